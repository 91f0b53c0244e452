import type { FileColumn, FileTable } from '../find/exportTable';
import { hoursOfHundredths } from '../hundredths';
import type { ReportRow } from './reportRow';

/** The heads and words of a file with entries. */
export interface EntriesWords {
  readonly date: string;
  /** Missing where the report is without people. */
  readonly person?: string | undefined;
  readonly customer: string;
  readonly project: string;
  readonly description: string;
  readonly place: string;
  readonly hours: string;
  readonly travel: string;
  readonly withoutProject: string;
  readonly unknown: string;
}

/** The entries behind a report as a table, in their order. A value that an export lacks is "unknown", never empty or 0. */
export function entriesTable(
  entries: readonly (ReportRow & { readonly by: { readonly name: string } })[],
  words: EntriesWords,
): FileTable {
  const { unknown } = words;
  const text = (title: string, width?: number): FileColumn => ({
    title,
    kind: 'text',
    ...(width !== undefined && { width }),
  });
  const { person } = words;
  return {
    columns: [
      { title: words.date, kind: 'date' },
      ...(person === undefined ? [] : [text(person)]),
      text(words.customer),
      text(words.project),
      text(words.description, 50),
      text(words.place),
      { title: words.hours, kind: 'hours' },
      { title: words.travel, kind: 'hours' },
    ],
    rows: entries.map(({ date, by, customerName, project, description, place, hours, travel }) => [
      date,
      ...(person === undefined ? [] : [by.name || unknown]),
      customerName,
      project === null ? words.withoutProject : (project ?? unknown),
      description ?? unknown,
      place ?? unknown,
      hoursOfHundredths(hours),
      travel === undefined ? unknown : hoursOfHundredths(travel),
    ]),
    notes: [],
  };
}
