import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cents } from '@/domain/money/money';
import { addDays, isoDate, isTimeOfDay } from '@/domain/time/period';
import { personCalled, rowWith } from '@/features/time-sheets/report/testing/reports';
import { judgementOf } from './readSheets';
import { sheetOf } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

const first = isoDate('2026-10-01');
const letter = fc.constantFrom(...'aßŁžőİşΔλ€„“–…-/ W.8,0\n東Қ'.split(''), 'Straßenverkehr', '12.10.2026');
const text = fc.array(letter, { maxLength: 60 }).map((letters) => letters.join(''));
const decimal = (most: number) =>
  fc.oneof(fc.constantFrom(null, 0, 8, 7.25, 1 / 3), fc.double({ min: -most, max: most, noNaN: true }));
const amount = fc.option(fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents));
const time = fc.constantFrom('07:30', '23:59').map((at) => (isTimeOfDay(at) ? at : null));

const row = fc
  .record({
    date: fc.nat({ max: 30 }).map((days) => addDays(first, days)),
    location: text,
    departure: fc.option(time),
    hours: decimal(400),
    travelHours: decimal(400),
    customer: text,
    project: text,
    activity: text,
    distanceKm: decimal(9999),
    foodAllowance: amount,
    receiptNumber: text,
    expenseType: text,
    amount,
  })
  .map(rowWith);

const signature = fc.record({
  image: fc.constant(''),
  signedAt: fc.constantFrom(
    '2026-11-02T08:06:00Z',
    '2026-10-25T00:30:00Z',
    '2026-11-02 08:06:00',
    '',
    'gestern',
  ),
  mail: text.map((letters) => letters.replaceAll('\n', '')),
});

test('whatever rows a sheet has, as it was drawn it is checked (R-18.57)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 40 }), text, signature, async (rows, name, signed) => {
      const period = { from: first, to: isoDate('2026-10-31') };
      const bytes = await sheetOf(rows, { person: personCalled(name), signature: signed, period });
      const judgement = await judgementOf(bytes);
      expect(judgement.state === 'differs' ? judgement.differences : judgement.state).toBe('checked');
    }),
    { numRuns: 25 },
  );
});
