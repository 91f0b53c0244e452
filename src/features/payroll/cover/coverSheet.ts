import type { PayrollValues } from '@/domain/payroll/payroll';
import type { WageTypeSum } from '@/domain/payroll/payrollLines';
import type { IsoMonth } from '@/domain/time/period';
import type { PaperInput } from '@/shared/pdf/drawInWorker';

/** What the cover sheet says of a file for payroll, in German as the file. */
export interface CoverSheet {
  readonly month: IsoMonth;
  /** The name of the file that it goes with. */
  readonly file: string;
  /** As above the text of the file; empty for the workbook, which has no wage types. */
  readonly sums: readonly WageTypeSum[];
  readonly people: readonly CoverPerson[];
}

interface CoverPerson {
  readonly number: string;
  readonly name: string;
  /** Null for a person who does not count. */
  readonly values: PayrollValues | null;
  /** How the sheets were settled. */
  readonly state: string;
  readonly fingerprints: readonly string[];
}

/** Everything that the worker draws a cover sheet from. */
export type CoverInput = CoverSheet & PaperInput;
