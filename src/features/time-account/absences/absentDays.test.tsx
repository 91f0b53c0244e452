import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Absence, AbsenceKind, DayShare } from '@/domain/account/absence';
import { isoDate } from '@/domain/time/period';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../../../../tests/accounts';
import { rowOf } from '../../../../tests/journeys/weekScreen';
import { knownWeek } from '../../../../tests/journeys/workScreen';
import { server, testService } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { renderApp } from '../../../../tests/render';

function entry(kind: AbsenceKind, from: string, to: string, share: DayShare = 1): Absence {
  return { id: from, kind, from: isoDate(from), to: isoDate(to), share, note: '', changedAt: 1 };
}

/** Opens the work screen in the week of Wednesday, 18 November 2026, with these absences. */
async function openWork(absences: readonly Absence[], search = '') {
  server.use(http.post('*/api/workrecords', () => HttpResponse.json([rowOf(1, '2026-11-02', 8)])));
  await changeOnDevice(guidOf(testService(), 'member'), 'absences', () => absences);
  await renderApp({ path: `/work${search}`, signedInAs: 'member', language: 'en' });
  return screen.findByRole(search === '' ? 'table' : 'grid');
}

test('days of whole absence are free days in the week strip, and not gaps; half days stay (R-17.68)', async () => {
  await openWork([
    entry('sick', '2026-11-16', '2026-11-16'),
    entry('vacation', '2026-11-17', '2026-11-17', 0.5),
    entry('compensation', '2026-11-19', '2026-11-20'),
  ]);
  await knownWeek();
  const strip = within(screen.getByRole('region', { name: 'Week at a glance' }));
  const names = strip.getAllByRole('button', { name: /November/u }).map(({ textContent }) => textContent);
  expect(names.map((name) => /day off|no entry|0 of 8|no target/u.exec(name)?.[0])).toEqual([
    'day off',
    'no entry',
    '0 of 8',
    'day off',
    'day off',
    'no target',
    'no target',
  ]);
  expect(strip.getByRole('button', { name: 'of 16 h' })).toBeVisible();
});

test('days of whole absence are off in the week grid (R-17.68)', async () => {
  const grid = await openWork([entry('vacation', '2026-11-16', '2026-11-17')], '?view=week');
  const heads = within(grid).getAllByRole('columnheader');
  const off = heads.filter((head) => head.querySelector('.is-off'));
  expect(off.map(({ textContent }) => /^\w+/u.exec(textContent)?.[0])).toEqual([
    'Monday',
    'Tuesday',
    'Saturday',
    'Sunday',
  ]);
});

test('days of whole absence are not gaps of the month (R-17.68)', async () => {
  const service = testService();
  const guid = guidOf(service, 'member');
  service.db.run(
    `delete from workRecords where Date between '2026-10-14' and '2026-10-16' and guid = '${guid}'`,
  );
  await changeOnDevice(guid, 'absences', () => [
    entry('vacation', '2026-10-14', '2026-10-15'),
    entry('vacation', '2026-10-16', '2026-10-16', 0.5),
  ]);
  await renderApp({ path: '/timesheets/month/2026-10', signedInAs: 'member', language: 'en' });
  expect(await screen.findByText('1 workday without an entry', undefined, patience)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Day off: Fri 16.10.' })).toBeVisible();
  expect(screen.getByText('of 160 h')).toBeVisible();
});
