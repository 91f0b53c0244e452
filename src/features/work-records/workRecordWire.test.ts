import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { copyOf } from '@/domain/work/workRecord';
import { workRecordFromWire, workRecordToWire, workRecordsWire } from './workRecordWire';

const plain = {
  Id: 7,
  Employee: 'jalbrecht',
  Date: '2026-03-10',
  Project_fk: 3,
  Customer_fk: 2,
  Customer_Name: 'Kessler',
  Project_Name: 'MES',
  Description: 'Workshop',
  TravelTime: 1.5,
  Departure: '07:30:00',
  Arrival: '18:45:00',
  DistanceKM: 124,
  FoodAllowance: 16,
  TravelExpenses: 37.2,
  HoursWorked: 8,
  Location: 'Augsburg',
};

function read(row: object) {
  const [wire] = v.parse(workRecordsWire, [row]);
  if (!wire) throw new Error('no row');
  return workRecordFromWire(wire);
}

describe('what another service may answer', () => {
  test('times with a zone are converted, and a row whose time is on another day is named as unreadable (R-4.54)', () => {
    expect(read({ ...plain, Departure: '06:00Z', Arrival: '2026-03-10T18:00:00+02:00' })).toMatchObject({
      departure: '07:00',
      arrival: '17:00',
    });
    expect(read({ ...plain, Arrival: '2026-03-11T01:00:00Z' }).arrival).toBe('02:00');
    const field = (times: object) =>
      v.safeParse(workRecordsWire, [{ ...plain, ...times }]).issues?.[0].path?.at(-1)?.key;
    expect(field({ Departure: '1970-01-01T06:00:00Z' })).toBe('Departure');
    expect(field({ Arrival: '2026-03-12T06:00:00Z' })).toBe('Arrival');
  });

  test('numbers as text, full timestamps, times with a date and unknown fields give the same record (R-4.19)', () => {
    const varied = {
      ...plain,
      Date: '2026-03-09T23:00:00.000Z',
      TravelTime: '1.50',
      Departure: '2026-03-10T07:30:00',
      Arrival: '18:45',
      DistanceKM: '124',
      FoodAllowance: '16.00',
      TravelExpenses: '37.20',
      HoursWorked: '8.00',
      CreatedAt: 'whenever',
    };
    expect(read(varied)).toEqual(read(plain));
    expect(read(plain)).toMatchObject({
      hours: 8,
      departure: '07:30',
      foodAllowance: 1600,
      travelExpenses: 3720,
    });
  });

  test.each([null, '', undefined])('optional fields that are %j count as empty', (nothing) => {
    const record = read({
      ...plain,
      Project_fk: nothing,
      Customer_fk: nothing,
      Customer_Name: nothing,
      Project_Name: nothing,
      TravelTime: nothing,
      Departure: nothing,
      Arrival: nothing,
      DistanceKM: nothing,
      FoodAllowance: nothing,
      TravelExpenses: nothing,
      Location: nothing,
    });
    expect(record).toMatchObject({
      projectId: null,
      customerId: null,
      customerName: '',
      travelHours: null,
      departure: null,
      distanceKm: null,
      foodAllowance: 0,
      location: '',
    });
  });

  test('ids keep the type in which they were sent', () => {
    const record = read({ ...plain, Id: '7', Customer_fk: '2', Project_fk: 3 });
    expect([record.id, record.customerId, record.projectId]).toEqual(['7', '2', 3]);
  });

  test('hours that are null count as none; missing hours or other text are a broken answer', () => {
    expect(read({ ...plain, HoursWorked: null }).hours).toBeNull();
    const { HoursWorked: _hours, ...without } = plain;
    expect(v.safeParse(workRecordsWire, [without]).issues?.[0].path?.map(({ key }) => key)).toEqual([
      0,
      'HoursWorked',
    ]);
    expect(v.is(workRecordsWire, [{ ...plain, HoursWorked: 'eight' }])).toBe(false);
  });
});

test('Customer_Name, Project_Name and the id of a copy never leave the client (R-4.8)', () => {
  const body = workRecordToWire(copyOf(read(plain)));
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'Arrival',
      'Customer_fk',
      'Date',
      'Departure',
      'Description',
      'DistanceKM',
      'Employee',
      'FoodAllowance',
      'HoursWorked',
      'Location',
      'Project_fk',
      'TravelExpenses',
      'TravelTime',
    ].toSorted(),
  );
});

test('empty optional fields are sent as null, money as euros (R-4.16)', () => {
  const record = read({ ...plain, Departure: '', Location: '' });
  expect(workRecordToWire(record)).toMatchObject({ Departure: null, Location: null, TravelExpenses: 37.2 });
});

test('every field of a record is read, and sent back as it was (R-4.8)', () => {
  expect(read(plain)).toEqual({
    id: 7,
    employee: 'jalbrecht',
    date: '2026-03-10',
    customerId: 2,
    customerName: 'Kessler',
    projectId: 3,
    projectName: 'MES',
    description: 'Workshop',
    location: 'Augsburg',
    hours: 8,
    travelHours: 1.5,
    departure: '07:30',
    arrival: '18:45',
    distanceKm: 124,
    foodAllowance: 1600,
    travelExpenses: 3720,
  });
  const { Id: _id, Customer_Name: _customer, Project_Name: _project, ...sent } = plain;
  expect(workRecordToWire(read(plain))).toEqual({ ...sent, Departure: '07:30', Arrival: '18:45' });
});

test.each(['eight', '8h', 'NaN', 'Infinity'])(
  'the hours %j are a broken answer, which says what is expected',
  (HoursWorked) => {
    const { issues } = v.safeParse(workRecordsWire, [{ ...plain, HoursWorked }]);
    expect(JSON.stringify(issues)).toContain('a number is expected');
  },
);
