import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectRefusal, server } from '../../../../tests/jsdom/testService';
import { comesInTime, ownTime } from '../../../../tests/jsdom/testTime';
import { figures, openAccount, rowTexts } from '../../../../tests/journeys/accountPage';

beforeEach(ownTime);

const comes = async (text: string) => comesInTime(() => screen.getByText(text));

test('at midnight the day that is over counts in the balance (R-17.34)', async () => {
  vi.setSystemTime('2026-11-18T23:59:40+01:00');
  await openAccount();
  expect(figures()[0]?.slice(0, 2)).toEqual(['Gestern, Di 17.11.', '+ 42,0 h']);
  vi.setSystemTime('2026-11-19T00:00:10+01:00');
  await comes('Gestern, Mi 18.11.');
  expect(figures()[0]).toEqual(['Gestern, Mi 18.11.', '+ 34,0 h', ' darin Mi 18.11. leer, − 8,0']);
  expect(rowTexts(/^November/u).slice(0, 7)).toEqual([
    'November bis Mi 18.11.',
    '',
    '104,0',
    '98,0',
    '–',
    '− 6,0',
    '+ 34,0',
  ]);
  expect(rowTexts(/^Bis/u)[0]).toBe('Bis 18.11.');
});

test('if the clock is set back fewer days count, and before the account begins there is its opening balance (R-17.35)', async () => {
  await openAccount();
  vi.setSystemTime('2026-11-17T10:00:00+01:00');
  await comes('Gestern, Mo 16.11.');
  expect(figures()[0]?.[1]).toBe('+ 42,5 h');
  vi.setSystemTime('2025-12-30T10:00:00+01:00');
  await comes('Anfang 2026');
  expect(figures().map(([label, value]) => [label, value])).toEqual([
    ['Anfang 2026', '+ 12,0 h'],
    ['Ende 2026', expect.stringMatching(/ h$/u)],
    ['Urlaub frei', '6,5 Tage'],
    ['Krank 2026', '4 Tage'],
  ]);
  expect(rowTexts(/^Januar/u).slice(0, 3)).toEqual(['Januar geplant', '', '120,0']);
});

test('records of an earlier reading count up to yesterday at most, also after the clock was set back (R-17.35)', async () => {
  const { user } = await openAccount();
  server.use(http.post('*/api/workrecords', () => HttpResponse.json({}, { status: 500 })));
  expectRefusal(/POST .*: 500/u);
  vi.setSystemTime('2026-11-17T10:00:00+01:00');
  await comes('Gestern, Mo 16.11.');
  await user.click(screen.getByRole('button', { name: 'Neu lesen' }));
  await screen.findByRole('alert');
  expect(figures()[0]?.slice(0, 2)).toEqual(['Mo 16.11., Stand 18.11.2026 10:15', '+ 42,5 h']);
});
