/** Soft sounds for those who look elsewhere, each for those who want it. */

export const SOUNDS = ['turn', 'chat', 'over'] as const;
export type Sound = (typeof SOUNDS)[number];

const STORAGE_KEYS: Record<Sound, string> = {
  turn: 'webfoot.sound',
  chat: 'webfoot.sound.chat',
  over: 'webfoot.sound.over',
};
/** The notes of each, one after the other. */
const NOTES_HZ: Record<Sound, readonly number[]> = {
  turn: [587.33, 783.99],
  chat: [880],
  over: [523.25, 659.26, 783.99, 1046.5],
};

const wanted = $state({ turn: readWish('turn'), chat: readWish('chat'), over: readWish('over') });
let audio: AudioContext | undefined;

export function soundWanted(sound: Sound = 'turn'): boolean {
  return wanted[sound];
}

export function wishSound(wish: boolean, sound: Sound = 'turn'): void {
  wanted[sound] = wish;
  try {
    localStorage.setItem(STORAGE_KEYS[sound], wish ? 'on' : 'off');
  } catch {
    // Storage can be switched off; the wish then lasts as long as the page.
  }
  // Switching on answers with the sound itself; browsers also allow sound only after a click.
  if (wish) chime(sound);
}

/** Soft notes, one after the other. */
export function chime(sound: Sound = 'turn'): void {
  if (!wanted[sound]) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [place, pitch] of NOTES_HZ[sound].entries()) {
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

function readWish(sound: Sound): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS[sound]) === 'on';
  } catch {
    return false;
  }
}
