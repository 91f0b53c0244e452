import { expect, test } from 'vitest';
import { type MonthHours, hoursByMonth } from '@/domain/customers/evaluation';
import { sharesOf } from '@/domain/customers/shares';
import { evaluationCheck } from '@/domain/report/evaluationCheck';
import { NO_FILTERS } from '@/domain/report/reportFilters';
import { isoDate } from '@/domain/time/period';
import { weekBars } from '@/domain/work/weekHours';
import { sumHours } from '@/domain/work/workRecord';
import { type ReportAnswers, answerOf } from '@/features/report/reading/answers';
import { inNode } from '../calls/nodeSurroundings';
import { testToday } from '../today';
import { type Company, customers } from './company';
import { AGREED, type Differences } from './differences';
import * as loop from './plainLoop';
import { allRows, always, millionthsOf, reportOf } from './reportOf';
import { lastWeeks } from './service';
import { type Desk, LONG, companies, differencesOf, openDesk } from './visit';

inNode();

const today = isoDate(testToday);
const range = { from: isoDate('2026-05-18'), to: today };

const PLACES = [
  'budget of a project',
  'budget of a customer',
  'burn-up',
  'used hours',
  'hours of a range',
  'month of a customer',
  'hours of a project',
  'not in the export',
];

/** The evaluation of a customer or project, as the app reads it. */
const evaluationOf =
  (desk: Desk, kind: 'customer' | 'project', id: number) => async (from: string, to: string) =>
    (await desk.read<MonthHours[]>('getEvaluation', { of: { kind, id }, from, to })) ?? [];

/** Months with hours, and their hours. */
const inOrder = (sums: Iterable<readonly [string, number]>) =>
  [...sums].filter(([, sum]) => sum !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1));

interface Asked {
  readonly company: Company;
  readonly customer: (typeof customers)[number];
  readonly desk: Desk;
  readonly budget: ReportAnswers['budget'];
}

/** What the page of a customer says, and the check of its export. */
async function compareCustomer(all: Differences, { company, customer, desk }: Asked): Promise<void> {
  const rows = allRows(company).filter((row) => row.customer === customer.id);
  const untilToday = loop.between(rows, '2000-01-01', today);
  const inRange = loop.between(rows, range.from, today);
  const evaluation = evaluationOf(desk, 'customer', customer.id);
  const used = sumHours(await evaluation('2000-01-01', today));
  all.compare('used hours', loop.millionths(used), loop.hoursOf(untilToday), customer.name);
  const months = hoursByMonth(await evaluation(range.from, range.to), range);
  all.compare('hours of a range', loop.millionths(sumHours(months)), loop.hoursOf(inRange), customer.name);
  all.compare(
    'month of a customer',
    inOrder(months.map(({ month, hours }) => [month, loop.millionths(hours)])),
    inOrder(loop.hoursBy(inRange, ({ Date: day }) => day.slice(0, 7))),
    customer.name,
  );
  const own = reportOf(company).rows.filter((row) => row.customer === String(customer.id));
  const whole = await evaluation(always.from, always.to);
  all.compare('not in the export', evaluationCheck(own, whole, always), [], customer.name);
}

/** What the budgets and the pages of its projects say. */
async function compareProjects(all: Differences, { company, customer, desk, budget }: Asked): Promise<void> {
  const until = loop.between(allRows(company), '2000-01-01', today);
  const isDormant = budget.projects.some(
    ({ project, group }) => project.customerId === customer.id && group === 'dormant',
  );
  let budgeted = 0;
  for (const { id, name } of customer.projects) {
    const must = loop.hoursOf(until.filter((row) => row.customer === customer.id && row.Project === name));
    budgeted += must;
    const forecast = budget.projects.find(({ project }) => project.id === id);
    all.compare('budget of a project', forecast && millionthsOf(forecast.used), must, name);
    const question = { kind: 'burnUp', projects: [`${customer.id}:${name}`] } as const;
    const { points } = answerOf(reportOf(company), question);
    all.compare('burn-up', millionthsOf(points.at(-1)?.used ?? 0), must, name);
    // oxlint-disable-next-line no-await-in-loop -- there is one service
    const hours = sumHours(await evaluationOf(desk, 'project', id)('2000-01-01', today));
    all.compare('hours of a project', loop.millionths(hours), must, name);
  }
  const listed = budget.customers.find(({ customerId }) => customerId === customer.id);
  // Dormant projects do not count for a customer.
  if (listed && !isDormant)
    all.compare('budget of a customer', millionthsOf(listed.used), budgeted, customer.name);
}

test(
  'budgets, hours of customers and projects, and the check of the exports have the same sums (R-23.8)',
  async () => {
    expect(
      await differencesOf(PLACES, companies, async (all, company) => {
        const desk = await openDesk(company);
        const question = { kind: 'budget', filters: NO_FILTERS, isWithPending: true } as const;
        const budget = answerOf(reportOf(company), question);
        for (const customer of customers) {
          // oxlint-disable-next-line no-await-in-loop -- there is one service
          await compareCustomer(all, { company, customer, desk, budget });
          // oxlint-disable-next-line no-await-in-loop -- as above
          await compareProjects(all, { company, customer, desk, budget });
        }
      }),
    ).toEqual(AGREED);
  },
  LONG,
);

const RINGS = [
  ['ring of customers', 'listMyCustomers', 'Customer_Name'],
  ['ring of projects', 'listMyProjects', 'Project_Name'],
] as const;

test(
  'the dashboard has the sums of the last four weeks (R-23.9)',
  async () => {
    expect(
      await differencesOf(
        ['bars of weeks', ...RINGS.map(([place]) => place)],
        companies,
        async (all, company) => {
          const desk = await openDesk(company);
          const rows = lastWeeks(company);
          const weeks = await desk.read<{ week: number; hours: number }[]>('listMyWeeks', today);
          all.compare(
            'bars of weeks',
            inOrder(
              weekBars(weeks ?? [], today).map(({ week, hours }) => [`${week}`, loop.millionths(hours)]),
            ),
            inOrder(loop.hoursBy(rows, ({ Date: day }) => `${loop.weekNumber(day)}`)),
          );
          for (const [place, endpoint, nameOf] of RINGS) {
            // oxlint-disable-next-line no-await-in-loop -- there is one service
            const entries = await desk.read<{ name: string; hours: number }[]>(endpoint, today);
            let sum = 0;
            for (const { hours } of sharesOf(entries ?? [], 2)) sum += loop.millionths(hours);
            // What is below zero has no share of a ring.
            let must = 0;
            for (const [name, own] of loop.hoursBy(rows, (row) => row[nameOf] ?? ''))
              if (name !== '') must += Math.max(0, own);
            all.compare(place, sum, must);
          }
        },
      ),
    ).toEqual(AGREED);
  },
  LONG,
);
