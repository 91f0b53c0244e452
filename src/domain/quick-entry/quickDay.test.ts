import { describe, expect, test } from 'vitest';
import { parsed, read } from './quickEntry.fixture';

describe('the day of a line', () => {
  test.each([
    ['2h Freitag, 13. November Kessler Call', '2026-11-13'],
    ['2h Freitag 13. November Kessler Call', '2026-11-13'],
    ['2h Kessler Call Freitag, den 13. November 2026', '2026-11-13'],
    ['2h 13 November Kessler Call', '2026-11-13'],
    ['2h 13.November Kessler Call', '2026-11-13'],
    ['2h May 21st Kessler Call', '2026-05-21'],
    ['2h Kessler May 1, 2026 Call', '2026-05-01'],
    ['2h vergangenen Freitag Kessler Call', '2026-11-13'],
    ['2h Kessler Call vorigen Montag', '2026-11-16'],
    ['2h Sonntag Kessler Call', '2026-11-15'],
    ['2h Wednesday Kessler Call', '2026-11-18'],
    ['2h -10 Kessler Call', '2026-11-10'],
  ])('%j means the day %s (R-6.6)', (text, day) => {
    expect(read(text)).toEqual([2, day, 1, null, 'Call']);
  });

  test.each([
    ['2h Kessler Termin dazu gestern', 'Termin dazu'],
    ['2h Kessler neues Format gestern', 'neues Format'],
    ['2h Kessler gestern: gestern', 'gestern:'],
  ])('the last word is a day unless the one before leads to a text: %j (R-6.6)', (text, description) => {
    expect(read(text)).toEqual([2, '2026-11-19', 1, null, description]);
  });

  test.each([
    ['So geht das 2h', [2, null, null, null, 'So geht das']],
    ['2h Kessler morgen Call', [2, null, 1, null, 'morgen Call']],
    ['2h Kessler Shop Montag besprochen', [2, null, 1, 11, 'Montag besprochen']],
    ['Besprechung morgen vorbereiten', [null, null, null, null, 'Besprechung morgen vorbereiten']],
    ['2h 8.11 getestet', [2, null, null, null, '8.11 getestet']],
    ['2h Update auf 8.11', [2, null, null, null, 'Update auf 8.11']],
    ['2h Kessler Call 31.11.', [2, null, 1, null, 'Call 31.11.']],
  ])('a word of a sentence, and a version, are no day: %j (R-6.6)', (text, expected) =>
    expect(read(text)).toEqual(expected),
  );

  test.each([
    ['2h Kessler Call 1.1.99', ['1999-01-01', '2099-01-01']],
    ['2h Kessler 26-11-20 Call', ['2020-11-26', '2026-11-20']],
  ])('a day that could be two is none, and both are named: %j (R-6.6)', (text, days) =>
    expect(parsed(text)).toMatchObject({ day: null, days, description: 'Call' }),
  );

  test.each(['um 10:30 Uhr', 'um 10.30 Uhr', '10Uhr', '10 Uhr 30', 'ab 10 Uhr,', 'um 10 Uhr:'])(
    'the time %j at the start is text, and the names follow it (R-6.6)',
    (time) => {
      expect(read(`${time} Kessler 2h Call`)).toEqual([2, null, 1, null, `${time} Call`]);
      expect(read(`Start ${time} Kessler 2h`)).toEqual([2, null, null, null, `Start ${time} Kessler`]);
    },
  );
});
