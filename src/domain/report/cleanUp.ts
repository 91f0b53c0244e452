import { type Project, isCompletedProject } from '../customers/project';
import { type Group, grouped } from '../grouped';
import { LONG_DAY_HOURS } from '../limits';
import { type FederalState, type Holiday, holidayOn } from '../time/holidays';
import { fullName } from '../people/person';
import { type IsoDate, type Period, weekday } from '../time/period';
import { COPY_SUFFIX } from '../work/workRecord';
import { projectsByKey } from './projectFigures';
import type { FoundPerson, ReportPerson } from './reportPeople';
import { type Hundredths, hundredthsOf } from '../hundredths';
import { type ReportRow, projectKey } from './reportRow';

/** The findings of the clean-up, in their order. */
export const FINDING_KINDS = ['noProject', 'longDay', 'restDay', 'twice', 'completed', 'noHours'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A finding to look at. Nothing is written to anyone's records. */
export interface Finding {
  readonly kind: FindingKind;
  /** Stays the same while nothing about it changes, so that a device can hide it. */
  readonly key: string;
  readonly person: FoundPerson;
  /** The last day of several; null without entries. */
  readonly date: IsoDate | null;
  /** The sum of the hours of all its entries. */
  readonly hours: Hundredths;
  /** Those that it is about, in order of their days. */
  readonly entries: readonly ReportRow[];
  /** The holiday of a rest day; null on a Sunday that is none. */
  readonly holiday: Holiday | null;
}

export interface CleanUpContent {
  /** Those that the filters ask for; days outside of the period are left out. */
  readonly rows: readonly ReportRow[];
  readonly period: Period;
  readonly projects: readonly Pick<Project, 'customerId' | 'name' | 'state'>[];
  readonly personOf: (text: string | undefined) => FoundPerson;
  /** The state whose holidays count; null: those that all states have. */
  readonly state: FederalState | null;
  /** The authorised people if all customers were read; null as long as some are missing. */
  readonly everyone: readonly ReportPerson[] | null;
}

const LONG_DAY = hundredthsOf(LONG_DAY_HOURS);

/** A description without what a copy changes: case, spaces and the mark of a copy. */
function plainText(description: string): string {
  return description.toLowerCase().replaceAll(COPY_SUFFIX, '').replaceAll(/\s+/gu, '');
}

/** A row with its person. Rows without a person are left out, because there is no one to write to. */
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
  const hours = entries.reduce((sum, entry) => sum + entry.hours, 0);
  const date = entries.at(-1)?.date ?? null;
  return { kind, key: joined(kind, key, hours), person, date, hours, entries, holiday };
}

type Projects = CleanUpContent['projects'];

/** Hours without a project, where the customer has one that is open. Each entry is one finding. */
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

/** Finds the long days of a person, and hours on Sundays and holidays. */
function ofDays(rows: readonly OwnRow[], state: FederalState | null): readonly Finding[] {
  return [...grouped(rows, dayKey)].flatMap(([key, group]) => {
    const { date } = group[0].row;
    const hours = group.reduce((sum, { row }) => sum + row.hours, 0);
    if (hours <= 0) return [];
    const holiday = holidayOn(date, state);
    const isRestDay = holiday !== null || weekday(date) === 7;
    const long = hours > LONG_DAY ? [findingOf('longDay', key, group)] : [];
    return isRestDay ? long.concat(findingOf('restDay', key, group, holiday)) : long;
  });
}

/** Finds entries that occur several times on a day. Rows whose project or description is unknown cannot be compared. */
function twice(rows: readonly OwnRow[]): readonly Finding[] {
  const groups = grouped(rows, ({ row, person }) => {
    const { date, customer, project, hours, description } = row;
    if (project === undefined || description === undefined) return null;
    return joined(person.key, date, projectKey(customer, project), hours, plainText(description));
  });
  return [...groups].flatMap(([key, group]) => (group.length > 1 ? [findingOf('twice', key, group)] : []));
}

/** Completed projects with hours, by person; of several projects of one name, all must be completed. */
function completed(rows: readonly OwnRow[], projects: Projects): readonly Finding[] {
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
      // Entries with a name that two people have belong to one of them.
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

/** All findings to look at, by kind, then by day and name. The period is only tidy if all customers were read. */
export function cleanUp(content: CleanUpContent): readonly Finding[] {
  const { period, personOf, projects, state } = content;
  const rows = content.rows
    .filter(({ date, person }) => person !== undefined && period.from <= date && date <= period.to)
    .map((row) => ({ row, person: personOf(row.person) }));
  const found = [
    ...withoutProject(rows, projects),
    ...ofDays(rows, state),
    ...twice(rows),
    ...completed(rows, projects),
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
