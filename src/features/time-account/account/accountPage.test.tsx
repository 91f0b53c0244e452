import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { figures, openAccount, plain, rowTexts } from '../../../../tests/journeys/accountPage';
import { patience } from '../../../../tests/patience';
import { renderWithStore } from '../../../../tests/render';
import { accountDays } from '@/domain/account/accountDays';
import { accountLedger } from '@/domain/account/ledger';
import { oracleAbsences, oracleAccount, oracleInputs, oracleWorkDays } from '@/domain/account/oracle.fixture';
import { isoDate } from '@/domain/time/period';
import { AccountTiles } from './AccountTiles';
import { MonthTable } from './MonthTable';
import { ReadPart, ReadingNote } from './ReadingNote';
import { type KnownAccount, yearViewOf } from './yearView';

/** Days without records, besides those of the oracle. */
const EMPTY = new Set(['2026-11-17', '2026-11-16', '2026-11-13', '2026-11-12', '2026-11-11']);

test('the figures are yesterday’s balance with its empty days, the end of the month, vacation and sickness (R-17.70)', async () => {
  await openAccount({ empty: EMPTY });
  expect(figures()).toEqual([
    ['Gestern, Di 17.11.', '+ 2,0 h', ' darin Di 17.11., Mo 16.11., Fr 13.11. + 2 leer, − 40,0'],
    ['Ende November', '− 6,0 h', 'bei Soll ab heute, 27.11. Ausgleich'],
    ['Urlaub frei', '6,5 Tage', 'von 30 · 7,0 geplant'],
    ['Krank 2026', '4 Tage', 'dazu 1 Tag Kind krank'],
  ]);
  expect(screen.getByRole('link', { name: 'Mo 16.11.' })).toHaveAttribute(
    'href',
    '/work?view=list&from=2026-11-16&to=2026-11-16',
  );
  expect(screen.getByRole('link', { name: '2 weitere leere Tage' })).toHaveAttribute(
    'href',
    '/work?view=list&from=2026-11-11&to=2026-11-12',
  );
});

test('the year is in the address; there is none before the account, and a future one shows what is planned (R-17.71)', async () => {
  const { user, router } = await openAccount({ search: '?year=2019' });
  expect(screen.getByRole('heading', { name: '2026 auf einen Blick' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voriges Jahr' })).toHaveAccessibleDescription(
    'Das Konto beginnt am 01.01.2026',
  );
  await user.click(screen.getByRole('button', { name: 'Nächstes Jahr' }));
  await screen.findByRole('heading', { name: '2027 auf einen Blick' });
  expect(router.state.location.search).toBe('?year=2027');
  expect(figures().slice(0, 2)).toEqual([
    ['Anfang 2027', '+ 34,0 h', 'voraussichtlich'],
    ['Ende 2027', '+ 34,0 h', 'bei Soll ab heute'],
  ]);
  expect(rowTexts(/^Januar/u).slice(0, 7)).toEqual(['Januar geplant', '', '152,0', '–', '–', '–', '+ 34,0']);
  await user.click(screen.getByRole('button', { name: 'Voriges Jahr' }));
  await screen.findByRole('heading', { name: '2026 auf einen Blick' });
  expect(router.state.location.search).toBe('');
});

test('the months are listed, the newest first, with target, work, absence, change and balance, and their sums (R-17.73)', async () => {
  await openAccount();
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => plain(textContent));
  expect(names.slice(0, 3)).toEqual(['Dezember geplant', 'November bis Di 17.11.', 'Oktober']);
  expect(names.slice(-2)).toEqual(['Anfangsstand', 'Bis 17.11.']);
  expect(rowTexts(/^November/u).slice(2, 7)).toEqual(['96,0', '98,0', '–', '+ 2,0', '+ 42,0']);
  expect(rowTexts(/^Mai/u).slice(2, 7)).toEqual(['144,0', '142,5', '8,0', '+ 6,5', '+ 40,0 1,5 verfallen']);
  expect(rowTexts(/^März/u)[0]).toBe('März ab 16.03. 40 h');
  expect(rowTexts(/^Anfangsstand/u)).toContain('+ 12,0');
  expect(rowTexts(/^Bis/u).slice(1, 6)).toEqual([
    '1.680,0',
    '1.523,5',
    '188,0',
    '+ 31,5',
    '+ 42,0 1,5 verfallen',
  ]);
  expect(screen.getByRole('link', { name: 'Oktober' })).toHaveAttribute('href', '/timesheets/month/2026-10');
  expect(screen.getByRole('link', { name: 'Einträge im Oktober' })).toHaveAttribute(
    'href',
    '/work?view=list&from=2026-10-01&to=2026-10-31',
  );
  const absences = screen.getByRole('link', { name: 'Abwesenheiten im Dezember' });
  expect(absences).toHaveAttribute('href', '/work/account/absences');
  expect(plain(screen.getByRole('img', { name: /^Kontostand/u }).getAttribute('aria-label'))).toBe(
    'Kontostand je Woche, 2026. Anfang + 12,0 Stunden, Ende Mai + 40,0 nach Kappung, Ende Oktober + 40,0, ' +
      'gestern + 42,0, Ende Dezember voraussichtlich + 34,0. Die Werte stehen in der Tabelle darunter.',
  );
});

test('a month opens the days that differ from their target, and says how it changes the balance (R-17.74)', async () => {
  const { user } = await openAccount();
  const button = screen.getByRole('button', { name: 'Woraus der Saldo entsteht: Oktober', expanded: false });
  await user.click(button);
  const days = within(screen.getByRole('list', { name: 'Tage abseits des Solls im Oktober' }));
  expect(
    days
      .getAllByRole('link')
      .slice(0, 3)
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['Mo 05.10. 8,5 von 8,0 + 0,5', 'Mi 07.10. 9,0 von 8,0 + 1,0', 'Fr 09.10. 6,0 von 8,0 − 2,0']);
  expect(days.getAllByRole('link')).toHaveLength(9);
  const sum = screen.getByText(/^An 13 Tagen genau das Soll/u).textContent;
  expect(plain(sum)).toBe('An 13 Tagen genau das Soll. Zusammen + 5,0 h, Konto 35,0 → 40,0 h.');
  await user.click(button);
  expect(screen.queryByText(/^An 13 Tagen/u)).toBeNull();
});

test('the model of working time is described in words (R-17.75)', async () => {
  await openAccount();
  const part = screen.getByRole('region', { name: 'So wird gerechnet' });
  expect([...part.querySelectorAll('dd')].map(({ textContent }) => plain(textContent))).toEqual([
    '01.01.2026 mit + 12,0 h',
    '40 h, Mo–Fr 8seit 16.03.2026',
    '32 h, Mo–Do 8seit 01.01.2026',
    'Bayern, Augsburg',
    '24.12. und 31.12.',
    'über 40 h am Monatsende',
    'zählt nicht',
    'keine Eintragen',
  ]);
});

/** An account whose records are being read, or are those of an earlier reading. */
function reading(changes: Partial<KnownAccount['reading']>, knownFrom = '2026-10-01'): KnownAccount {
  const [today, asOf] = [isoDate('2026-11-18'), isoDate(changes.isOld ? '2026-11-17' : '2026-11-18')];
  const days = accountDays({ from: isoDate('2026-01-01'), to: isoDate('2026-12-31') }, oracleInputs);
  return {
    account: oracleAccount,
    workDays: oracleWorkDays,
    absences: oracleAbsences,
    mapped: [],
    today,
    asOf,
    reading: {
      records: null,
      readAt: null,
      isOld: false,
      unreadable: 0,
      waitingCount: 0,
      state: 'reading',
      error: undefined,
      progress: { count: 200, backTo: isoDate('2026-09-28') },
      partial: null,
      readOn: vi.fn<() => void>(),
      readAnew: vi.fn<() => void>(),
      ...changes,
    },
    inputs: oracleInputs,
    knownFrom: isoDate(knownFrom),
    days,
    ledger: changes.isOld ? accountLedger(days, oracleAccount, asOf) : null,
  };
}

async function show(own: KnownAccount) {
  const view = yearViewOf(own, 2026);
  return renderWithStore(
    <>
      <ReadingNote own={own} />
      <AccountTiles view={view} own={own} />
      <MonthTable view={view} own={own} />
      <ReadPart own={own} />
    </>,
    { language: 'de' },
  );
}

test('until all records are read the progress is shown, and no balance or sum (R-17.77)', async () => {
  await show(reading({}));
  expect(await screen.findByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '200 gelesen, zurück bis 28.09.2026',
  );
  expect(figures().map(([, value]) => value)).toEqual(['', '', '6,5 Tage', '4 Tage']);
  expect(rowTexts(/^Oktober/u).slice(2, 7)).toEqual(['176,0', '181,0', '–', '+ 5,0', '']);
  expect(rowTexts(/^September/u).slice(2, 7)).toEqual(['', '', '', '', '']);
  expect(screen.queryByRole('rowheader', { name: /^(?:Bis|Anfangsstand)/u })).toBeNull();
});

test('a reading that fails can go on, and the last complete balance stays with its age (R-17.78)', async () => {
  const readAt = new Date('2026-11-17T17:40:00+01:00').getTime();
  const own = reading({ state: 'failed', error: { kind: 'network' }, isOld: true, readAt, records: [] });
  const { user } = await show(own);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Bis 28.09.2026 gelesen, dann nicht weiter');
  expect(alert).toHaveTextContent('Angezeigt wird der letzte vollständige Stand: 17.11.2026 17:40.');
  expect(figures()[0]?.slice(0, 2)).toEqual(['Mo 16.11., Stand 17.11.2026 17:40', '+ 42,5 h']);
  await user.click(within(alert).getByRole('button', { name: 'Weiterlesen' }));
  expect(own.reading.readOn).toHaveBeenCalledOnce();
});

test('entries that wait to be sent count, and unreadable ones are counted in words (R-17.79)', async () => {
  const readAt = new Date('2026-11-18T09:12:00+01:00').getTime();
  const own = reading({ state: 'known', isOld: true, readAt, records: [], waitingCount: 2, unreadable: 1 });
  const { user } = await show(own);
  const part = screen.getByRole('region', { name: 'Gelesen' });
  expect(part).toHaveTextContent('0 Einträge, zurück bis 01.01.2026.');
  expect(part).toHaveTextContent('Stand 09:12. 2 warten auf Versand und zählen mit.');
  expect(part).toHaveTextContent('1 Eintrag ist nicht lesbar und zählt nicht mit.');
  expect(figures()[0]?.[2]).toContain('Ohne 1 unlesbaren Eintrag.');
  await user.click(within(part).getByRole('button', { name: 'Neu lesen' }));
  expect(own.reading.readAnew).toHaveBeenCalledOnce();
});

test('empty days of an earlier year have their year (R-17.37)', async () => {
  const own = reading({ state: 'known', records: [] });
  const account = { ...oracleAccount, start: isoDate('2025-12-30') };
  const days = accountDays({ from: account.start, to: own.today }, oracleInputs);
  await show({ ...own, account, days, ledger: accountLedger(days, account, own.asOf) });
  expect(figures()[0]?.[2]).toBe(' darin 31.12.2025, 30.12.2025 leer, − 12,0');
});

test('if the device cannot store a booking the page says so, and shows it until it is closed (R-17.36)', async () => {
  const { user } = await openAccount();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Buchung eintragen' }));
  await user.type(await screen.findByRole('textbox', { name: 'Stunden' }, patience), '-2');
  await user.click(screen.getByRole('button', { name: 'Eintragen' }));
  expect(await screen.findByText(/kein Speicherplatz mehr frei/u, {}, patience)).toBeVisible();
  full.mockRestore();
  expect(screen.getByRole('region', { name: 'So wird gerechnet' })).toHaveTextContent('18.11. − 2,0 h');
});
