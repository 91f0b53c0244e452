import type { Id } from '@/domain/id';
import { NO_FILTERS } from '@/domain/report/reportFilters';
import type { IsoDate, Period } from '@/domain/time/period';
import { isApiError } from '@/shared/api/apiError';
import type { FreshAnswer } from '@/shared/api/readFresh';
import { env } from '@/shared/env';
import { isWithPeople } from '../useReportSettings';
import type { ReportEntry } from './answers';
import { type TrackedCustomer, readCustomer, waitingCustomer } from './customerReader';
import { type CallContext, readPeople } from './readingCalls';
import { ReadingConnection } from './readingConnection';
import type { CustomerSummary } from './readingMessages';

/** The entries of a customer, and what may be missing among them. */
export interface CustomerRows extends Pick<CustomerSummary, 'missingColumns' | 'unreadable' | 'differences'> {
  /** The newest first. */
  readonly rows: readonly ReportEntry[];
}

/** The answer; `isRefused`: the service does not give out these hours, which a refusal of names alone does not say. */
type CustomerAnswer = FreshAnswer<CustomerRows> & { readonly isRefused?: boolean };

interface OfCustomer {
  readonly customer: { readonly id: Id; readonly name: string };
  readonly span: Period;
  readonly today: IsoDate;
}

/** Reads everybody's entries of one customer as the report does, anew and compared with the evaluation. */
export async function readCustomerRows(
  context: CallContext,
  { customer, span, today }: OfCustomer,
): Promise<CustomerAnswer> {
  const own = { id: String(customer.id), name: customer.name };
  const connection = new ReadingConnection(() => undefined);
  const tracked: TrackedCustomer = {
    covered: null,
    evaluated: null,
    projects: 'none',
    reading: waitingCustomer(own),
  };
  try {
    const place = { guid: context.guid, service: env.apiUrl };
    const begun = { customers: [own], place, isKeptIgnored: true, isWithPeople, now: Date.now() };
    await connection.call('begin', begun);
    const need = { span, projects: 'none' } as const;
    const [outcome, people] = await Promise.all([
      readCustomer(tracked, { ...context, connection, need, today }),
      isWithPeople ? readPeople(context) : { data: [], error: undefined },
    ]);
    if ('missing' in outcome) {
      const error = outcome.missing.error ?? { kind: 'contract', path: 'JSON' };
      return { error, isRefused: isApiError(error) && error.kind === 'forbidden' };
    }
    if (!people.data) return { error: people.error };
    await connection.call('people', people.data);
    await connection.call('count', { customers: [own.id], isComplete: true, today });
    const rows = await connection.ask({
      kind: 'entries',
      question: {
        rows: 'customer-project',
        columns: 'total',
        period: span,
        compared: null,
        filters: NO_FILTERS,
      },
      cell: { path: '', column: 'total' },
    });
    const { missingColumns, unreadable, differences } = outcome.summary;
    return { data: { rows, missingColumns, unreadable, differences } };
  } catch (error) {
    return { error };
  } finally {
    connection.close();
  }
}
