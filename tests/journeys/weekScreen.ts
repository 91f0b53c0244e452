import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { server } from '../jsdom/testService';
import { type Visitor, renderApp } from '../render';

/** A work record of the service. */
export interface RecordRow {
  readonly Id: number;
  readonly Date: string;
  readonly HoursWorked: number;
  readonly [field: string]: unknown;
}

/** A record for the project "Shop" of Kessler, with the description `Work 7`. */
export const rowOf = (Id: number, date: string, HoursWorked: number, more: object = {}): RecordRow => ({
  Id,
  Employee: 'jalbrecht',
  Date: date,
  Project_fk: 11,
  Customer_fk: 1,
  Customer_Name: 'Kessler',
  Project_Name: 'Shop',
  Description: `Work ${Id}`,
  TravelTime: null,
  Departure: null,
  Arrival: null,
  DistanceKM: null,
  FoodAllowance: 0,
  TravelExpenses: 0,
  HoursWorked,
  Location: 'Augsburg',
  ...more,
});

/** A project of another customer. */
export const clinic = {
  Customer_fk: 2,
  Customer_Name: 'Klinikum',
  Project_fk: 21,
  Project_Name: 'Dienstplan',
};

/**
 * The result of a call that saves.
 *
 * - `given`: carried out, with an answer that says so
 * - `unheard`: carried out, but the answer is an error
 * - `refused`: not carried out, with an answer that says so
 */
export type Fate = 'given' | 'unheard' | 'refused';

const broken = () => HttpResponse.json({ message: 'overloaded' }, { status: 500 });

/** A service with these records, newest first. The fates decide on its first saves; later ones succeed. */
export class RecordKeeper {
  rows: RecordRow[];
  readonly fates: Fate[] = [];
  /** How many of the next requests for the list fail. */
  brokenReads = 0;
  #readsLeft = Infinity;
  /** The calls that were sent, in order. */
  readonly sent: { readonly method: string; readonly id?: string; readonly body?: unknown }[] = [];

  constructor(...rows: RecordRow[]) {
    this.rows = rows;
    server.use(
      http.post('*/api/workrecords', async ({ request }) => this.#list(Object(await request.json()))),
      http.put('*/api/workrecords', async ({ request }) => {
        const body = Object(await request.json());
        const Id = Math.max(0, ...this.rows.map((row) => row.Id)) + 1;
        return this.#save({ method: 'PUT', body }, { insertId: Id }, () => {
          const names = this.rows.find((row) => row['Customer_fk'] === body.Customer_fk);
          this.rows.unshift({ ...names, ...body, Id });
        });
      }),
      http.patch('*/api/workrecords/:id', async ({ request, params }) => {
        const [id, body] = [String(params['id']), Object(await request.json())];
        return this.#save({ method: 'PATCH', id, body }, { affectedRows: 1, changedRows: 1 }, () => {
          this.rows = this.rows.map((row) => (String(row.Id) === id ? { ...row, ...body } : row));
        });
      }),
      http.delete('*/api/workrecords/:id', ({ params }) => {
        const id = String(params['id']);
        return this.#save({ method: 'DELETE', id }, { affectedRows: 1 }, () => {
          this.rows = this.rows.filter((row) => String(row.Id) !== id);
        });
      }),
    );
  }

  /** Answers so many requests for the list, and then none until `brokenReads` is set to 0. */
  breakReadsAfter(answered: number): void {
    this.#readsLeft = answered;
    this.brokenReads = Infinity;
  }

  /** The bodies of the requests to create a record. */
  created(): unknown[] {
    return this.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  }

  #list({ start = 0, count = 20 }: { start?: number; count?: number }) {
    const isAnswered = this.#readsLeft > 0 && Number.isFinite(this.#readsLeft);
    if (isAnswered) this.#readsLeft -= 1;
    if (this.brokenReads > 0 && !isAnswered) {
      this.brokenReads -= 1;
      return broken();
    }
    const sorted = this.rows.toSorted(
      (one, other) => other.Date.localeCompare(one.Date) || other.Id - one.Id,
    );
    return HttpResponse.json(sorted.slice(start, start + count));
  }

  #save(call: RecordKeeper['sent'][number], answer: object, act: () => void) {
    this.sent.push(call);
    const fate = this.fates.shift() ?? 'given';
    if (fate === 'given' || fate === 'unheard') act();
    if (fate === 'given') return HttpResponse.json(answer);
    return fate === 'refused'
      ? HttpResponse.json({ message: 'the month is closed' }, { status: 403 })
      : broken();
  }
}

/** Opens the week grid in English; today is Wednesday, 18 November 2026. */
export async function openWeek(visitor: Visitor = {}) {
  // The grid is loaded late, and the test's time must not include that.
  await import('@/features/work-records/grid/WeekView');
  const app = await renderApp({
    path: '/work?view=week',
    signedInAs: 'member',
    language: 'en',
    ...visitor,
  });
  await screen.findByRole('grid');
  return app;
}

/** The cell of a day and a row: `Wed 18.11., Kessler, Shop`. */
export const cell = (name: string) => screen.getByRole('textbox', { name });

/** The sums below the days and of the week; `–` if there are no hours. */
export function sums(): (string | null)[] {
  const rows = within(screen.getByRole('grid')).getAllByRole('row');
  return [...(rows.at(-1)?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
}

/** Waits until the sum of the week has this value. */
export const expectSum = async (sum: string) => waitFor(() => expect(sums().at(-1)).toBe(sum));
