import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { dateText } from '../../../../tests/dateText';
import { readSheet, watchSpreadsheets } from '../../../../tests/journeys/spreadsheets';
import { expectConsole } from '../../../../tests/jsdom/testConsole';
import { server } from '../../../../tests/jsdom/testService';
import { type Rendered, renderApp } from '../../../../tests/render';

/** Opens the export of a customer or project once its heading has appeared. */
async function openExport(path = '/customer/2', name = 'Kessler Maschinenbau GmbH'): Promise<Rendered> {
  const app = await renderApp({ path, signedInAs: 'manager', language: 'en' });
  await screen.findByRole('heading', { level: 1, name });
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  await screen.findByRole('dialog');
  return app;
}

const dialog = () => within(screen.getByRole('dialog'));
const press = async ({ user }: Rendered, name: string) => user.click(dialog().getByRole('button', { name }));

async function type({ user }: Rendered, label: string, text: string): Promise<void> {
  const field = dialog().getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

/** Records the queries of all export requests. */
function watchExports(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/:kind/:id/export', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${pathname.replace('/api', '')}${search}`);
      return undefined;
    }),
  );
  return asked;
}

const answerWith = (rows: readonly object[]) =>
  server.use(http.get('*/api/customer/2/export', () => HttpResponse.json([...rows])));

describe('export dialog', () => {
  test('exporting a month asks for its first to last day; the file is named after the customer (R-9.8, R-9.39)', async () => {
    const saved = watchSpreadsheets();
    const asked = watchExports();
    const app = await openExport();
    expect(screen.getByRole('dialog', { name: 'Export hours' })).toHaveTextContent(
      'Kessler Maschinenbau GmbH.xlsx',
    );
    expect(dialog().getByLabelText('Month')).toHaveValue('November 2026');
    await type(app, 'Month', '2026-10');
    await press(app, 'Export');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toEqual(['/customer/2/export?startDate=2026-10-01&endDate=2026-10-31']);
    expect(saved.map(({ name }) => name)).toEqual(['Kessler Maschinenbau GmbH.xlsx']);
    expect(await screen.findByText(/^\d+ rows saved: Kessler Maschinenbau GmbH\.xlsx$/u)).toBeVisible();
  });

  test('an extended range can be exported, including the one the chart shows (R-9.8)', async () => {
    const saved = watchSpreadsheets();
    const asked = watchExports();
    const app = await openExport();
    await press(app, 'Range');
    await press(app, 'as in the chart');
    expect(dialog().getByLabelText('From')).toHaveValue(dateText('2026-05-18'));
    await type(app, 'From', '2026-09-14');
    await press(app, 'Export');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['/customer/2/export?startDate=2026-09-14&endDate=2026-11-18']);
  });

  test('the export of a project has its own rows and is named after it (R-10.12)', async () => {
    const saved = watchSpreadsheets();
    const asked = watchExports();
    const app = await openExport('/project/5', 'MES-Einführung Werk 2');
    await press(app, 'Range');
    await press(app, 'this year');
    await press(app, 'Export');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['/project/5/export?startDate=2026-01-01&endDate=2026-11-18']);
    expect(saved[0]?.name).toBe('MES-Einführung Werk 2.xlsx');
    const [sheet] = saved;
    if (!sheet) throw new Error('nothing was saved');
    expect((await readSheet(sheet))['D2']).toMatchObject({ t: 's', v: 'MES-Einführung Werk 2' });
  });

  test('cells are typed, text is never a formula, and totals are formulas with cached values (R-9.39)', async () => {
    const saved = watchSpreadsheets();
    const row = {
      Date: '2026-11-09',
      Employee: `O'Brien "Q" 🙂`,
      Customer: '=HYPERLINK("http://evil.example","Klick")',
      Project: null,
      Description: '+cmd|calc',
      Location: '@SUM(1)',
      HoursWorked: '7.50',
      TravelTime: null,
    };
    answerWith([row, { ...row, Date: '2026-11-10T00:00:00.000Z', HoursWorked: 0.1, TravelTime: 0.2 }]);
    const app = await openExport();
    await press(app, 'Export');
    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = saved;
    if (!file) throw new Error('nothing was saved');
    const sheet = await readSheet(file);
    expect('ABCDEFGH'.split('').map((column) => sheet[`${column}1`]?.v)).toEqual([
      'Date',
      'Employee',
      'Customer',
      'Project',
      'Description',
      'Location',
      'Hours',
      'Travel time',
    ]);
    expect(sheet['A2']).toMatchObject({ t: 'n', w: '09.11.2026' });
    expect(sheet['A3']).toMatchObject({ t: 'n', w: '10.11.2026' });
    for (const [column, text] of Object.entries({
      B: row.Employee,
      C: row.Customer,
      E: row.Description,
      F: row.Location,
    })) {
      expect(sheet[`${column}2`]).toMatchObject({ t: 's', v: text });
      expect(sheet[`${column}2`]).not.toHaveProperty('f');
    }
    expect(sheet['G2']).toMatchObject({ t: 'n', v: 7.5 });
    expect(sheet['G4']).toMatchObject({ t: 'n', f: 'SUM(G2:G3)', v: 7.6 });
    expect(sheet['H4']).toMatchObject({ t: 'n', f: 'SUM(H2:H3)', v: 0.2 });
  });

  test('an export without rows says so and saves nothing; the chart’s range is one press away (R-9.9)', async () => {
    const saved = watchSpreadsheets();
    const app = await openExport();
    await type(app, 'Month', '2020-05');
    await press(app, 'Export');
    expect(await dialog().findByText('Nothing found, 01.–31.05.2020')).toBeVisible();
    expect(dialog().getByText(/No file was created/u)).toBeVisible();
    expect(saved).toEqual([]);
    await press(app, 'As in the chart');
    expect(dialog().getByLabelText('To')).toHaveValue(dateText('2026-11-18'));
    await press(app, 'Export');
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('an invalid month or day makes no call, and the field says why', async () => {
    const asked = watchExports();
    const app = await openExport();
    await type(app, 'Month', 'never');
    await press(app, 'Export');
    await waitFor(() =>
      expect(dialog().getByLabelText('Month')).toHaveAccessibleDescription(/Enter a month/u),
    );
    await press(app, 'Range');
    await type(app, 'From', '2026-11-15');
    await type(app, 'To', '2026-11-01');
    await press(app, 'Export');
    await waitFor(() =>
      expect(dialog().getByLabelText('To')).toHaveAccessibleDescription('The end is before the start'),
    );
    expect(asked).toEqual([]);
  });

  test('cancelling during the request saves nothing', async () => {
    const saved = watchSpreadsheets();
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(
      http.get('*/api/customer/2/export', async () => {
        await gate;
        return undefined;
      }),
    );
    const app = await openExport();
    await press(app, 'Export');
    expect(await dialog().findByRole('progressbar', { name: 'Progress of the export' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
    await press(app, 'Cancel');
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saved).toEqual([]);
    expect(screen.queryByText(/Not exported/u)).not.toBeInTheDocument();
  });
});

describe('export failures', () => {
  const failures = [
    ['a refusal', () => HttpResponse.json({ message: 'not yours' }, { status: 403 }), /not yours/u],
    ['an error page', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), /reports an error \(500\)/u],
    ['no connection', () => HttpResponse.error(), /No connection to the server/u],
    ['a page instead of rows', () => new HttpResponse('<h1>Oops</h1>'), /cannot be read/u],
    ['rows of another kind', () => HttpResponse.json([{ Date: 'soon' }]), /cannot be read/u],
  ] as const;

  test.each(failures)(
    '%s: a quiet message with a retry; the chosen values stay (R-9.30)',
    async (_what, answer, why) => {
      const saved = watchSpreadsheets();
      server.use(http.get('*/api/customer/2/export', () => answer(), { once: true }));
      const app = await openExport();
      await type(app, 'Month', '2026-10');
      await press(app, 'Export');
      expect(await screen.findByText(/^Not exported\./u)).toHaveTextContent(why);
      expect(dialog().getByLabelText('Month')).toHaveValue('October 2026');
      expect(saved).toEqual([]);
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(screen.queryByText(/^Not exported\./u)).not.toBeInTheDocument();
    },
  );

  test('a failing worker is reported, too; in our words; closing removes the message (R-1.22, R-9.30, R-24.87)', async () => {
    expectConsole(/^console\.warn: export: unwritten$/u);
    const app = await openExport();
    await press(app, 'Export');
    expect(await screen.findByText(/^Not exported\. A part of the app could not be loaded/u)).toBeVisible();
    await press(app, 'Cancel');
    await waitFor(() => expect(screen.queryByText(/^Not exported/u)).not.toBeInTheDocument());
  });
});
