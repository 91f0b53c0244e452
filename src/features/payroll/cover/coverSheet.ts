import type { PayrollValues } from '@/domain/payroll/payroll';
import type { WageTypeSum } from '@/domain/payroll/payrollLines';
import type { IsoMonth } from '@/domain/time/period';
import type { Company } from '@/shared/hosting/company';

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
export interface CoverInput extends CoverSheet {
  readonly company: Company;
  /** The company's logo as PNG or JPEG; null draws the mark instead. */
  readonly logo: Uint8Array | null;
  readonly createdAt: Date;
}
