import { type Employee, knownVerificationState } from '@/domain/people/employee';
import { isCompletedProject } from '@/domain/customers/project';
import { type BurnUpPoint, burnUp } from '@/domain/report/burnUp';
import { type Finding, cleanUp } from '@/domain/report/cleanUp';
import { type EntriesWords, entriesTable } from '@/domain/report/entriesTable';
import {
  type CustomerForecast,
  type ForecastProject,
  type ProjectForecast,
  customerForecasts,
  projectForecasts,
} from '@/domain/report/forecast';
import {
  type PivotCell,
  type PivotQuestion,
  type ReportPivot,
  entriesOf,
  pivot,
} from '@/domain/report/pivot';
import { type ReportProject, customersWithoutProjects, projectFigures } from '@/domain/report/projectFigures';
import { type ReportFilters, isChosen, isProjectAsked, reportMatcher } from '@/domain/report/reportFilters';
import { type FoundPerson, type ReportPerson, peopleFinder } from '@/domain/report/reportPeople';
import type { ReportRow } from '@/domain/report/reportRow';
import {
  type NamedValue,
  type SummaryFigures,
  reportNames,
  reportSummary,
} from '@/domain/report/reportSummary';
import type { FederalState } from '@/domain/time/holidays';
import { type IsoDate, type Period, isWithin } from '@/domain/time/period';

/** A person of the directory. */
export type ListedPerson = ReportPerson & Pick<Employee, 'verificationState'>;

/** The data of a report, as far as it was read. */
export interface ReportData {
  readonly rows: readonly ReportRow[];
  /** The projects whose details were read; empty if they are not needed. */
  readonly projects: readonly (ReportProject & ForecastProject)[];
  /** The directory. A person who is not in it is known only by the text of the export. */
  readonly people: readonly ListedPerson[];
  readonly today: IsoDate;
  /** Whether the rows of all customers and the whole directory were read. */
  readonly isComplete: boolean;
}

/** What is asked about a report, by the kind of question. */
interface Asked {
  report: { readonly question: PivotQuestion };
  names: object;
  entries: { readonly question: PivotQuestion; readonly cell: PivotCell };
  entriesFile: { readonly question: PivotQuestion; readonly cell: PivotCell; readonly words: EntriesWords };
  budget: { readonly filters: ReportFilters; readonly isWithPending: boolean };
  /** `projects`: the keys of projects. */
  burnUp: { readonly projects: readonly string[] };
  cleanUp: {
    readonly period: Period;
    readonly filters: ReportFilters;
    readonly state: FederalState | null;
  };
}

export type QuestionKind = keyof Asked;

/** A question about the report, of any kind or of one. */
export type ReportQuestion<Kind extends QuestionKind = QuestionKind> = {
  readonly [Of in Kind]: Asked[Of] & { readonly kind: Of };
}[Kind];

/** An entry, and the person that it names. */
export interface ReportEntry extends ReportRow {
  readonly by: FoundPerson;
}

/** The findings of the clean-up, with the people whom they are about. */
export interface CleanUpAnswer {
  readonly findings: readonly Finding[];
  /** The people of the directory who have a finding. */
  readonly people: readonly ReportPerson[];
  /** How many people were checked: the authorised ones, and everybody with an entry in the period. */
  readonly checkedPeople: number;
  readonly checkedEntries: number;
  readonly peopleWithEntries: number;
}

export interface ReportAnswers {
  report: ReportPivot & { readonly summary: SummaryFigures };
  /** The values that the filters offer besides customers. */
  names: { readonly projects: readonly NamedValue[]; readonly people: readonly NamedValue[] };
  /** The entries of a cell, the newest first. */
  entries: readonly ReportEntry[];
  /** The entries of a cell as the JSON of a table, which the page hands on to the worker that writes files. */
  entriesFile: string;
  budget: {
    readonly projects: readonly ProjectForecast[];
    readonly customers: readonly CustomerForecast[];
    /** Completed projects, which have no forecast. */
    readonly completed: readonly ForecastProject[];
    /** The names of customers whose projects have no forecast, because not all of their rows name a project. */
    readonly unknown: readonly string[];
  };
  burnUp: {
    readonly points: readonly BurnUpPoint[];
    /** The rate in cents an hour; null without revenue, and for several projects. */
    readonly rate: number | null;
  };
  cleanUp: CleanUpAnswer;
}

type Answerers = {
  readonly [Kind in QuestionKind]: (data: ReportData, question: ReportQuestion<Kind>) => ReportAnswers[Kind];
};

function entriesIn(data: ReportData, question: PivotQuestion, cell: PivotCell): readonly ReportEntry[] {
  const personOf = peopleFinder(data.people);
  const entries = entriesOf(data.rows, question, cell, personOf);
  return Array.from(entries, (row) => ({ ...row, by: personOf(row.person) }));
}

/** Only authorised people can have hours. */
const authorizedOf = ({ people }: ReportData) =>
  people.filter(({ verificationState }) => knownVerificationState(verificationState) === 'authorized');

/**
 * All entries are checked, because hours at other customers also make a day long. Afterwards the filters choose the findings.
 * People without hours have no customer, project or text, so they are left out unless only people are filtered.
 */
function answerCleanUp(
  data: ReportData,
  { period, filters, state }: ReportQuestion<'cleanUp'>,
): CleanUpAnswer {
  const personOf = peopleFinder(data.people, true);
  const isAsked = reportMatcher(filters, (text) => personOf(text).key);
  const authorized = authorizedOf(data);
  // If an export does not name people, anybody may have hours in it.
  const isNamed = data.rows.every(
    ({ date, person }) => person !== undefined || date < period.from || date > period.to,
  );
  const everyone = data.isComplete && isNamed ? authorized : null;
  const { customers, projects, text } = filters;
  const isNarrow = customers.values.length > 0 || projects.values.length > 0 || text.trim() !== '';
  const findings = cleanUp({ ...data, period, personOf, state, everyone }).filter(({ person, entries }) =>
    entries.length > 0 ? entries.some(isAsked) : !isNarrow && isChosen(filters.people, person.key),
  );
  const rows = data.rows.filter((row) => isWithin(row.date, period) && isAsked(row));
  const named = rows.flatMap(({ person }) => (person === undefined ? [] : [personOf(person).key]));
  const own = authorized.filter(({ id }) => !isNarrow && isChosen(filters.people, id)).map(({ id }) => id);
  const found = new Set(findings.map(({ person }) => person.key));
  return {
    findings,
    people: data.people.filter(({ id }) => found.has(id)),
    checkedPeople: new Set([...named, ...own]).size,
    peopleWithEntries: new Set(named).size,
    checkedEntries: rows.length,
  };
}

const answerers: Answerers = {
  report: (data, { question }) => {
    const personOf = peopleFinder(data.people, true);
    const days = { today: data.today, end: question.period.to };
    return {
      ...pivot(data.rows, question, projectFigures(data.projects, data.rows, days), personOf),
      summary: reportSummary(data.rows, question, personOf, authorizedOf(data).length),
    };
  },
  names: (data) => reportNames(data.rows, peopleFinder(data.people, true)),
  entries: (data, { question, cell }) => entriesIn(data, question, cell),
  entriesFile: (data, { question, cell, words }) =>
    JSON.stringify(entriesTable(entriesIn(data, question, cell), words)),
  budget: (data, { filters, isWithPending }) => {
    const asked = data.projects.filter(({ customerId, name }) =>
      isProjectAsked(filters, { customer: String(customerId), project: name.trim() }),
    );
    const projects = projectForecasts(asked, data.rows, data.today, isWithPending);
    const customers = customersWithoutProjects(data.rows);
    const unknown = asked.filter(({ customerId }) => customers.has(String(customerId)));
    return {
      projects,
      customers: customerForecasts(projects, data.today),
      completed: asked.filter(isCompletedProject),
      unknown: [...new Set(unknown.map(({ customerName }) => customerName))],
    };
  },
  burnUp: ({ rows, projects, today }, question) => {
    const [only, ...others] = question.projects;
    const figures = projectFigures(projects, rows, { today, end: today });
    return {
      points: burnUp(new Set(question.projects), rows, today),
      rate: only === undefined || others.length > 0 ? null : (figures.get(only)?.rate ?? null),
    };
  },
  cleanUp: answerCleanUp,
};

/** Answers a question about the report. */
export function answerOf<Kind extends QuestionKind>(
  data: ReportData,
  question: ReportQuestion<Kind>,
): ReportAnswers[Kind] {
  return answerers[question.kind](data, question);
}
