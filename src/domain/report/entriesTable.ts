import { type FileTable, columnOf, fileTable } from '../find/exportTable';
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

type Entry = ReportRow & { readonly by: { readonly name: string } };

/** The entries behind a report as a table, in their order. A value that an export lacks is "unknown", never empty or 0. */
export function entriesTable(entries: readonly Entry[], words: EntriesWords): FileTable {
  const { unknown, person } = words;
  const text = (title: string, valueOf: (entry: Entry) => string, width?: number) =>
    columnOf(title, 'text', valueOf, width);
  const columns = [
    columnOf(words.date, 'date', ({ date }: Entry) => date),
    ...(person === undefined ? [] : [text(person, ({ by }) => by.name || unknown)]),
    text(words.customer, ({ customerName }) => customerName),
    text(words.project, ({ project }) => (project === null ? words.withoutProject : (project ?? unknown))),
    text(words.description, ({ description }) => description ?? unknown, 50),
    text(words.place, ({ place }) => place ?? unknown),
    columnOf(words.hours, 'hours', ({ hours }: Entry) => hoursOfHundredths(hours)),
    columnOf(words.travel, 'hours', ({ travel }: Entry) =>
      travel === undefined ? unknown : hoursOfHundredths(travel),
    ),
  ];
  return fileTable(columns, entries);
}
