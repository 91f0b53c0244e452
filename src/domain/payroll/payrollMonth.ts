import { type Period, isWithin, overlapOf } from '../time/period';
import {
  type CountedPerson,
  type DayValues,
  type PayrollPerson,
  type PayrollValues,
  VALUE_KINDS,
  sumValues,
} from './payroll';
import { bySurname, findPerson, unknownPerson } from './findPerson';
import type { FileState } from './judgeSheet';
import type { Decision, SheetFile } from './sheetFile';
import { type Decided, areWhole, decided, doublesAmong, groupsOf, versionOf } from './sheetVersions';

/** Why something is open, in the order in which it is listed. */
const OPEN_ORDER = [
  'altered',
  'differs',
  'twoVersions',
  'damaged',
  'newer',
  'unsigned',
  'withoutData',
  'missing',
  'noNumber',
] as const;
export type OpenKind = (typeof OPEN_ORDER)[number];

/** Something that has to be settled before a file is written. */
export interface OpenItem {
  readonly kind: OpenKind;
  /** Null for a file that does not say whose it is. */
  readonly person: PayrollPerson | null;
  /** Whether neither the device nor the directory has the person. */
  readonly isUnknown: boolean;
  /** The files of the item; several for two versions, none if a sheet is missing. */
  readonly files: readonly SheetFile[];
}

/** Whom an item is about; a file that does not say it is called as itself. */
export const nameOf = ({ person, files }: OpenItem) => person?.name ?? files[0]?.name ?? '';

/** A file that does not count, and why. */
export interface AsideFile {
  readonly file: SheetFile;
  /** The version that counts in its place. */
  readonly by?: SheetFile;
  readonly why:
    | 'unreadable'
    | 'foreign'
    | 'otherCompany'
    | 'otherMonth'
    | 'double'
    | 'replaced'
    | 'notPaid'
    | 'leftOut';
}

/** The row of a person. */
export interface PersonRow {
  readonly person: PayrollPerson;
  readonly state: 'signed' | 'countedAnyway' | 'byHand' | 'leftOut' | OpenKind;
  /** Null where nothing may be counted yet; those of an unsigned sheet are shown in grey. */
  readonly values: PayrollValues | null;
  /** Whether the values are part of the sums. */
  readonly isCounted: boolean;
  /** The times of the signatures. */
  readonly signedAt: readonly string[];
  /** The days of the sheets, if they are not the whole month. */
  readonly part: readonly Period[];
  /** A sheet has days of other months, which do not count here. */
  readonly isCut: boolean;
  /** The hashes of all files of the person, by which decisions are found again. */
  readonly hashes: readonly string[];
  /** Typed by hand just as the text says. */
  readonly isAsPrinted: boolean;
  /** The fingerprints of the sheets that count; hours typed by hand have none. */
  readonly fingerprints: readonly string[];
}

/** The payroll of a month, as far as files were read and decisions made. */
export interface PayrollMonth {
  readonly open: readonly OpenItem[];
  readonly rows: readonly PersonRow[];
  readonly aside: readonly AsideFile[];
  /** People of the directory who have neither number nor sheet. */
  readonly without: readonly PayrollPerson[];
  /** Those whose values are part of the sums. */
  readonly counted: readonly CountedPerson[];
  readonly sums: PayrollValues;
}

interface MonthInput {
  readonly month: Period;
  readonly files: readonly SheetFile[];
  /** The kept people and those of the directory. */
  readonly people: readonly PayrollPerson[];
  readonly decisions: readonly Decision[];
  /** All files were read. Only then is a person without a sheet known to lack one. */
  readonly isComplete: boolean;
}

const isAside = (state: FileState): state is 'unreadable' | 'foreign' | 'otherCompany' =>
  state === 'unreadable' || state === 'foreign' || state === 'otherCompany';

/** The values of the days of a period. */
export function valuesWithin(period: Period, days: readonly DayValues[]): PayrollValues {
  return sumValues(days.filter(({ date }) => isWithin(date, period)).map(({ values }) => values));
}

interface OwnFiles {
  readonly person: PayrollPerson;
  readonly isUnknown: boolean;
  /** None if a sheet is missing. */
  readonly files: readonly SheetFile[];
}

/** Sorts files into those of a person, those that name nobody, and those that do not count in this month. */
function sortFiles({ month, files, people }: MonthInput, { byHand, leftOut }: Decided) {
  const aside: AsideFile[] = [];
  const nobodys: SheetFile[] = [];
  const owners = new Map<string, OwnFiles>();
  const doubles = doublesAmong(files);
  const reasonOf = (file: SheetFile, owner: PayrollPerson | undefined): AsideFile['why'] | null => {
    // A file that was assigned has an owner, unless nobody knows that person any more.
    if (isAside(file.state) && !(owner && byHand.has(file.hash))) return file.state;
    if (doubles.has(file)) return 'double';
    if (file.period && !overlapOf(file.period, month)) return 'otherMonth';
    if (owner?.isLeftOut) return 'notPaid';
    return !owner && leftOut.has(file.hash) ? 'leftOut' : null;
  };
  for (const file of files) {
    const assigned = byHand.get(file.hash)?.guid;
    const known =
      people.find(({ guid }) => guid === assigned) ??
      (file.person ? findPerson(people, file.person) : undefined);
    const owner = known ?? (file.person ? unknownPerson(file.person) : undefined);
    const why = reasonOf(file, owner);
    if (why) aside.push({ file, why });
    else if (!owner) nobodys.push(file);
    else {
      const before = owners.get(owner.guid)?.files ?? [];
      owners.set(owner.guid, { person: owner, isUnknown: !known, files: [...before, file] });
    }
  }
  return { aside, nobodys, owners };
}

/** The row of a person, what is open about it, and the files that other versions replace. */
function settled(own: OwnFiles, month: Period, made: Decided) {
  const { person, isUnknown, files } = own;
  const isLeftOut = made.leftOut.has(person.guid);
  const open: OpenItem[] = files.length > 0 ? [] : [{ kind: 'missing', ...own }];
  const aside: AsideFile[] = [];
  const counted: SheetFile[] = [];
  for (const versions of groupsOf(files)) {
    const file = versionOf(versions, made);
    if (!file) open.push({ kind: 'twoVersions', person, isUnknown, files: versions });
    else {
      const others = versions.filter((one) => one !== file);
      aside.push(...others.map((one): AsideFile => ({ file: one, why: 'replaced', by: file })));
      if (file.state === 'checked' || made.byHand.has(file.hash) || isCountedAnyway(file, made))
        counted.push(file);
      else open.push({ kind: openKind(file), person, isUnknown, files: [file] });
    }
  }
  const all = open.length > 0 ? open.flatMap((item) => item.files) : counted;
  const isGrey = open.length > 0 && open.every(({ kind }) => kind === 'unsigned');
  const valuesOf = (file: SheetFile) => made.byHand.get(file.hash)?.values ?? valuesWithin(month, file.days);
  const periods = counted.flatMap(({ period }) => period ?? []);
  const row: PersonRow = {
    person,
    state: isLeftOut ? 'leftOut' : (open[0]?.kind ?? countedAs(counted, made)),
    values:
      isLeftOut || (open.length > 0 && !isGrey)
        ? null
        : sumValues([...(isGrey ? all : []), ...counted].map(valuesOf)),
    isCounted: !isLeftOut && open.length === 0,
    signedAt: all.flatMap(({ signedAt }) => signedAt ?? []),
    part: periods.length < counted.length || areWhole(periods, month) ? [] : periods,
    isCut: periods.some(({ from, to }) => from < month.from || to > month.to),
    hashes: files.map(({ hash }) => hash),
    isAsPrinted: counted.every(({ hash, printed }) => {
      const typed = made.byHand.get(hash)?.values;
      return !typed || VALUE_KINDS.every((kind) => typed[kind] === printed?.[kind]);
    }),
    fingerprints: counted.flatMap(({ hash, fingerprint }) =>
      isLeftOut || fingerprint === null || made.byHand.has(hash) ? [] : [fingerprint],
    ),
  };
  if (open.length === 0 && person.number.trim() === '')
    open.push({ kind: 'noNumber', person, isUnknown, files: counted });
  return { row, open: isLeftOut ? [] : open, aside };
}

const isCountedAnyway = ({ state, hash }: SheetFile, { counted }: Decided) =>
  state === 'unsigned' && counted.has(hash);

function countedAs(files: readonly SheetFile[], made: Decided): PersonRow['state'] {
  if (files.some(({ hash }) => made.byHand.has(hash))) return 'byHand';
  return files.some((file) => isCountedAnyway(file, made)) ? 'countedAnyway' : 'signed';
}

/** Why a file of a person is open. Checked files, and those that are set aside, do not come here alone. */
function openKind({ state }: SheetFile): OpenKind {
  return state === 'checked' || isAside(state) ? 'twoVersions' : state;
}

/** The payroll of a month: what is open, the row of each person, and the files that do not count. */
export function payrollMonth(input: MonthInput): PayrollMonth {
  const { month, people, decisions } = input;
  const made = decided(decisions);
  const { aside, nobodys, owners } = sortFiles(input, made);
  const others = input.isComplete
    ? people.filter(({ guid, isLeftOut }) => !owners.has(guid) && !isLeftOut)
    : [];
  const without = others.filter(({ number }) => number.trim() === '');
  const missing = others.filter((person) => !without.includes(person));
  const all = [
    ...owners.values(),
    ...missing.map((person): OwnFiles => ({ person, isUnknown: false, files: [] })),
  ].map((own) => settled(own, month, made));
  const open = [
    ...all.flatMap((one) => one.open),
    ...nobodys.map((file): OpenItem => ({
      kind: openKind(file),
      person: null,
      isUnknown: true,
      files: [file],
    })),
  ];
  const rows = all
    .map(({ row }) => row)
    .toSorted((one, other) => bySurname(one.person.name, other.person.name));
  const counted = rows.flatMap(({ person, values, isCounted }) =>
    values && isCounted ? [{ person, values }] : [],
  );
  return {
    open: open.toSorted(
      (one, other) =>
        OPEN_ORDER.indexOf(one.kind) - OPEN_ORDER.indexOf(other.kind) ||
        bySurname(nameOf(one), nameOf(other)),
    ),
    rows,
    aside: [...aside, ...all.flatMap((one) => one.aside)],
    without,
    counted,
    sums: sumValues(counted.map(({ values }) => values)),
  };
}
