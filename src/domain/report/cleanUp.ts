import { type Project, isCompletedProject } from '../customers/project';
import { type Group, grouped } from '../grouped';
import { type FederalState, type Holiday, holidayOn } from '../time/holidays';
import { fullName } from '../people/person';
import { type IsoDate, type Period, isWithin, weekday } from '../time/period';
import { COPY_SUFFIX, isLongDay } from '../work/workRecord';
import { projectsByKey } from './projectFigures';
import type { FoundPerson, ReportPerson } from './reportPeople';
import { type Hundredths, hoursOfHundredths, plus } from '../hundredths';
import { type ReportRow, projectKey } from './reportRow';

/** The kinds of findings, in the order in which they are shown. */
export const FINDING_KINDS = ['noProject', 'longDay', 'restDay', 'twice', 'completed', 'noHours'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Entries that are worth a look. Nothing is written to anyone's records. */
export interface Finding {
  readonly kind: FindingKind;
  /** Identifies the finding as long as its entries do not change, so that the device can hide it. */
  readonly key: string;
  readonly person: FoundPerson;
  /** The day of its entries, the last one if there are several; null without entries. */
  readonly date: IsoDate | null;
  /** The sum of the hours of all its entries. */
  readonly hours: Hundredths;
  /** The entries that it is about, in order of their days. */
  readonly entries: readonly ReportRow[];
  /** The holiday on a rest day; null on a Sunday that is no holiday, and for other kinds. */
  readonly holiday: Holiday | null;
}

export interface CleanUpContent {
  /** The rows to check; those of days outside of the period are ignored. */
  readonly rows: readonly ReportRow[];
  readonly period: Period;
  readonly projects: readonly Pick<Project, 'customerId' | 'name' | 'state'>[];
  readonly personOf: (text: string | undefined) => FoundPerson;
  /** The state whose holidays count; null for the holidays that all states have. */
  readonly state: FederalState | null;
  /** The authorised people if all customers were read; null as long as some are missing. */
  readonly everyone: readonly ReportPerson[] | null;
}

/** A description without case, spaces and the mark of a copy, so that copies can be compared. */
function plainText(description: string): string {
  return description.toLowerCase().replaceAll(COPY_SUFFIX, '').replaceAll(/\s+/gu, '');
}

/** A row with its person. Rows without a person are not checked, because no mail could ask about them. */
interface OwnRow {
  readonly row: ReportRow;
  readonly person: FoundPerson;
}

const joined = (...parts: readonly (string | number)[]) => JSON.stringify(parts);
const dayKey = ({ row, person }: OwnRow) => joined(person.key, row.date);
const contentKey = ({ row, person }: OwnRow) =>
  joined(person.key, row.date, projectKey(row.customer, row.project), row.hours, row.description ?? '');

function findingOf(
  kind: FindingKind,
  key: string,
  group: Group<OwnRow>,
  holiday: Holiday | null = null,
): Finding {
  const [{ person }] = group;
  const entries = group.map(({ row }) => row).sort((one, other) => one.date.localeCompare(other.date));
  const hours = plus(...entries.map((entry) => entry.hours));
  const date = entries.at(-1)?.date ?? null;
  return { kind, key: joined(kind, key, hours), person, date, hours, entries, holiday };
}

type Projects = CleanUpContent['projects'];

/** Finds hours without a project at customers that have an open one. Each entry is a finding of its own. */
function withoutProject(rows: readonly OwnRow[], projects: Projects): readonly Finding[] {
  const open = new Set(
    projects.filter((one) => !isCompletedProject(one)).map(({ customerId }) => String(customerId)),
  );
  const groups = grouped(rows, (own) =>
    own.row.project === null && open.has(own.row.customer) ? contentKey(own) : null,
  );
  return [...groups].flatMap(([key, group]) =>
    group.map((own, at) => findingOf('noProject', joined(key, at), [own])),
  );
}

/** Finds long days of a person, and work on Sundays and holidays. */
function longAndRestDays(rows: readonly OwnRow[], state: FederalState | null): readonly Finding[] {
  return [...grouped(rows, dayKey)].flatMap(([key, group]) => {
    const { date } = group[0].row;
    const hours = plus(...group.map(({ row }) => row.hours));
    if (hours <= 0) return [];
    const holiday = holidayOn(date, state);
    const isRestDay = holiday !== null || weekday(date) === 7;
    const long = isLongDay(hoursOfHundredths(hours)) ? [findingOf('longDay', key, group)] : [];
    return isRestDay ? long.concat(findingOf('restDay', key, group, holiday)) : long;
  });
}

/** Finds entries that a person has several times on a day. If project or description is unknown, they cannot be compared. */
function repeatedEntries(rows: readonly OwnRow[]): readonly Finding[] {
  const groups = grouped(rows, ({ row, person }) => {
    const { date, customer, project, hours, description } = row;
    if (project === undefined || description === undefined) return null;
    return joined(person.key, date, projectKey(customer, project), hours, plainText(description));
  });
  return [...groups].flatMap(([key, group]) => (group.length > 1 ? [findingOf('twice', key, group)] : []));
}

/** Finds hours of completed projects, by person. If several projects have the same name, all of them must be completed. */
function completedProjects(rows: readonly OwnRow[], projects: Projects): readonly Finding[] {
  const byKey = projectsByKey(projects);
  const isOver = new Map([...byKey].map(([key, group]) => [key, group.every(isCompletedProject)]));
  const groups = grouped(rows, ({ row, person }) => {
    const key = projectKey(row.customer, row.project);
    return isOver.get(key) && row.hours > 0 ? joined(person.key, key) : null;
  });
  return Array.from(groups, ([key, group]) =>
    findingOf('completed', joined(key, group.length, group.at(-1)?.row.date ?? ''), group),
  );
}

function withoutHours(
  rows: readonly OwnRow[],
  { everyone, personOf, period }: CleanUpContent,
): readonly Finding[] {
  const present = new Set(rows.map(({ person }) => person.key));
  return (
    (everyone ?? [])
      // If two people have the same name, entries with that name belong to one of them.
      .filter((person) => !present.has(person.id) && !present.has(personOf(fullName(person)).key))
      .map((person) => ({
        kind: 'noHours',
        key: joined('noHours', person.id, period.from, period.to),
        person: { ...personOf(person.username || person.mail), key: person.id },
        date: null,
        hours: 0,
        entries: [],
        holiday: null,
      }))
  );
}

/** All findings, by kind, then by day and name. Without any, the period is tidy only if all customers were read. */
export function cleanUp(content: CleanUpContent): readonly Finding[] {
  const { period, personOf, projects, state } = content;
  const rows = content.rows
    .filter(({ date, person }) => person !== undefined && isWithin(date, period))
    .map((row) => ({ row, person: personOf(row.person) }));
  const found = [
    ...withoutProject(rows, projects),
    ...longAndRestDays(rows, state),
    ...repeatedEntries(rows),
    ...completedProjects(rows, projects),
    ...withoutHours(rows, content),
  ];
  const rank = ({ kind }: Finding) => FINDING_KINDS.indexOf(kind);
  return found.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.date ?? '').localeCompare(other.date ?? '') ||
      one.person.name.localeCompare(other.person.name) ||
      (one.key < other.key ? -1 : 1),
  );
}
