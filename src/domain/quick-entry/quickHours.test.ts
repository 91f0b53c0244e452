import { describe, expect, test } from 'vitest';
import { parsed, read } from './quickEntry.fixture';
import { startsWithHours } from './quickHours';
import { indexNames } from './quickNames';

describe('the hours of a line', () => {
  test.each([
    ['10 Kessler Call', 10],
    [',5 Kessler Call', 0.5],
    ['10,5 Kessler Call', 10.5],
    ['10:30 Kessler Call', 10.5],
    ['90m Kessler Call', 1.5],
    ['½ Kessler Call', 0.5],
    ['24h Kessler Call', 24],
    ['ein Stunde Kessler Call', 1],
    ['an hour Kessler Call', 1],
    ['half an hour Kessler Call', 0.5],
    ['a half hour Kessler Call', 0.5],
    ['Kessler anderthalb Stunden Call', 1.5],
  ])('%j has %d hours (R-6.5)', (text, hours) => {
    expect(read(text)).toEqual([hours, null, 1, null, 'Call']);
  });

  test('a length counts before times from and to, wherever it stands (R-6.5)', () => {
    expect(read('8:00-10:00 Kessler 3h Call')).toEqual([3, null, null, null, '8:00-10:00 Kessler Call']);
    expect(read('Kessler Tickets 8-12 geprüft')).toEqual([null, null, 1, null, 'Tickets 8-12 geprüft']);
    expect(read('"1" 8-12 Uhr Kessler')).toEqual([4, null, null, null, '1 Kessler']);
  });

  const units =
    "Uhr o’clock o'clock km Kilometer € EUR Euro % Prozent Mal x times Tage Tagen day days Woche Wochen week weeks Tage: km,";
  test.each(units.split(' '))('a number before %j counts something else (R-6.6)', (word) => {
    expect(parsed(`3 ${word} Abstimmung`)).toMatchObject({ hours: null, hoursProblem: null });
    expect(startsWithHours(`3 ${word} Abstimmung`)).toBe(false);
  });

  test.each([
    ['2 Fax geschickt', 'Fax geschickt'],
    ['2 Malerarbeiten', 'Malerarbeiten'],
    ['2 Feiertage eingetragen', 'Feiertage eingetragen'],
  ])('a word that only begins or ends like one of these does not: %j (R-6.5)', (text, description) => {
    expect(read(text)).toEqual([2, null, null, null, description]);
  });

  test('in English am and pm make a number a time, other words do not (R-6.6)', () => {
    expect(parsed('2 pm Kessler', { language: 'en' }).hours).toBeNull();
    for (const word of ['Team', 'Amsterdam', 'pmax'])
      expect(parsed(`2 ${word} meeting`, { language: 'en' }).hours).toBe(2);
  });

  test.each(['1:75 Kessler Call', '4711 Ticket', '1234:00 Ticket'])(
    'figures that are no hours are text: %j (R-6.5)',
    (text) => {
      expect(parsed(text)).toMatchObject({ hours: null, hoursProblem: null, description: text });
    },
  );

  test.each([
    ['12 Monkeys GmbH', '12 Monkeys Plan', 'name'],
    ['7,25 Grad GmbH', '7,25 Grad Plan', 'ambiguous'],
    ['7,5 Grad GmbH', '7,5 Grad Plan', 'name'],
    ['3M Deutschland', '3M Plan', undefined],
  ])('the customer %s has figures in its name: %j (R-6.6)', (name, text, kind) => {
    const entry = parsed(text, { customers: indexNames([{ id: 1, name }]) });
    expect([entry.hours, entry.hoursProblem?.kind]).toEqual([null, kind]);
    expect([entry.customer?.id, entry.description]).toEqual([1, 'Plan']);
  });

  test.each([
    ['7,30 Kessler Call', { kind: 'ambiguous', text: '7,30', decimal: 7.3, clock: '7:30' }],
    ['8.11 Kessler Call', { kind: 'ambiguous', text: '8.11', decimal: 8.11, clock: '8:11' }],
    ['4 Pfoten Impfplan', { kind: 'name', text: '4', name: '4 Pfoten Tierarzt' }],
    ['2 3 Kessler', { kind: 'figures', text: '2 3', second: '3' }],
    ['2h20 Kessler Call', { kind: 'step', text: '2h20' }],
    ['25h Kessler Call', { kind: 'range', text: '25h' }],
    ['2h 15min Kessler Call', { kind: 'step', text: '2h 15min' }],
    ['2h5 Kessler Call', { kind: 'unreadable', text: '2h5' }],
    ['1h 90min Kessler Call', { kind: 'unreadable', text: '1h 90min' }],
    ['1 - 2h Kessler Call', { kind: 'unreadable', text: '1 - 2h' }],
    ['9-5 Kessler Call', { kind: 'unreadable', text: '9-5' }],
    ['2 ½ Kessler Call', { kind: 'figures', text: '2 ½', second: '½' }],
    ['2 17 Kessler', { kind: 'figures', text: '2 17', second: '17' }],
    ['2 8.11 Kessler', { kind: 'figures', text: '2 8.11', second: '8.11' }],
    ['7,05 Kessler Call', { kind: 'ambiguous', text: '7,05', decimal: 7.05, clock: '7:05' }],
  ])('says which hours it cannot use in %j (R-6.5, R-6.6)', (text, problem) => {
    expect(parsed(text)).toMatchObject({ hours: null, hoursProblem: problem });
  });

  test('quarters of an hour are read where the step allows them (R-6.5)', () =>
    expect(parsed('2h 15min Kessler Call', { hoursStep: 0.25 }).hours).toBe(2.25));
});

describe('a text that begins with hours is an entry', () => {
  test.each([
    ['2h Kessler Lasttest', true],
    ['7,5 Workshop', true],
    ['  90min Abstimmung', true],
    ['1:30 Workshop', true],
    ['7,30 Workshop', true],
    ['24h Bereitschaft', true],
    ['2h', false],
    ['2026 Jahresplan', false],
    ['2h 15min Kessler', true],
    ['9 bis 11 Kessler', true],
    ['½ h Kessler', true],
    ['2h 15min', false],
    ['10 Uhr Termin', false],
    ['Kessler 2h', false],
    ['3D-Druck Teile', false],
    ['', false],
  ])('%j: %j (R-13.7)', (text, isEntry) => {
    expect(startsWithHours(text)).toBe(isEntry);
  });
});
