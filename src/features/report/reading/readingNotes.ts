import { grouped } from '@/domain/grouped';
import type { MonthDifference } from '@/domain/report/evaluationCheck';
import { type Hundredths, plus } from '@/domain/hundredths';
import type { ReportColumnName } from '@/domain/report/reportRows';
import { isApiError } from '@/shared/api/apiError';
import { type CustomerReading, type ReportReading, isCounted } from './reportReading';

/** A customer with months that differ from the evaluation, all in the same direction. */
export interface Differing {
  readonly name: string;
  readonly months: readonly MonthDifference[];
  /** The sum of the differences: above 0, the export lacks hours; below 0, only the export has them. */
  readonly difference: Hundredths;
}

/** Something that a user has to know about the reading. Customers with the same note share it. */
export type ReadingNote =
  | { readonly kind: 'missing'; readonly customers: readonly CustomerReading[]; readonly error: unknown }
  | { readonly kind: 'difference'; readonly customers: readonly Differing[]; readonly difference: Hundredths }
  | {
      readonly kind: 'columns';
      readonly customers: readonly CustomerReading[];
      readonly columns: readonly ReportColumnName[];
    }
  | {
      readonly kind: 'unreadable' | 'outside';
      readonly customers: readonly CustomerReading[];
      readonly count: number;
    }
  | { readonly kind: 'unchecked'; readonly customers: readonly CustomerReading[] }
  | { readonly kind: 'unnamed'; readonly count: number }
  | { readonly kind: 'directory'; readonly error: unknown };

/** The reason why a customer is missing, as text, to group customers with the same reason. */
function reasonOf({ error }: CustomerReading): string {
  return isApiError(error) ? JSON.stringify(error) : String(error);
}

/** One note about all differences in one direction, if there are any. */
function differenceNote(read: readonly CustomerReading[], sign: 1 | -1): readonly ReadingNote[] {
  const customers = read.flatMap(({ name, differences }): readonly Differing[] => {
    const months = differences?.filter(({ difference }) => Math.sign(difference) === sign) ?? [];
    const difference = plus(...months.map((month) => month.difference));
    return months.length > 0 ? [{ name, months, difference }] : [];
  });
  const difference = plus(...customers.map((customer) => customer.difference));
  return customers.length > 0 ? [{ kind: 'difference', customers, difference }] : [];
}

function countNote(read: readonly CustomerReading[], kind: 'unreadable' | 'outside'): readonly ReadingNote[] {
  const customers = read.filter((customer) => customer[kind] > 0);
  const count = customers.reduce((sum, customer) => sum + customer[kind], 0);
  return count > 0 ? [{ kind, customers, count }] : [];
}

/** The notes of a reading, the gravest first. */
export function readingNotes({
  customers,
  unnamed,
  directoryError,
}: Pick<ReportReading, 'customers' | 'unnamed' | 'directoryError'>): readonly ReadingNote[] {
  const missing = customers.filter(({ state }) => state === 'missing');
  const read = customers.filter(isCounted);
  const lacking = read.filter(({ missingColumns }) => missingColumns.length > 0);
  const unchecked = read.filter(({ differences }) => differences === null);
  return [
    ...Array.from(grouped(missing, reasonOf).values(), (group): ReadingNote => ({
      kind: 'missing',
      customers: group,
      error: group[0].error,
    })),
    ...(unnamed > 0 ? [{ kind: 'unnamed', count: unnamed } as const] : []),
    ...differenceNote(read, 1),
    ...differenceNote(read, -1),
    ...Array.from(
      grouped(lacking, ({ missingColumns }) => missingColumns.join(' ')).values(),
      (group): ReadingNote => ({
        kind: 'columns',
        customers: group,
        columns: group[0].missingColumns,
      }),
    ),
    ...countNote(read, 'unreadable'),
    ...countNote(read, 'outside'),
    ...(unchecked.length > 0 ? [{ kind: 'unchecked', customers: unchecked } as const] : []),
    ...(directoryError === undefined ? [] : [{ kind: 'directory', error: directoryError } as const]),
  ];
}
