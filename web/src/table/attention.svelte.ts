/** Tells who looks elsewhere that it is their turn: a mark in the title, and a soft sound for those who want it. */

const STORAGE_KEY = 'webfoot.sound';
const NOTES_HZ = [587.33, 783.99];

let wanted = $state(readWish());
let audio: AudioContext | undefined;

export function soundWanted(): boolean {
  return wanted;
}

export function wishSound(wish: boolean): void {
  wanted = wish;
  try {
    localStorage.setItem(STORAGE_KEY, wish ? 'on' : 'off');
  } catch {
    // Storage can be switched off; the wish then lasts as long as the page.
  }
  // Switching on answers with the sound itself; browsers also allow sound only after a click.
  if (wish) chime();
}

/** Two soft notes, one after the other. */
export function chime(): void {
  if (!wanted) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [place, pitch] of NOTES_HZ.entries()) {
    const from = start + place * 0.14;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.75);
  }
}

function readWish(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}
