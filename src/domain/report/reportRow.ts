import type { Hundredths } from '../hundredths';
import type { IsoDate } from '../time/period';

/**
 * An entry of a customer's export. What is `undefined` is unknown, because the export lacks its column: it never counts
 * as 0 or as "none".
 */
export interface ReportRow {
  readonly date: IsoDate;
  /** The id as text. */
  readonly customer: string;
  readonly customerName: string;
  /** The name, trimmed; null for hours without a project. */
  readonly project: string | null | undefined;
  /** As the export names the person: user name, mail or full name, trimmed; `undefined` also for an empty cell. */
  readonly person: string | undefined;
  readonly hours: Hundredths;
  readonly travel: Hundredths | undefined;
  readonly description: string | undefined;
  readonly place: string | undefined;
}

/** The filter value for hours without a project, of any customer. */
export const NO_PROJECT = ':none';

/**
 * A project within all customers, as filters and addresses write it: `12:MES`. Hours without a project are `12:`, those
 * whose project is unknown `12`.
 */
export function projectKey(customer: string, project: string | null | undefined): string {
  return project === undefined ? customer : `${customer}:${project ?? ''}`;
}
