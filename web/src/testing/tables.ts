/** For tests: tables and seats as the server tells of them. */
import type { SeatInfo, TableInfo } from '../generated/wire';

export function seatInfo(changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: 'person',
    name: 'Anna',
    level: null,
    you: false,
    online: true,
    resigned: false,
    absent: false,
    stands_in: false,
    yours: false,
    holiday: null,
    host: false,
    ...changes,
  };
}

export function tableInfo(id: string, changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    game: 'canardage',
    options: {},
    edition: false,
    seats: [],
    status: 'playing',
    listed: false,
    created: 0,
    host: true,
    commitment: '',
    seed: null,
    links: {},
    next: null,
    spectators: 'talk',
    hints: false,
    muted: [],
    acting: [],
    origin: null,
    slow: null,
    until: {},
    late: null,
    votes: {},
    said: null,
    read: null,
    series: null,
    ...changes,
  };
}
