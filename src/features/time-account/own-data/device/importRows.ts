import { projectKeyOf } from '@/domain/account/accountDays';
import type { FederalState } from '@/domain/time/holidays';
import type { IsoDate } from '@/domain/time/period';
import { type ReadSettings, comparableText } from './importPlan';

/** Names of kept values that have a line of their own in the preview; all others share one. */
const NAMED = {
  favourites: 'starred-pairs',
  hints: 'hidden-hints',
  findings: 'hidden-findings',
  views: 'named-views',
  reportViews: 'report-views',
} as const;

const NAMED_VALUES: ReadonlySet<string> = new Set(Object.values(NAMED));

type NamedKey = keyof typeof NAMED;

/** A line of the preview, by its words. */
export type RowKey =
  | 'targets'
  | 'holidays'
  | 'opening'
  | 'bookings'
  | 'vacation'
  | 'absences'
  | 'mapped'
  | 'freeDays'
  | NamedKey
  | 'others';

/** What one side has: how many, or what; null for nothing. */
export type Shown =
  | number
  | { readonly start: IsoDate; readonly opening: number }
  | { readonly state: FederalState | null }
  | null;

/** A line of the preview: what is here and in the file, and what the result is. */
export interface ImportRow {
  readonly key: RowKey;
  readonly here: Shown;
  readonly file: Shown;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Here and in the file it is the same. */
  readonly isSame: boolean;
}

/** What a line compares: its parts with what names each of them. */
type Parts = readonly (readonly [key: string, value: unknown])[];

interface Line {
  readonly key: RowKey;
  readonly partsOf: (settings: ReadSettings) => Parts;
  /** How many parts, unless said otherwise. */
  readonly shown?: (settings: ReadSettings) => Shown;
}

function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

const namedLine = (key: NamedKey): Line => {
  const name = NAMED[key];
  return {
    key,
    partsOf: ({ others }) => (name in others ? [[name, others[name]]] : []),
    shown: ({ others }) => (name in others ? countOf(others[name]) : null),
  };
};

const lines: readonly Line[] = [
  { key: 'targets', partsOf: ({ workDays }) => (workDays?.rows ?? []).map((row) => [row.from, row.targets]) },
  {
    key: 'holidays',
    partsOf: ({ workDays }) =>
      workDays ? [['', [workDays.state, workDays.christmasEve, workDays.newYearsEve]]] : [],
    shown: ({ workDays }) => workDays && { state: workDays.state },
  },
  { key: 'freeDays', partsOf: ({ workDays }) => (workDays?.freeDays ?? []).map((day) => [day, day]) },
  {
    key: 'opening',
    partsOf: ({ account }) =>
      account ? [['', [account.start, account.opening, account.cap, account.travelShare]]] : [],
    shown: ({ account }) => account && { start: account.start, opening: account.opening },
  },
  { key: 'bookings', partsOf: ({ account }) => (account?.bookings ?? []).map((one) => [one.id, one]) },
  {
    key: 'vacation',
    partsOf: ({ account }) => (account?.entitlements ?? []).map((one) => [String(one.year), one]),
  },
  { key: 'absences', partsOf: ({ absences }) => absences.map((one) => [one.id, one]) },
  { key: 'mapped', partsOf: ({ mapped }) => mapped.map((one) => [projectKeyOf(one), one]) },
  namedLine('favourites'),
  namedLine('hints'),
  namedLine('findings'),
  namedLine('views'),
  namedLine('reportViews'),
  {
    key: 'others',
    partsOf: ({ others }) => Object.entries(others).filter(([name]) => !NAMED_VALUES.has(name)),
  },
];

function differenceOf(before: Parts, after: Parts) {
  const old = new Map(before);
  const kept = new Set(after.map(([key]) => key));
  return {
    added: after.filter(([key]) => !old.has(key)).length,
    changed: after.filter(
      ([key, value]) => old.has(key) && comparableText(old.get(key)) !== comparableText(value),
    ).length,
    removed: before.filter(([key]) => !kept.has(key)).length,
  };
}

const isNone = (difference: ReturnType<typeof differenceOf>) =>
  Object.values(difference).every((count) => count === 0);

/** The lines of the preview: everything that this device or the file has. */
export function importRows(
  here: ReadSettings,
  file: ReadSettings,
  after: ReadSettings,
): readonly ImportRow[] {
  return lines.flatMap(({ key, partsOf, shown }) => {
    const [ours, theirs] = [partsOf(here), partsOf(file)];
    if (ours.length + theirs.length === 0) return [];
    const shownOf = shown ?? ((settings: ReadSettings) => partsOf(settings).length || null);
    const difference = differenceOf(ours, partsOf(after));
    return [
      {
        key,
        here: shownOf(here),
        file: shownOf(file),
        ...difference,
        isSame: isNone(differenceOf(ours, theirs)),
      },
    ];
  });
}
