import type { Hundredths } from '../hundredths';
import type { IsoDate } from '../time/period';

/**
 * An entry of a customer's export. A value that is `undefined` is unknown, because the export lacks its column. It never
 * counts as 0 or as "none".
 */
export interface ReportRow {
  readonly date: IsoDate;
  /** The id of the customer, as text. */
  readonly customer: string;
  readonly customerName: string;
  /** The name of the project, trimmed; null for hours without a project. */
  readonly project: string | null | undefined;
  /** The user name, mail or full name by which the export names the person, trimmed; `undefined` also for an empty cell. */
  readonly person: string | undefined;
  readonly hours: Hundredths;
  readonly travel: Hundredths | undefined;
  readonly description: string | undefined;
  readonly place: string | undefined;
}

/** The filter value for hours without a project, of any customer. */
export const NO_PROJECT = ':none';

/**
 * The key of a project among those of all customers, which filters and addresses contain: `12:MES`. It is `12:` for hours
 * without a project, and `12` for hours whose project is unknown.
 */
export function projectKey(customer: string, project: string | null | undefined): string {
  return project === undefined ? customer : `${customer}:${project ?? ''}`;
}
