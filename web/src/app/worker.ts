/** Starts the service worker, and lets it keep what is wanted without a network. */
import { currentLanguage } from '../i18n';

export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Not on a first visit: it should fetch no more than it needs.
  const known = navigator.serviceWorker.controller !== null;
  const sparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => {
        if (known && !sparing) active?.postMessage({ keep: currentLanguage() });
      })
      .catch(() => undefined);
  });
}
