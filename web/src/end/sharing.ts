/** Gives a picture to others: by the system's own sheet where there is one, else as a file. */

/** Whether the reader has sent it or saved it; nothing, if they changed their mind. */
export type Shared = 'sent' | 'saved' | null;

export async function sharePicture(
  picture: Blob,
  { name, title, url }: { name: string; title: string; url: string },
): Promise<Shared> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  const data = { files: [file], title, url };
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return 'sent';
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return null;
      // Some systems offer a sheet and then refuse files: a file can always be saved.
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
  return 'saved';
}
