import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { server } from '../../../../tests/jsdom/testService';
import { comesInTime, ownTime } from '../../../../tests/jsdom/testTime';
import { watchFiles } from '../../../../tests/journeys/timeSheetsPdf';
import { openTimeSheets, press, sheetIn, stubCanvas } from '../../../../tests/journeys/timeSheetsScreen';
import { renderApp } from '../../../../tests/render';

const sentence = /letters that it cannot write properly: \u2068שלום\u2069, \u2068東京\u2069$/u;

function answerSheet() {
  const data = [{ Datum: '2026-09-01', AStd: 8, Tätigkeit: 'Besuch bei 東京', Kunde: 'שלום' }];
  server.use(http.get('*/api/sheet/time/*', () => HttpResponse.json({ signature: [], data })));
}

test('the signing dialog names the words that the PDF cannot print for as long as it is open, without a notice (R-8.51)', async () => {
  watchFiles();
  stubCanvas();
  answerSheet();
  const { user, store } = await openTimeSheets();
  await press(user, sheetIn('Prepared'), 'Sign');
  const dialog = await screen.findByRole('dialog', { name: 'Sign time sheet' });
  expect(await within(dialog).findByText(sentence)).toBeVisible();
  expect(store.getState().notices).toEqual([]);
});

const openMonth = async () =>
  renderApp({ path: '/timesheets/month/2026-10', signedInAs: 'member', language: 'en' });

test('the preview of a month names the words that its PDF cannot print (R-8.51)', async () => {
  ownTime();
  watchFiles();
  answerSheet();
  await openMonth();
  await comesInTime(() => expect(screen.getByText(sentence)).toBeVisible());
});

test('on a phone the month names them once its PDF was shown (R-8.51)', async () => {
  setScreenWidth(390);
  watchFiles();
  answerSheet();
  const { user } = await openMonth();
  await user.click(await screen.findByRole('button', { name: 'See all pages' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
