/** What the server answers over HTTP, typed; a failure comes as a `Problem` that can be put into words. */
import type {
  Account,
  Arrival,
  Arrived,
  CallCode,
  CallSettings,
  CallTested,
  CallsStopped,
  ForgetMe,
  GameInfo,
  GameTexts,
  HandoverCode,
  HandoverGuest,
  Hint,
  History,
  Holiday,
  LessonInfo,
  Lobby,
  Me,
  NewCallWay,
  NewHandover,
  NewHoliday,
  NewMe,
  NewPasskey,
  NewQuiet,
  NewTable,
  Outcome,
  PasskeyOptions,
  PlayOn,
  Problem,
  Recovery,
  RecoveryCodes,
  RecoveryLink,
  Refusal,
  Replay,
  SecondLook,
  Shown,
  SignIn,
  StopCalls,
  StudyAnswer,
  TableCreated,
  TableInfo,
  YourSeat,
} from './generated/wire';
import type { Move, Say } from './games/contract';
import { refusalId, t, type Language } from './i18n';

/** What a learner has done: moves, and null for going on. */
export type Made = readonly unknown[];

export class ProblemError extends Error {
  /** The id after `problem-` of the sentence that explains it. */
  readonly problem: string;
  /** Where a game itself says no: the rule after `refusal-` of its sentence. */
  readonly reason: Refusal | null;

  constructor(problem: string, detail = '', reason: Refusal | null = null) {
    super(detail || problem);
    this.name = 'ProblemError';
    this.problem = problem;
    this.reason = reason;
  }
}

export const api = {
  me: () => json<Me>('/api/me'),
  changeMe: (me: NewMe) => json<Me>('/api/me', sending('PUT', me)),
  /** Deletes this guest for good; the answer is who this browser is from then on. */
  forgetMe: (wish: ForgetMe) => json<Me>('/api/me/forget', sending('POST', wish)),
  /** A code with which another device goes on as this guest. */
  makeHandover: (handover: NewHandover) =>
    json<HandoverCode>('/api/me/handover', sending('POST', handover)),
  recovery: () => json<Recovery>('/api/me/recovery'),
  makeRecovery: () => json<RecoveryLink>('/api/me/recovery', sending('POST', {})),
  revokeRecovery: () => json<Recovery>('/api/me/recovery', { method: 'DELETE' }),
  /** Who a code or a recovery link stands for, without using it. */
  lookAtArrival: (arrival: Arrival) =>
    json<HandoverGuest>('/api/arrival/look', sending('POST', arrival)),
  arrive: (arrival: Arrival) => json<Arrived>('/api/arrival', sending('POST', arrival)),
  /** How this guest wants to be called. */
  calls: () => json<CallSettings>('/api/me/calls'),
  addWay: (way: NewCallWay) => json<CallSettings>('/api/me/calls', sending('POST', way)),
  sendCode: (way: number) => json<CallTested>(`/api/me/calls/${way}/code`, sending('POST', {})),
  confirmWay: (way: number, code: CallCode) =>
    json<CallSettings>(`/api/me/calls/${way}/confirm`, sending('POST', code)),
  testWay: (way: number) => json<CallTested>(`/api/me/calls/${way}/test`, sending('POST', {})),
  removeWay: (way: number) => json<CallSettings>(`/api/me/calls/${way}`, { method: 'DELETE' }),
  setQuiet: (quiet: NewQuiet) => json<CallSettings>('/api/me/quiet', sending('PUT', quiet)),
  stopCalls: (token: StopCalls) => json<CallsStopped>('/api/calls/stop', sending('POST', token)),
  account: () => json<Account>('/api/me/account'),
  passkeyOptions: () => json<PasskeyOptions>('/api/me/passkeys/options', sending('POST', {})),
  addPasskey: (passkey: NewPasskey) => json<Account>('/api/me/passkeys', sending('POST', passkey)),
  removePasskey: (id: string) =>
    json<Account>(`/api/me/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  makeCodes: () => json<RecoveryCodes>('/api/me/codes', sending('POST', {})),
  signInOptions: () => json<PasskeyOptions>('/api/sign-in/options', sending('POST', {})),
  signIn: (proof: SignIn) => json<Arrived>('/api/sign-in', sending('POST', proof)),
  signOutElsewhere: () => json<Account>('/api/me/sign-out-elsewhere', sending('POST', {})),
  lobby: () => json<Lobby>('/api/lobby'),
  /** The finished games of this guest, so many pages of them. */
  history: (pages: number) => json<History>(`/api/me/history?pages=${pages}`),
  holiday: () => json<Holiday>('/api/me/holiday'),
  beginHoliday: (holiday: NewHoliday) => json<Holiday>('/api/me/holiday', sending('POST', holiday)),
  endHoliday: () => json<Holiday>('/api/me/holiday', { method: 'DELETE' }),
  games: () => json<GameInfo[]>('/api/games'),
  /** The words of a game that the page was built without. */
  gameTexts: (game: string, language: Language) =>
    json<GameTexts>(`/api/games/${encodeURIComponent(game)}/texts/${language}`),
  createTable: (table: NewTable) => json<TableCreated>('/api/tables', sending('POST', table)),
  /** What an invitation is for, without accepting it. */
  link: (token: string) => json<TableInfo>(`/api/links/${encodeURIComponent(token)}`),
  claimLink: (token: string) =>
    json<TableCreated>(`/api/links/${encodeURIComponent(token)}`, sending('POST', {})),
  replay: (table: string, seat: number | null) =>
    json<Replay>(
      `/api/tables/${encodeURIComponent(table)}/replay${seat === null ? '' : `?seat=${seat}`}`,
    ),
  yourSeat: (table: string) => json<YourSeat>(`/api/tables/${encodeURIComponent(table)}/seat`),
  /** A table that goes on from a moment of a finished game. */
  playOn: (table: string, wanted: PlayOn) =>
    json<TableCreated>(`/api/tables/${encodeURIComponent(table)}/play-on`, sending('POST', wanted)),
  /** The study of a finished game, or how far it is. */
  study: (table: string) => json<StudyAnswer>(`/api/tables/${encodeURIComponent(table)}/study`),
  askForStudy: (table: string) =>
    json<StudyAnswer>(`/api/tables/${encodeURIComponent(table)}/study`, sending('POST', {})),
  /** How a finished game was won. */
  outcome: (table: string) => json<Outcome>(`/api/tables/${encodeURIComponent(table)}/outcome`),
  /** What the coach would play now, and why. */
  hint: (table: string) =>
    json<Hint>(`/api/tables/${encodeURIComponent(table)}/hint`, sending('POST', {})),
  /** What the coach would play instead of moves that give away much. */
  secondLook: (table: string, move: Move, then: readonly Move[]) =>
    json<SecondLook>(
      `/api/tables/${encodeURIComponent(table)}/second-look`,
      sending('POST', { move, then }),
    ),
  lessons: (game: string) => json<LessonInfo[]>(`/api/lessons/${encodeURIComponent(game)}`),
  /** Where a learner stands who has done this. */
  lesson: (game: string, lesson: string, made: Made, to: number | null) =>
    json<Shown>(lessonAddress(game, lesson), sending('POST', { made, to })),
  /** Every moment of a lesson, as its own solutions lead through it. */
  wholeLesson: (game: string, lesson: string) =>
    json<Shown[]>(`${lessonAddress(game, lesson)}/whole`),
  facts: (table: string) => json<unknown>(`/api/tables/${encodeURIComponent(table)}/facts`),
  /** With a table, the rules with the values of the edition played there. */
  rules: async (game: string, language: Language, editionOf: string | null = null) =>
    (
      await answer(
        editionOf === null
          ? `/api/rules/${encodeURIComponent(game)}/${language}`
          : `/api/tables/${encodeURIComponent(editionOf)}/rules/${language}`,
      )
    ).text(),
};

function lessonAddress(game: string, lesson: string): string {
  return `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
}

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** Any failure in the reader's words; a game's own reasons need the game's texts. */
export function inWords(failure: unknown, say: Say = t): string {
  if (failure instanceof ProblemError && failure.reason) {
    const { rule, values } = failure.reason;
    const id = refusalId(rule);
    if (say.has?.(id) ?? true) {
      const sentence = say(id, values);
      if (sentence !== id) return sentence;
    }
  }
  const id = `problem-${failure instanceof ProblemError ? failure.problem : 'unknown'}`;
  const words = t(id);
  return words === id ? t('problem-unknown') : words;
}

export function sending(method: 'POST' | 'PUT', body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export async function json<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return (await (await answer(path, init)).json()) as Answer;
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ProblemError('unreachable');
  }
  if (response.ok) return response;
  throw await problemOf(response);
}

async function problemOf(response: Response): Promise<ProblemError> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (typeof body.problem === 'string')
      return new ProblemError(body.problem, body.detail, body.reason);
  } catch {
    // Not ours: a proxy in between speaks HTML.
  }
  return new ProblemError(response.status >= 500 ? 'unreachable' : 'unknown');
}
