/** For tests: the far end of a socket, in memory. It obeys a command with a given key once, like the real one. */
import type { AnyCommand, AnyMessage } from '../generated/wire';
import type { Socket } from './connection.svelte';

class FakeSocket implements Socket {
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  closed = false;
  readonly received: AnyCommand[] = [];
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
  }

  send(text: string): void {
    const command = JSON.parse(text) as AnyCommand;
    this.received.push(command);
    this.#server.hear(this, command);
  }

  close(): void {
    this.closed = true;
  }

  /** A message of the server arrives. */
  deliver(message: AnyMessage): void {
    this.onmessage?.call(
      this as unknown as WebSocket,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    );
  }

  /** The line breaks. */
  break(code = 1006): void {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly obeyed: AnyCommand[] = [];
  /** Silent: hears and obeys, but its answers do not arrive. */
  silent = false;
  introductions = 0;
  /** Its clock, if it is not that of this computer. */
  now: (() => number) | null = null;
  refuse: string | null = null;

  readonly surroundings = {
    openSocket: () => {
      const socket = new FakeSocket(this);
      this.sockets.push(socket);
      return socket;
    },
    introduce: () => {
      this.introductions += 1;
      return Promise.resolve({ id: 'guest', name: 'Smew', language: 'en' as const });
    },
    recognise: () => undefined,
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('nobody has called');
    return last;
  }

  /** Greets the newest connection. */
  welcome(now = Date.now()): void {
    const me = { id: 'guest', name: 'Smew', language: 'en' as const };
    this.socket.deliver({ type: 'welcome', version: 1, me, now });
  }

  hear(socket: FakeSocket, command: AnyCommand): void {
    const again = this.obeyed.some(({ key }) => key === command.key);
    if (!again && !this.refuse) this.obeyed.push(command);
    if (this.silent) return;
    if (command.do === 'ping')
      socket.deliver({ type: 'pong', key: command.key, now: this.now?.() ?? Date.now() });
    if (this.refuse)
      socket.deliver({
        type: 'refused',
        key: command.key,
        reason: { rule: this.refuse, values: {} },
      });
    else socket.deliver({ type: 'accepted', key: command.key });
  }

  heard(what: AnyCommand['do']): number {
    return this.socket.received.filter((command) => command.do === what).length;
  }
}
