/** The tables one may join or watch, and one's own unfinished ones. */
import type { AnyMessage, TableInfo } from '../generated/wire';
import type { Connection } from './connection.svelte';

export class LobbyStore {
  /** Tables that are open to everybody, the newest first. Null until the server has spoken. */
  tables = $state.raw<readonly TableInfo[] | null>(null);
  /** The reader's own, the newest first. */
  mine = $state.raw<readonly TableInfo[]>([]);
  /** There may be more tables than are shown. */
  more = $state.raw(false);

  readonly #connection: Connection;
  #pages = 1;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  open(): () => void {
    return this.#connection.watch(() => ({ do: 'watch-lobby', pages: this.#pages }), {
      message: (message) => {
        this.#receive(message);
      },
    });
  }

  /** Shows another page of the list. */
  showMore(): void {
    this.#pages += 1;
    this.#connection.watchAgain();
  }

  #receive(message: AnyMessage): void {
    if (message.type === 'lobby') {
      this.tables = message.tables;
      this.mine = message.mine;
      this.more = message.more;
    } else if (message.type === 'lobby-changed') {
      const gone = [...message.gone, ...message.tables.map(({ id }) => id)];
      const kept = (this.tables ?? []).filter(({ id }) => !gone.includes(id));
      this.tables = [...message.tables, ...kept].sort((one, two) => two.created - one.created);
      this.more = message.more;
    } else if (message.type === 'lobby-own') {
      this.mine = message.mine;
    }
  }
}
