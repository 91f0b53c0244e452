import { onlyLarge } from '../suite';

/**
 * Variants of the answers that another implementation of the contract may send ("Be ready for"). All of them are as
 * valid as the reference service's own.
 */
export interface Style {
  /** Numbers, numbers as text (`"17"`), or text that is not a number and must be escaped in a URL. */
  readonly ids: 'number' | 'digits' | 'opaque';
  /** Whether it is `"8.00"` instead of 8. */
  readonly areNumbersText: boolean;
  /** `2026-03-10`, its midnight in UTC, or its midnight in Berlin written in UTC. */
  readonly days: 'plain' | 'utc' | 'local';
  /** `07:30:00`, or the same after a date. */
  readonly times: 'seconds' | 'dated';
  /** Whether lists and objects within an answer are JSON text, and a listed sheet is `{id, body}` only. */
  readonly isJsonText: boolean;
  /** Whether empty optional fields are null, "" or absent in turn, and answers have required fields only. */
  readonly isSparse: boolean;
  /** Whether answers have fields that the contract does not mention. */
  readonly hasExtras: boolean;
  /** Whether the order of lists and fields differs from the reference service's. */
  readonly isShuffled: boolean;
  readonly admin: 'admin' | 'administrator';
  readonly flags: 'boolean' | 'number' | 'text';
  /** The status of "account not authorized", "account not verified" and "Invalid oAuthId". */
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

/**
 * The styles that each table of `journeys/varied*` tries; `npm test` has only the one that differs in every respect.
 */
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
