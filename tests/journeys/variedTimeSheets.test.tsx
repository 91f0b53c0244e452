import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { centsOfEuros } from '@/domain/money/money';
import { formatsOf } from '@/shared/i18n/format';
import { watchCalls } from '../jsdom/sentCalls';
import { renderApp } from '../render';
import { referenceList } from '../varied/referenceAnswers';
import { onlyLarge } from '../suite';
import { styleNames, styles } from '../varied/styles';
import { speak } from '../varied/variedService';
import { sendNow, stubWindows, watchFiles } from './timeSheetsPdf';
import {
  drawSignature,
  drawnPng,
  openTimeSheets,
  press,
  sheetIn,
  sheetRows,
  stubCanvas,
} from './timeSheetsScreen';

/** The file name of a sheet and the labels of its path. */
const cellsOf = (row: HTMLElement) => [
  within(row).getByText(/\.pdf$/u).textContent,
  within(row).getByRole('list', { name: 'Path' }).textContent,
];

const listed = [
  ['jalbrecht_1 Nov 2026_18 Nov 2026.pdf', 'PreparedSignatureMail'],
  ['jalbrecht_1 Oct 2026_31 Oct 2026.pdf', 'PreparedSignatureMail'],
  ['jalbrecht_1 Sep 2026_30 Sep 2026.pdf', 'PreparedSignedMail not known'],
];

async function figures(): Promise<Record<string, string>> {
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await preview.findByText('Total reimbursement');
  const entries = preview
    .getAllByRole('term')
    .map((term): [string, string] => [
      term.textContent,
      term.closest('div')?.querySelector('dd')?.textContent ?? '',
    ]);
  return Object.fromEntries(entries);
}

const work = v.object({ Date: v.string(), HoursWorked: v.number(), FoodAllowance: v.nullable(v.number()) });
const spent = v.object({ Date: v.string(), TotalCost: v.number() });
const isNovember = ({ Date: day }: { readonly Date: string }) => day.startsWith('2026-11');
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const euros = (amounts: readonly number[]) => formatsOf('en').euros(centsOfEuros(sum(amounts)));

/** The expected figures in the preview of November, computed from the reference service's lists. */
async function expectedFigures(): Promise<Record<string, string>> {
  const lists = await Promise.all([0, 20, 40].map(async (start) => referenceList('/workrecords', start)));
  const records = v.parse(v.array(work), lists.flat()).filter(isNovember);
  const costs = v.parse(v.array(spent), await referenceList('/expenses')).filter(isNovember);
  return {
    Days: String(new Set(records.map((record) => record.Date)).size),
    'Work hours': `${sum(records.map((record) => record.HoursWorked)).toFixed(1)} h`,
    'Food allowance': euros(records.map((record) => record.FoodAllowance ?? 0)),
    Expenses: euros(costs.map((cost) => cost.TotalCost)),
  };
}

describe.each(styleNames)('time sheets of a service in the style %s', (name) => {
  test('have the right periods and preview, and a signed one has a PDF (R-8.29, R-8.31)', async () => {
    speak(name);
    const files = watchFiles();
    stubWindows();
    const { user } = await openTimeSheets();
    expect(sheetRows().map(cellsOf)).toEqual(styles[name].isShuffled ? listed.toReversed() : listed);
    await press(user, sheetIn('Signed'), 'Download');
    await waitFor(() => expect(files.saved).toEqual(['jalbrecht_1 Sep 2026_30 Sep 2026.pdf']));
    await press(user, sheetIn('Prepared'), 'Download');
    await waitFor(() => expect(files.saved).toHaveLength(2));
    expect(screen.queryByText(/could not be/u)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'New time sheet' }));
    await screen.findByRole('dialog', { name: 'New time sheet' });
    expect(await figures()).toMatchObject(await expectedFigures());
  });

  test('have the right sums on the month page, and no findings where there are none (R-8.37)', async () => {
    speak(name);
    await renderApp({ path: '/timesheets/month/2026-10', signedInAs: 'member', language: 'en' });
    await screen.findByRole('heading', { level: 2, name: /^Check/u });
    const lists = await Promise.all(
      [0, 20, 40, 60, 80].map(async (start) => referenceList('/workrecords', start)),
    );
    const records = v.parse(v.array(work), lists.flat()).filter(({ Date: day }) => day.startsWith('2026-10'));
    const hours = sum(records.map(({ HoursWorked }) => HoursWorked)).toFixed(1);
    expect(screen.getByText(`${hours} h`)).toBeVisible();
    expect(screen.getByText(/Nothing to check/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign' })).toBeVisible();
  });
});

test.each(['wordy', ...onlyLarge(['strings'] as const)] as const)(
  'a strict service in the style %s takes a sheet, its signature, mail and deletion',
  async (name) => {
    speak(name);
    stubCanvas();
    watchFiles();
    const calls = watchCalls();
    const { user, store } = await renderApp({ path: '/timesheets', signedInAs: 'newcomer', language: 'en' });
    await screen.findByText('No time sheets yet');
    await user.click(screen.getByRole('button', { name: 'New time sheet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New time sheet' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sheetRows().map(cellsOf)).toEqual([
      ['fwolff_1 Nov 2026_30 Nov 2026.pdf', 'PreparedSignatureMail'],
    ]);

    // The id of the new sheet is only known from the answer.
    await press(user, sheetIn('Prepared'), 'Sign');
    const signing = await screen.findByRole('dialog');
    drawSignature(signing);
    await user.click(within(signing).getByRole('button', { name: 'Sign' }));
    await user.click(within(signing).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sheetIn('Signed')).toBeVisible());
    expect(calls.of('POST').find(({ path }) => path.endsWith('/sign'))?.body).toEqual({ data: drawnPng });

    await press(user, sheetIn('Signed'), 'Send by mail');
    await sendNow(store.extra.heldBack);
    expect(await screen.findByText('Time sheet sent')).toBeVisible();
    await press(user, sheetIn('Requested'), 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete time sheet?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No time sheets yet')).toBeVisible();
    expect(await referenceList('/sheet/time', 0, 'newcomer')).toEqual([]);
  },
);
