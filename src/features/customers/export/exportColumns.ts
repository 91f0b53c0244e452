import type { AnswerColumn } from '@/shared/spreadsheet/exportMessages';

/** A column without its title. */
type Untitled = Omit<AnswerColumn, 'title'>;

/** The columns of the spreadsheet, from left to right, by the key of their title below `exportDialog.columns`. */
const columns = {
  date: { field: 'Date', kind: 'date' },
  employee: { field: 'Employee', kind: 'text', width: 24 },
  customer: { field: 'Customer', kind: 'text' },
  project: { field: 'Project', kind: 'text' },
  description: { field: 'Description', kind: 'text', width: 60 },
  location: { field: 'Location', kind: 'text', width: 18 },
  hours: { field: 'HoursWorked', kind: 'hours' },
  travelTime: { field: 'TravelTime', kind: 'hours', width: 12, isOptional: true },
} as const satisfies Readonly<Record<string, Untitled>>;

type Key = keyof typeof columns;

/** The columns with their titles. */
export function exportColumns(titleOf: (key: Key) => string): readonly AnswerColumn[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its own keys
  return (Object.keys(columns) as Key[]).map((key) => Object.assign({ title: titleOf(key) }, columns[key]));
}
