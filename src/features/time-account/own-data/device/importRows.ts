import { projectKeyOf } from '@/domain/account/accountDays';
import { canonicalJson } from '@/domain/canonicalJson';
import type { FederalState } from '@/domain/time/holidays';
import type { IsoDate } from '@/domain/time/period';
import type ownData from '@/shared/i18n/locales/de/ownData.json';
import type { ReadSettings } from './importPlan';

/** The names of kept values that have a row of their own in the preview; all others share one row. */
const NAMED = [
  ['favourites', 'starred-pairs'],
  ['hints', 'hidden-hints'],
  ['findings', 'hidden-findings'],
  ['views', 'named-views'],
  ['reportViews', 'report-views'],
] as const;

const NAMED_VALUES: ReadonlySet<string> = new Set(NAMED.map(([, name]) => name));

/** Identifies a row of the preview, and its name in the texts. */
type RowKey = keyof (typeof ownData)['import']['rows'];

/** The value of one side: a count or the setting itself; null for nothing. */
export type Shown =
  | number
  | { readonly start: IsoDate; readonly opening: number }
  | { readonly state: FederalState | null }
  | null;

/** The parts that a row compares, each with a key. */
type Parts = readonly (readonly [key: string, value: unknown])[];

interface RowSpec {
  readonly key: RowKey;
  readonly partsOf: (settings: ReadSettings) => Parts;
  /** The value of one side; by default the number of its parts. */
  readonly shown?: (settings: ReadSettings) => Shown;
}

function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

const ROWS: readonly RowSpec[] = [
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
  ...NAMED.map(([key, name]): RowSpec => ({
    key,
    partsOf: ({ others }) => (name in others ? [[name, others[name]]] : []),
    shown: ({ others }) => (name in others ? countOf(others[name]) : null),
  })),
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
      ([key, value]) => old.has(key) && canonicalJson(old.get(key)) !== canonicalJson(value),
    ).length,
    removed: before.filter(([key]) => !kept.has(key)).length,
  };
}

const isNone = (difference: ReturnType<typeof differenceOf>) =>
  Object.values(difference).every((count) => count === 0);

/** The rows of the preview, for everything that this device or the file has: the values of both, and what differs afterwards. */
export function importRows(here: ReadSettings, file: ReadSettings, after: ReadSettings) {
  return ROWS.flatMap(({ key, partsOf, shown }) => {
    const [ours, theirs] = [partsOf(here), partsOf(file)];
    if (ours.length + theirs.length === 0) return [];
    const shownOf = shown ?? ((settings: ReadSettings) => partsOf(settings).length || null);
    const difference = differenceOf(ours, partsOf(after));
    return [
      {
        key,
        here: shownOf(here),
        file: shownOf(file),
        /** How many parts differ afterwards. */
        ...difference,
        /** Whether the values here and in the file are the same. */
        isSame: isNone(differenceOf(ours, theirs)),
      },
    ];
  });
}

export type ImportRow = ReturnType<typeof importRows>[number];
