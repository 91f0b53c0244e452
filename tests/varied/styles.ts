import { onlyLarge } from '../suite';

/**
 * Ways in which another implementation of the contract may write its answers ("Be ready for"). Each is as legal as the
 * reference service's own.
 */
export interface Style {
  /** Numbers, numbers as text (`"17"`), or text that is no number and has to be escaped in an address. */
  readonly ids: 'number' | 'digits' | 'opaque';
  /** `"8.00"` instead of 8. */
  readonly areNumbersText: boolean;
  /** `2026-03-10`; its midnight in UTC; its midnight in Berlin, written in UTC. */
  readonly days: 'plain' | 'utc' | 'local';
  /** `07:30:00`, or the same with a date in front. */
  readonly times: 'seconds' | 'dated';
  /** Lists and objects within an answer are JSON text, a listed sheet is `{id, body}` only. */
  readonly isJsonText: boolean;
  /** Empty optional fields are null, "" or absent by turns, and answers say no more than they must. */
  readonly isSparse: boolean;
  /** Fields that nobody asked for. */
  readonly hasExtras: boolean;
  /** Lists and fields in another order than the reference service's. */
  readonly isShuffled: boolean;
  readonly admin: 'admin' | 'administrator';
  readonly flags: 'boolean' | 'number' | 'text';
  /** Of "account not authorized", "account not verified" and "Invalid oAuthId". */
  readonly outcomeStatus: 200 | 401 | 403;
}

const reference: Style = {
  ids: 'number',
  areNumbersText: false,
  days: 'plain',
  times: 'seconds',
  isJsonText: false,
  isSparse: false,
  hasExtras: false,
  isShuffled: false,
  admin: 'admin',
  flags: 'boolean',
  outcomeStatus: 200,
};

export const styles = {
  strings: { ...reference, ids: 'digits', areNumbersText: true, flags: 'text', outcomeStatus: 401 },
  timestampsUtc: { ...reference, days: 'utc', times: 'dated' },
  timestampsLocal: { ...reference, days: 'local', times: 'dated', flags: 'number', outcomeStatus: 403 },
  jsonText: { ...reference, isJsonText: true },
  sparse: { ...reference, isSparse: true, outcomeStatus: 401 },
  extra: { ...reference, hasExtras: true, admin: 'administrator', outcomeStatus: 403 },
  shuffled: { ...reference, isShuffled: true },
  wordy: {
    ids: 'opaque',
    areNumbersText: true,
    days: 'local',
    times: 'dated',
    isJsonText: true,
    isSparse: true,
    hasExtras: true,
    isShuffled: true,
    admin: 'administrator',
    flags: 'text',
    outcomeStatus: 401,
  },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

/** The styles that each table of `journeys/varied*` tries: in `npm test` the one that differs in everything. */
export const styleNames: readonly StyleName[] = [
  'wordy',
  ...onlyLarge<StyleName>([
    'strings',
    'timestampsUtc',
    'timestampsLocal',
    'jsonText',
    'sparse',
    'extra',
    'shuffled',
  ]),
];
