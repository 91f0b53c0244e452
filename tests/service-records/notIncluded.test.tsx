import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import type { WaitingRecord } from '@/domain/work/workRecord';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { cents } from '@/domain/money/money';
import { guidOf } from '../accounts';
import { kessler } from '../journeys/reportScreen';
import { server, testService } from '../jsdom/testService';
import { rowOf } from '@/features/service-records/paper/testing/records';
import { book, entriesTable, keep, leftOut, november, openRecords, recordOf, rowTexts } from './recordScreen';

/** The row of an own entry in a record that was made before. */
const kept = (id: string, day: string, hours: number) => ({
  ...rowOf({ date: isoDate(day), hours, project: 'MES', description: 'Lasttest', place: '' }),
  id,
});

/** An entry of two hours that the service refused, so that it stays on the device. */
const waiting: WaitingRecord = {
  key: 'waiting-1',
  since: 0,
  id: null,
  before: null,
  want: {
    employee: 'jalbrecht',
    date: isoDate('2026-11-17'),
    customerId: 2,
    customerName: kessler,
    projectId: null,
    projectName: '',
    description: 'Im Zug',
    location: '',
    hours: 2,
    travelHours: null,
    departure: null,
    arrival: null,
    distanceKm: null,
    foodAllowance: cents(0),
    travelExpenses: cents(0),
  },
  attempt: null,
  trouble: { kind: 'refused', status: 409, message: null },
};

test('what a record lacks is listed: no hours, waiting, unreadable, in an earlier record with its number, of others (R-19.71)', async () => {
  book([...november, { day: '2026-11-09', text: 'Unlesbar', hours: 1 }]);
  const guid = guidOf(testService(), 'member');
  await changeOnDevice(guid, outboxNames.workRecords, () => ({ items: [waiting], sent: [] }));
  await keep([
    recordOf('JA-2026-001', {
      from: isoDate('2026-11-02'),
      to: isoDate('2026-11-02'),
      rows: [kept('1', '2026-11-02', 4.5)],
    }),
  ]);
  server.use(
    http.post('*/api/workrecords', async ({ request }) => {
      const rows = v.parse(v.array(v.looseObject({})), await (await testService().fetch(request)).json());
      for (const row of rows) if (row['Description'] === 'Unlesbar') row['HoursWorked'] = 'eine';
      return HttpResponse.json(rows);
    }),
  );
  await openRecords();
  expect((await rowTexts()).at(-1)).toBe('Summe | 1,5 | 13,0');
  expect(leftOut()).toEqual([
    'Fr 06.11. Termin verschoben: 0 Stunden',
    'Di 17.11., 2,0 h Im Zug: wartet noch auf das Netz',
    '1 Eintrag ist nicht lesbarZeigen',
    'Mo 02.11., 4,5 h Lasttest: steht in JA-2026-001',
    'Stunden anderer Personen: hier stehen nur die eigenen',
  ]);
  expect(screen.getByRole('link', { name: 'Zeigen' })).toHaveAttribute(
    'href',
    '/work?view=list&from=2026-11-01&to=2026-11-18',
  );
});

test('older entries that are in no record are offered, and can be taken in (R-19.72)', async () => {
  book([{ day: '2026-10-29', text: 'Rückfragen Versand', hours: 1.5, project: 'Shop' }, ...november]);
  await keep([
    recordOf('JA-2026-001', {
      from: isoDate('2026-10-01'),
      to: isoDate('2026-10-31'),
    }),
  ]);
  const { user } = await openRecords();
  await entriesTable();
  const older = screen.getByText(/liegt vor dem Zeitraum und steht in keinem Nachweis\./u);
  expect(older).toHaveTextContent('Do 29.10., 1,5 h liegt vor dem Zeitraum');
  await user.click(screen.getByRole('button', { name: 'Do 29.10. Rückfragen Versand dazunehmen' }));
  await waitFor(() => expect(older).not.toBeInTheDocument());
  const rows = await rowTexts();
  expect(rows[2]).toBe(' | Do 29.10. | Rückfragen Versand |  | – | 1,5');
  expect(rows.at(-1)).toBe('Summe | 1,5 | 19,0');
});
