/** The tables one may join or watch, and one's own unfinished ones. */
import type { TableInfo } from '../generated/wire';
import type { Connection } from './connection.svelte';

export class LobbyStore {
  /** Null until the server has spoken. */
  tables = $state.raw<readonly TableInfo[] | null>(null);

  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  open(): () => void {
    return this.#connection.watch(
      { do: 'watch-lobby' },
      {
        message: (message) => {
          if (message.type === 'lobby') this.tables = message.tables;
        },
      },
    );
  }
}
