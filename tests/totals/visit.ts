import * as v from 'valibot';
import { hasNext } from '@/domain/lists/paging';
import { PAGE_SIZE } from '@/domain/limits';
import type { ListPage } from '@/shared/lists/listPage';
import { call } from '../calls/call';
import { modules } from '../calls/calls';
import { type Visit, server, visitAs } from '../calls/nodeSurroundings';
import { inSuite } from '../suite';
import { seededCompanies } from './chance';
import type { Company } from './company';
import { type AGREED, Differences } from './differences';
import { handMade } from './handMade';
import { handlersOf } from './service';

/** The companies of `npm test`; the large suite has more of them. */
export const companies: readonly Company[] = [...handMade, ...seededCompanies(inSuite(25, 300))];

/** Every company is compared in one test, which is long beside other programs. */
export const LONG = 180_000;

/** The companies whose papers are drawn and read back, which takes most of the time. */
export const drawnCompanies = companies.slice(0, handMade.length + inSuite(8, 100));

/** Whether none of the own records can be read: the app refuses such a list as a whole, so that it has no sums. */
export const isRefused = ({ records, broken }: Company) => records.length === 0 && broken.length > 0;

/** Compares companies in turn. */
export async function differencesOf(
  places: readonly string[],
  of: readonly Company[],
  compare: (all: Differences, company: Company, at: number) => Promise<void> | void,
): Promise<typeof AGREED> {
  const all = new Differences(...places);
  for (const [at, company] of of.entries()) {
    all.of(company.name);
    // oxlint-disable-next-line no-await-in-loop -- there is one service
    await compare(all, company, at);
  }
  return all.result;
}

/** The app in front of a company, without a screen. */
export interface Desk extends Visit {
  /** What an endpoint of the app says of the company; null if it refuses to say anything, because a row is unreadable. */
  readonly read: <Data>(endpoint: string, argument: unknown) => Promise<Data | null>;
  /** The pages of a list as a user turns them. */
  readonly pages: <Entry>(endpoint: string) => Promise<readonly ListPage<Entry>[]>;
}

/** Opens the app without a screen, with this company behind it. */
export async function openDesk(company: Company): Promise<Desk> {
  if (Object.keys(modules).length === 0) throw new Error('the endpoints are not loaded');
  server.resetHandlers();
  server.use(...handlersOf(company));
  const visit = await visitAs('member');
  const read: Desk['read'] = async <Data>(endpoint: string, argument: unknown) => {
    const send = await call(endpoint, () => argument).prepare(visit);
    const { data, error } = await send();
    return error === undefined
      ? v.parse(
          v.custom<Data>((one) => one !== undefined),
          data,
        )
      : null;
  };
  return {
    ...visit,
    read,
    pages: async <Entry>(endpoint: string) => {
      const pages: ListPage<Entry>[] = [];
      let page: ListPage<Entry> | null;
      do {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        page = await read<ListPage<Entry>>(endpoint, pages.length * PAGE_SIZE);
        if (page) pages.push(page);
      } while (page && hasNext(page.answered));
      return pages;
    },
  };
}
