/** Were the cards shuffled as promised? The seed shown at the end must hash to what was shown at the start. */

/** As in `webfoot.core.chance.commitment`. */
const PREFIX = 'webfoot-commitment-1';

export type Verdict = 'match' | 'mismatch' | 'cannot';

export async function verifyShuffles(seed: string, commitment: string): Promise<Verdict> {
  // Browsers lend their hash only to pages that came over https, or from this very computer.
  if (!('subtle' in crypto)) return 'cannot';
  return (await commitmentOf(seed)) === commitment ? 'match' : 'mismatch';
}

export async function commitmentOf(seed: string): Promise<string> {
  const prefix = new TextEncoder().encode(PREFIX);
  const bytes = Uint8Array.from([...prefix, ...fromHex(seed)]);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function fromHex(text: string): number[] {
  return (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
