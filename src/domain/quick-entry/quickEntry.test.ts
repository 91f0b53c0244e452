import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSuite } from '../../../tests/suite';
import { parseQuickEntry } from './quickEntry';
import { contextOf, parsed, read } from './quickEntry.fixture';
import { indexNames } from './quickNames';
import { tokensOf } from './quickTokens';

describe('quick entry', () => {
  test.each<[string, ReturnType<typeof read>]>([
    ['2h Kessler Ersatzteil-Shop Lasttest gestern', [2, '2026-11-19', 1, 11, 'Lasttest']],
    ['1:30 lindenau kundenp gestern Abnahme', [1.5, '2026-11-19', 2, 21, 'Abnahme']],
    ['2h Kessler gestern Shop Call', [2, '2026-11-19', 1, 11, 'Call']],
    ['Montag Kessler 2h Call', [2, '2026-11-16', 1, null, 'Call']],
    ['Workshop gestern 2h', [2, '2026-11-19', null, null, 'Workshop']],
    ['8 Acht GmbH 8.11.', [8, '2026-11-08', 5, null, '']],
    ['7,5 h kess maschinenbau shop Preislogik', [7.5, null, 1, 11, 'Preislogik']],
    ['gestern Kessler 2h Shop Call', [2, '2026-11-19', 1, 11, 'Call']],
    ['Workshop 90min', [1.5, null, null, null, 'Workshop']],
    ['7 h 30 Kessler x', [7.5, null, 1, null, 'x']],
    ['2 Std. Hansen & Söhne Touren', [2, null, 4, null, 'Touren']],
    ['2h KM Call', [2, null, 1, null, 'Call']],
    ['2h netzl Lastgang', [2, null, 2, 22, 'Lastgang']],
    ['2 -1 Kessler Call', [2, '2026-11-19', 1, null, 'Call']],
    ['2h mo Kessler Call', [2, '2026-11-16', 1, null, 'Call']],
    ['2h Kessler Call Mi', [2, '2026-11-18', 1, null, 'Call']],
    ['2h 17. Kessler Call', [2, '2026-11-17', 1, null, 'Call']],
    ['2h Kessler Call 2026-11-02', [2, '2026-11-02', 1, null, 'Call']],
    ['0 Kessler Ausfall', [0, null, 1, null, 'Ausfall']],
    ['1h 30m Kessler Call', [1.5, null, 1, null, 'Call']],
    ['1 Stunde und 30 Minuten Kessler Call', [1.5, null, 1, null, 'Call']],
    ['2 h 30 min Kessler Call', [2.5, null, 1, null, 'Call']],
    ['½ h Kessler Call', [0.5, null, 1, null, 'Call']],
    ['1½ Kessler Call', [1.5, null, 1, null, 'Call']],
    ['Kessler eine halbe Stunde Call', [0.5, null, 1, null, 'Call']],
    ['9 bis 11 Kessler Call', [2, null, 1, null, 'Call']],
    ['8–12 Uhr Kessler Call', [4, null, 1, null, 'Call']],
    ['8-12, 13-17 Kessler Call', [8, null, 1, null, 'Call']],
    ['8:00 - 10:30 Kessler Call', [2.5, null, 1, null, 'Call']],
    ['Kessler 9:30-11 Call', [1.5, null, 1, null, 'Call']],
    ['２h Kessler Call', [2, null, 1, null, 'Call']],
    ['2h 1. Mai Kessler Call', [2, '2026-05-01', 1, null, 'Call']],
    ['2h 1. Mai', [2, '2026-05-01', null, null, '']],
    ['2h Kessler Call 1. November', [2, '2026-11-01', 1, null, 'Call']],
    ['2h Kessler May 1st Call', [2, '2026-05-01', 1, null, 'Call']],
    ['2h Kessler Call Fr., 13.11.2026', [2, '2026-11-13', 1, null, 'Call']],
    ['2h 20-Nov-2026 Kessler Call', [2, '2026-11-20', 1, null, 'Call']],
    ['2h Kessler Call letzten Montag', [2, '2026-11-16', 1, null, 'Call']],
    ['2h Kessler Call am Sonnabend', [2, '2026-11-14', 1, null, 'Call']],
    ['2h übermorgen Kessler Call', [2, '2026-11-22', 1, null, 'Call']],
    ['um 10 Uhr Kessler 2h Call', [2, null, 1, null, 'um 10 Uhr Call']],
    ['gestern: Kessler 2h Call', [2, '2026-11-19', 1, null, 'Call']],
    ['letzten 2h Montag Kessler', [2, '2026-11-16', null, null, 'letzten Kessler']],
    ['9-5 Kessler 8:00-10:00 Call', [2, null, null, null, '9-5 Kessler Call']],
    ['2 pm Kessler', [2, null, null, null, 'pm Kessler']],
    ['', [null, null, null, null, '']],
  ])('understands %j', (text, expected) => expect(read(text)).toEqual(expected));

  test.each<[string, ReturnType<typeof read>]>([
    // A number with a unit is more certain than the first one.
    ['3 Tickets geschlossen 2h', [2, null, null, null, '3 Tickets geschlossen']],
    // Words of a sentence are not days, versions are not dates, kilometres are not a customer.
    ['2h Kessler Kundin war so nett', [2, null, 1, null, 'Kundin war so nett']],
    ['2h Node 8.11 getestet', [2, null, null, null, 'Node 8.11 getestet']],
    // Words for days can be ordinary words, except at the start or the end; after some words the end is text as well.
    ['2h Kessler Landingpage für Black Friday', [2, null, 1, null, 'Landingpage für Black Friday']],
    ['2h Kessler für Black Friday getestet', [2, null, 1, null, 'für Black Friday getestet']],
    ['2h Kessler Shop Mail von gestern', [2, null, 1, 11, 'Mail von gestern']],
    ['2h lindenau portal gestern Abnahme', [2, null, 2, null, 'portal gestern Abnahme']],
    ['We tested 2h', [2, null, null, null, 'We tested']],
    ['2 4711 Ticket', [2, null, null, null, '4711 Ticket']],
    ['2h 3 Tickets', [2, null, null, null, '3 Tickets']],
    ['2h what we do now', [2, null, null, null, 'what we do now']],
    ['2h km abgerechnet', [2, null, null, null, 'km abgerechnet']],
    ['2h 31.2. Frist', [2, null, null, null, '31.2. Frist']],
    // The customer is named only by what comes first among the rest.
    ['2h Abstimmung mit Kessler', [2, null, null, null, 'Abstimmung mit Kessler']],
    ['2h Ke Call', [2, null, null, null, 'Ke Call']],
    ['2h ein Termin', [2, null, null, null, 'ein Termin']],
    // Everything in quotes is text, and the spaces between words stay.
    ['2h "Kessler gestern 3h"', [2, null, null, null, 'Kessler gestern 3h']],
    ['2h Kessler „gestern“ offen', [2, null, 1, null, 'gestern offen']],
    ['2h Kessler a  b\tc', [2, null, 1, null, 'a  b\tc']],
    ['2 "km" Call', [2, null, null, null, 'km Call']],
    ['2h Kessler “gestern offen” x', [2, null, 1, null, 'gestern offen x']],
    ['2h Kessler «gestern 3h»', [2, null, 1, null, 'gestern 3h']],
    ['2h Kessler »gestern offen« x', [2, null, 1, null, 'gestern offen x']],
    ['2h Kessler " offen "', [2, null, 1, null, 'offen']],
    ['2h Kessler Call " " x', [2, null, 1, null, 'Call x']],
    ['2h Kessler "Maschinenbau" Call', [2, null, 1, null, 'Maschinenbau Call']],
    ['2h Kessler M Call', [2, null, 1, null, 'M Call']],
    ['2h 4h Puffer', [2, null, null, null, '4h Puffer']],
    ['3M Lizenz', [null, null, 8, null, 'Lizenz']],
    ['2h 3M Lizenz', [2, null, 8, null, 'Lizenz']],
    // A time is not a length, a count of something else neither, and numbers in a sentence are no times.
    ['10 Uhr Kessler Call', [null, null, 1, null, '10 Uhr Call']],
    ['12 km Kessler', [null, null, null, null, '12 km Kessler']],
    ['2h 15 Tickets', [2, null, null, null, '15 Tickets']],
    ['Kessler Tickets 8-12 geprüft 2h', [2, null, 1, null, 'Tickets 8-12 geprüft']],
    ['2h Kessler Aktion zum 1. Mai', [2, null, 1, null, 'Aktion zum 1. Mai']],
    ['2h Fr. Becker Call', [2, null, null, null, 'Fr. Becker Call']],
    ['2h Mai 20 Tickets', [2, null, null, null, 'Mai 20 Tickets']],
  ])('takes nothing for what it is not: %j (R-6.6)', (text, expected) =>
    expect(read(text)).toEqual(expected),
  );

  test.each([
    ['2h Müller Lasttest', 'Müller'],
    ['2h gestern Becker AG Lasttest', 'Becker'],
    ['um 10 Uhr Müller 2h Lasttest', 'Müller'],
    ['2h Workshop', undefined],
    ['2h "Team Meeting" Plan', undefined],
    ['2h Kessler Call', undefined],
    ['2h kess Call', undefined],
    ['2h netzl Lastgang', undefined],
    ['2h 3 Tickets', undefined],
    ['2h K Lasttest', undefined],
  ])('a word in the place of a customer that no customer has is named: %j, %j (R-6.18)', (text, word) => {
    const { stranger, description } = parsed(text);
    expect(stranger?.text).toBe(word);
    expect(description).toContain(word ?? '');
  });

  test('nobody is a stranger before the customers are known (R-6.18)', () =>
    expect(parsed('2h Müller Lasttest', { customers: indexNames([]) }).stranger).toBeNull());

  test.each([
    ['2h Kessler Shop Call gestern', ['hours 2h', 'customer Kessler', 'project Shop', 'day gestern']],
    ['2h 1.1.99 kess Call', ['hours 2h', 'day? 1.1.99', 'customer? kess']],
    ['7,30 Kessler Call', ['hours? 7,30', 'customer Kessler']],
    ['2h klinikum dienst Call', ['hours 2h', 'customer klinikum', 'project? dienst']],
    // Projects of one of several customers, or several without a customer, say nothing yet.
    ['2h kess Shop Call', ['hours 2h', 'customer? kess']],
    ['2h dienst Call', ['hours 2h']],
  ])('in %j these parts are understood, those with ? are asked about (R-6.5)', (text, parts) => {
    const { spans, days, day } = parsed(text);
    const shown = spans.map(
      ({ part, isSure, start, end }) => `${part}${isSure ? '' : '?'} ${text.slice(start, end)}`,
    );
    expect(shown).toEqual(parts);
    expect(day === null || days.length === 0).toBe(true);
  });

  test('a customer may be called like a day (R-6.6)', () => {
    const customers = indexNames([{ id: 1, name: 'Freitag GmbH' }]);
    const entry = parsed('Freitag Call 2h', { customers });
    expect([entry.customer?.id, entry.day]).toEqual([1, null]);
  });

  test('the same number with a unit is unambiguous', () =>
    expect(read('4h Pfoten Impfplan')).toEqual([4, null, 6, null, 'Impfplan']));

  test('several possible customers are all listed, and none is chosen', () => {
    const several = parsed('2h kess Call');
    expect(several.customer).toBeNull();
    expect(several.customers.map(({ id }) => id)).toEqual([1, 7]);
    expect(several.spans.find(({ part }) => part === 'customer')?.isSure).toBe(false);
    const projectsToo = parsed('2h klinikum dienst Call');
    expect(projectsToo.projects.map(({ id }) => id)).toEqual([31, 32]);
    expect(projectsToo.project).toBeNull();
  });

  test('a whole name is chosen, even if another one begins with it', () => {
    const twins = indexNames([
      { id: 1, name: 'Klinik' },
      { id: 2, name: 'Klinik Nord' },
    ]);
    expect(parsed('2h Klinik Call', { customers: twins }).customer?.id).toBe(1);
    expect(parsed('2h Klinik Nord Call', { customers: twins }).customer?.id).toBe(2);
  });

  const word = fc.oneof(
    fc.constantFrom(
      '2h',
      '8',
      '7,30',
      'Kessler',
      'kess',
      'Acht',
      'GmbH',
      '8.11.',
      'gestern',
      'mo',
      '-1',
      'Shop',
      '3M',
      'h',
    ),
    fc.constantFrom('"Kessler', 'x"', '„a', 'b“', '4', 'KM', '&', '2026-11-02', '24:00', '1e3', '٣'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const line = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));

  test('in any line, each word is either understood once or in the description (R-6.5)', () => {
    const context = contextOf();
    fc.assert(
      fc.property(line, (text) => {
        const entry = parseQuickEntry(text, context);
        const isTaken = (start: number) =>
          entry.spans.some((span) => span.start <= start && start < span.end);
        const left = tokensOf(text).filter(({ start }) => !isTaken(start));
        const flat = (value: string) => value.replaceAll(/\s+/gu, ' ').trim();
        expect(flat(entry.description)).toBe(flat(left.map((token) => token.text).join(' ')));
        const parts = entry.spans.map(({ part }) => part);
        expect(new Set(parts).size).toBe(parts.length);
        expect(entry.hours === null || parts.includes('hours')).toBe(true);
        expect(entry.day === null).toBe(!parts.includes('day'));
        expect(entry.project === null || parts.includes('project')).toBe(true);
        expect(entry.customer === null || parts.includes('customer') || parts.includes('project')).toBe(true);
      }),
      { numRuns: inSuite(500, 500, 50) },
    );
  });

  test('a thousand words are parsed as a long description', () => {
    const words = Array.from({ length: 1000 }, (_, at) => `wort${at}`).join(' ');
    expect(parsed(`2h Kessler ${words}`)).toMatchObject({ hours: 2, description: words });
  });

  test('a thousand words are parsed with five thousand customers', () => {
    const many = indexNames(Array.from({ length: 5000 }, (_, id) => ({ id, name: `Kunde ${id} GmbH` })));
    const entry = parseQuickEntry(`2h Kunde 4711 ${'Text '.repeat(1000)}`, contextOf({ customers: many }));
    expect(entry.customers.length + (entry.customer ? 1 : 0)).toBeGreaterThan(0);
    expect(entry.hours).toBe(2);
  });
});
