/** Short tones made in the page: a job that is ready, something bad, and the time running out. */

export type Sound = 'ready' | 'alarm' | 'points' | 'quarter' | 'tick' | 'gong';

/** Pitch in Hz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, from: number, length: number];

const TUNES: Readonly<Record<Sound, readonly Note[]>> = {
  ready: [
    [880, 0, 0.25],
    [1174.7, 0.09, 0.35],
  ],
  alarm: [
    [220, 0, 0.22],
    [185, 0.16, 0.35],
  ],
  points: [
    [659.3, 0, 0.2],
    [830.6, 0.1, 0.2],
    [987.8, 0.2, 0.4],
  ],
  quarter: [
    [523.3, 0, 0.5],
    [392, 0.32, 0.8],
  ],
  tick: [[1046.5, 0, 0.12]],
  gong: [
    [196, 0, 1.6],
    [293.7, 0.02, 1.4],
  ],
};

let audio: AudioContext | undefined;

export function sound(which: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [pitch, from, length] of TUNES[which]) {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start + from);
    volume.gain.linearRampToValueAtTime(0.13, start + from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + from);
    tone.stop(start + from + length + 0.05);
  }
}
