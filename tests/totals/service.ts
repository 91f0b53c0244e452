import { HttpResponse, http } from 'msw';
import { testToday } from '../today';
import { type Company, type ExpenseRow, type WorkRow, customers } from './company';
import { between, daysLater, exportRows, hoursBy, hoursOf, weekNumber } from './plainLoop';

/** The rows of a list as the service sorts them: by day and id, the newest first. */
function sorted(rows: readonly object[]): object[] {
  const keyOf = (row: object) => {
    const { Date: day, Id }: Partial<WorkRow> = row;
    return `${day} ${String(Id).padStart(9, '0')}`;
  };
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
}

interface Asked {
  readonly customer: number;
  /** All projects if it is missing. */
  readonly project?: string;
  readonly from: string;
  readonly to: string;
}

/** Hours by month, as the service adds them up; without months that have none. */
function evaluation(company: Company, { customer, project, from, to }: Asked): object[] {
  const rows = exportRows(company, customer).filter(
    ({ Project }) => project === undefined || Project === project,
  );
  const sums = hoursBy(between(rows, from, to), ({ Date: day }) => day.slice(0, 7));
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([Month, sum]) => ({ Month, Hours: sum / 1e6 }));
}

/** The rows of a customer's export, without what only the tests know. */
export const exported = (
  company: Company,
  customer: number,
  from: string,
  to: string,
): Readonly<Record<string, unknown>>[] =>
  between(exportRows(company, customer), from, to).map(({ customer: _customer, ...row }) => row);

/** The user's last four weeks. */
export const lastWeeks = ({ records }: Company): WorkRow[] =>
  between(records, daysLater(testToday, -27), testToday);

/** The rows of a sheet, as the service takes them from records and expenses. */
function sheetRows({ records, expenses }: Company, from: string, to: string): object[] {
  const rows = [
    ...between(records, from, to).map((row: WorkRow) => ({
      Datum: row.Date,
      Ort: row.Location,
      Von: row.Departure,
      Bis: row.Arrival,
      AStd: row.HoursWorked,
      RStd: row.TravelTime,
      Kunde: row.Customer_Name,
      Projekt: row.Project_Name,
      Tätigkeit: row.Description,
      kM: row.DistanceKM,
      VSatz: row.FoodAllowance,
    })),
    ...between(expenses, from, to).map((row: ExpenseRow) => ({
      Datum: row.Date,
      Tätigkeit: row.Description,
      BelNr: row.VoucherNumber,
      Art: row.Type,
      Betrag: row.TotalCost,
    })),
  ];
  return rows.toSorted((one, other) => (one.Datum < other.Datum ? -1 : 1));
}

/** The days of the sheets: November's is signed, October's prepared, and one of both months is not in the list. */
export const sheetPeriods = [
  ['2026-11-01', '2026-11-30'],
  ['2026-10-01', '2026-10-31'],
  ['2026-10-01', '2026-11-30'],
] as const;

/** The place of the sheet of two months. */
export const LONG_SHEET = 2;

/** A company behind the calls of the app, in place of the reference service. */
export function handlersOf(company: Company) {
  const { records, broken, expenses, brokenExpenses } = company;
  const list = (path: string, rows: readonly object[]) =>
    http.post(`*/api/${path}`, async ({ request }) => {
      const { start = 0, count = 20 }: { start?: number; count?: number } = Object(await request.json());
      return HttpResponse.json(rows.slice(start, start + count));
    });
  const daysAsked = (request: Request) => {
    const { searchParams } = new URL(request.url);
    return { from: searchParams.get('startDate') ?? '', to: searchParams.get('endDate') ?? '' };
  };
  const projectOf = (id: unknown) => {
    const customer = customers.find(({ projects }) => projects.some((one) => String(one.id) === id));
    return { customer: customer?.id ?? 0, project: customer?.projects.find((one) => String(one.id) === id) };
  };
  const mine = (key: string, nameOf: (row: WorkRow) => string | null) =>
    http.get(`*/api/evaluation/me/${key}`, () => {
      const rows = lastWeeks(company).filter((row) => nameOf(row) !== null);
      const sums = [...hoursBy(rows, (row) => nameOf(row) ?? '')];
      return HttpResponse.json(
        sums
          .toSorted(([, one], [, other]) => other - one)
          .map(([name, sum]) => ({ [key]: name, hours: sum / 1e6 })),
      );
    });
  return [
    list('workrecords', sorted([...records, ...broken])),
    list('expenses', sorted([...expenses, ...brokenExpenses])),
    list(
      'sheet/time',
      sheetPeriods.slice(0, LONG_SHEET).map(([from, to], at) => ({
        id: at + 1,
        body: {
          id: at + 1,
          state: at === 0 ? 'signed' : 'prepared',
          from,
          to,
        },
      })),
    ),
    http.get('*/api/sheet/time/:id', ({ params }) => {
      const [from, to] = sheetPeriods[Number(params['id']) - 1] ?? ['', ''];
      return HttpResponse.json({
        signature: [
          { signature: '', signatureTimestamp: '2026-12-01T08:15:00Z', mail: 'jana@nordfeld.example' },
        ],
        data: sheetRows(company, from, to),
      });
    }),
    http.get('*/api/customers', () =>
      HttpResponse.json(customers.map(({ id, name }) => ({ Id: id, Name: name }))),
    ),
    http.get('*/api/projects/:customer', ({ params }) => {
      const own = customers.find(({ id }) => String(id) === params['customer'])?.projects ?? [];
      return HttpResponse.json(own.map(({ id, name }) => ({ Id: id, Name: name })));
    }),
    http.get('*/api/customer/:id', ({ params }) => {
      const own = customers.find(({ id }) => String(id) === params['id']) ?? customers[0];
      return HttpResponse.json({
        Id: own.id,
        Name: own.name,
        Active: 1,
        Members: [],
        Projects: own.projects.map(({ id, name }) => ({ Id: id, Name: name, ProjectState: 'active' })),
      });
    }),
    http.get('*/api/project/:id', ({ params }) => {
      const { customer, project } = projectOf(params['id']);
      return HttpResponse.json({
        Id: project?.id,
        Name: project?.name,
        ProjectState: 'active',
        Customers_fk: customer,
        Customers_Name: customers.find(({ id }) => id === customer)?.name,
        TimeBudged: 100,
        Revenue: 10_000,
        Members: [],
      });
    }),
    http.get('*/api/customer/:id/export', ({ params, request }) => {
      const { from, to } = daysAsked(request);
      return HttpResponse.json(exported(company, Number(params['id']), from, to));
    }),
    http.get('*/api/customer/:id/evaluation', ({ params, request }) =>
      HttpResponse.json(evaluation(company, { customer: Number(params['id']), ...daysAsked(request) })),
    ),
    http.get('*/api/project/:id/evaluation', ({ params, request }) => {
      const { customer, project } = projectOf(params['id']);
      const asked = { customer, project: project?.name ?? '', ...daysAsked(request) };
      return HttpResponse.json(evaluation(company, asked));
    }),
    http.get('*/api/evaluation/me/time', () =>
      HttpResponse.json(
        [...new Set(lastWeeks(company).map(({ Date: day }) => weekNumber(day)))].map((week) => ({
          calendarWeek: week,
          workHours: hoursOf(lastWeeks(company).filter(({ Date: day }) => weekNumber(day) === week)) / 1e6,
        })),
      ),
    ),
    mine('customer', (row) => row.Customer_Name),
    mine('project', (row) => row.Project_Name),
  ];
}
