/** Messages that this browser shows even while no page of ours is open. */

export function canPush(): boolean {
  return globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** Asks for leave, and returns where messages for this browser go; undefined if the answer is no. */
export async function subscribe(key: string): Promise<Record<string, string> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** The host to which messages for this browser go, if it has subscribed. */
export async function subscribedTo(): Promise<readonly string[]> {
  const subscription = await current();
  return subscription ? [new URL(subscription.endpoint).hostname] : [];
}

export async function unsubscribe(): Promise<void> {
  await (await current())?.unsubscribe();
}

async function current(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
