import { expect, test } from 'vitest';
import { cents } from '../money/money';
import { isTimeOfDay, isoDate } from '../time/period';
import { SHEET_DATA_FILE, sheetData } from './sheetData';
import type { TimeSheetRow } from './timeSheet';

const time = (text: string) => (isTimeOfDay(text) ? text : null);
const row: Omit<TimeSheetRow, 'receipt'> = {
  date: isoDate('2026-10-05'),
  location: 'Werk 2',
  departure: time('08:00'),
  arrival: time('17:30'),
  hours: 7.1,
  travelHours: 0.5,
  customer: 'Kessler',
  project: 'Portal',
  activity: 'Loads',
  distanceKm: 40.5,
  foodAllowance: cents(1600),
  receiptNumber: '12',
  expenseType: 'Kraftstoff',
  amount: cents(5840),
};
const sheet = {
  company: 'Nordfeld',
  person: { guid: 'g', username: 'u', name: 'Jana', mail: 'm' },
  id: '412',
  period: { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') },
};

test('the data in the PDF of a sheet have each row with all its fields, and the exact sums (R-18.1)', () => {
  const signature = { image: 'data:', signedAt: '2026-11-02', mail: 'jana@firma.example' };
  const empty = {
    ...row,
    hours: null,
    travelHours: null,
    distanceKm: null,
    foodAllowance: null,
    amount: null,
  };
  const data = sheetData({ ...sheet, rows: [row, row, row, empty], signature }, 'abc');
  expect(data).toMatchObject({
    format: 'tagwerk-sheet',
    version: 1,
    company: 'Nordfeld',
    person: sheet.person,
    sheet: '412',
    from: '2026-10-01',
    to: '2026-10-31',
    state: 'signed',
    signature: { at: '2026-11-02', mail: 'jana@firma.example', image: 'abc' },
    sums: { hours: 21.3, travel: 1.5, km: 121.5, foodCents: 4800, amountCents: 17_520 },
  });
  expect(SHEET_DATA_FILE).toBe('tagwerk-stundenzettel.json');
  expect(data.rows).toHaveLength(4);
  expect(data.rows[0]).toEqual({
    date: '2026-10-05',
    place: 'Werk 2',
    departure: '08:00',
    arrival: '17:30',
    hours: 7.1,
    travel: 0.5,
    customer: 'Kessler',
    project: 'Portal',
    activity: 'Loads',
    km: 40.5,
    foodCents: 1600,
    receipt: '12',
    type: 'Kraftstoff',
    amountCents: 5840,
  });
  expect(data.rows[3]).toMatchObject({
    hours: null,
    travel: null,
    km: null,
    foodCents: null,
    amountCents: null,
  });
  expect(sheetData({ ...sheet, rows: [], signature: null }, '')).toMatchObject({
    state: 'prepared',
    signature: null,
    rows: [],
  });
});
