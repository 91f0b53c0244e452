import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../../../tests/jsdom/testService';
import { firstExpense, openExpenses, sampleBytes } from '../../../../tests/journeys/expensesScreen';

const HEIC = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');

/** Opens the receipt of an expense whose file has this type and content. */
async function open(contentType: string | null, bytes: Uint8Array) {
  const base64 = Buffer.from(bytes).toString('base64');
  const FileLink = {
    filename: 'beleg',
    contentType,
    encoding: 'base64',
    path: `data:${contentType ?? ''};base64,${base64}`,
  };
  const expense = {
    Id: 1,
    Employee: 'jalbrecht',
    Date: '2026-11-02',
    Type: 'Sonstiges',
    TotalCost: 5,
    FileLink,
  };
  server.use(http.post('*/api/expenses', () => HttpResponse.json([expense])));
  const { user } = await openExpenses();
  await user.click(within(firstExpense()).getByRole('button', { name: /^View receipt/u }));
  return within(await screen.findByRole('dialog', { name: 'beleg' }));
}

test.each([
  ['application/octet-stream', 'png'],
  ['image/pjpeg', 'jpeg'],
  ['application/pdf', 'png'],
  [null, 'jpeg'],
] as const)('a picture that the service calls %s is shown as what it is (R-24.11)', async (type, kind) => {
  const dialog = await open(type, sampleBytes(kind));
  expect(await dialog.findByRole('img', { name: 'beleg' })).toBeVisible();
});

test('a picture of a kind that cannot be shown is offered for download, and is not called a PDF (R-24.11, R-24.5)', async () => {
  const dialog = await open('image/heic', HEIC);
  expect(
    await dialog.findByText('The file cannot be shown here. Once downloaded, it can be opened.'),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
});
