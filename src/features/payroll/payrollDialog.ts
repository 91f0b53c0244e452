import type { OpenItem } from '@/domain/payroll/payrollMonth';
import type { PayrollPerson } from '@/domain/payroll/payroll';
import type { SheetFile } from '@/domain/payroll/sheetFile';

/** The dialog that is open above a payroll month. */
export type OpenPayrollDialog =
  | { readonly kind: 'closed' }
  /** What differs between a page and its data, or which of two versions counts. */
  | { readonly kind: 'sheet'; readonly item: OpenItem }
  /** Values typed in place of a file; of nobody's file the person is chosen, too. */
  | { readonly kind: 'byHand'; readonly file: SheetFile; readonly person: PayrollPerson | null }
  | { readonly kind: 'numbers'; readonly part: NumbersPart }
  | { readonly kind: 'export' };

/** The parts of the dialog with what the payroll office has told. */
export const NUMBERS_PARTS = ['wageTypes', 'people', 'office'] as const;
export type NumbersPart = (typeof NUMBERS_PARTS)[number];
