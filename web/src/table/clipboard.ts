/** Copies words, also on pages without https, where browsers hide their clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Inside an open dialog nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // Out of favour, but the only way where there is no https, as at home.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
