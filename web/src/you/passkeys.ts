/** Passkeys of this browser, in the form in which the server speaks of them. */

type Json = Record<string, unknown>;

export function canUsePasskeys(): boolean {
  return (
    globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && 'credentials' in navigator
  );
}

/** Lets the browser make a passkey; undefined if its user has changed their mind. */
export function makePasskey(options: Json): Promise<Json | undefined> {
  const publicKey = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return asked(() => navigator.credentials.create({ publicKey: creationOptions(publicKey) }));
}

/** Lets the browser use a passkey; undefined if its user has changed their mind. */
export function usePasskey(options: Json): Promise<Json | undefined> {
  const publicKey = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return asked(() => navigator.credentials.get({ publicKey: requestOptions(publicKey) }));
}

async function asked(ask: () => Promise<Credential | null>): Promise<Json | undefined> {
  let credential: Credential | null;
  try {
    credential = await ask();
  } catch (failure) {
    // Also if it took too long, or if this device has no passkey for this site.
    if (failure instanceof DOMException && failure.name !== 'InvalidStateError') return undefined;
    throw failure;
  }
  return credential instanceof PublicKeyCredential ? plain(credential) : undefined;
}

function creationOptions(
  json: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  const { excludeCredentials = [] } = json;
  return {
    ...(json as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(json.challenge),
    user: { ...json.user, id: bytes(json.user.id) },
    excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: bytes(id) })),
  };
}

function requestOptions(
  json: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  return {
    ...(json as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(json.challenge),
    allowCredentials: [],
  };
}

function plain({ id, rawId, type, response }: PublicKeyCredential): Json {
  const told: Json = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse)
    told.attestationObject = text(response.attestationObject);
  if (response instanceof AuthenticatorAssertionResponse) {
    told.authenticatorData = text(response.authenticatorData);
    told.signature = text(response.signature);
    if (response.userHandle) told.userHandle = text(response.userHandle);
  }
  return { id, rawId: text(rawId), type, response: told, clientExtensionResults: {} };
}

/** By which the owner tells the passkey from others: the system of the device that made it. */
export function nameOfDevice(agent: string): string {
  const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];
  return systems.find((system) => agent.includes(system)) ?? 'Web';
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const plainText = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plainText, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const signs = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
