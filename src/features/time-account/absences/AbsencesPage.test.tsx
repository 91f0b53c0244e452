import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import {
  changeInOtherTab,
  dayCell,
  keptAbsences,
  openAbsences,
} from '../../../../tests/journeys/absencesScreen';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';

const christmas = 'vacation 2026-12-21 2026-12-31';

const head = (year = 2026) => within(screen.getByLabelText(`Urlaub ${year}`, { selector: 'section' }));

test('the page has the vacation left, entitled, carried over, taken and planned, and days of other kinds (R-17.90)', async () => {
  await openAbsences();
  expect(head().getByRole('img', { name: '30,0 Tage: 16,5 genommen, 7,0 geplant, 6,5 frei' })).toBeVisible();
  for (const text of [/^Anspruch 28,0$/u, /^Übertrag 2025 2,0$/u, /^genommen 16,5$/u, /^geplant 7,0$/u])
    expect(
      head().getByText((_, element) => element?.tagName === 'SPAN' && text.test(element.textContent)),
    ).toBeVisible();
  expect(head().getByText('2,0 + 1,0')).toBeVisible();
});

test('the entitlement is typed; days left are offered for the next year, but not carried over by themselves (R-17.90)', async () => {
  const { user } = await openAbsences({ search: '?year=2027' });
  expect(head(2027).queryByRole('img')).not.toBeInTheDocument();
  await user.click(head(2027).getByRole('button', { name: 'Anspruch eintragen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Urlaub 2027' }));
  expect(dialog.getByLabelText('Übertrag aus 2026')).toHaveValue('');
  await user.type(dialog.getByLabelText('Anspruch 2027'), '28,5');
  await user.click(dialog.getByRole('button', { name: '6,5 Tage aus 2026 übernehmen' }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await head(2027).findByRole('img', { name: /^35,0 Tage: .* 35,0 frei$/u })).toBeVisible();
  await user.click(await screen.findByText('Rückgängig'));
  await waitFor(() => expect(head(2027).queryByRole('img')).not.toBeInTheDocument());
});

test.each([
  ['de', 'Ändern', 'Speichern', ['Anspruch 2026', 'Übertrag aus 2025'], '0 bis 366 Tage, auch 12,5'],
  ['en', 'Change', 'Save', ['Entitlement 2026', 'Carried over from 2025'], '0 to 366 days, also 12.5'],
] as const)('emptied days of an entitlement are an error at the field (%s) (R-24.1)', async (...words) => {
  const [language, change, save, labels, error] = words;
  const { user } = await openAbsences({ language });
  await user.click(screen.getByText(change));
  const dialog = within(await screen.findByRole('dialog'));
  for (const label of labels) await user.clear(dialog.getByLabelText(label));
  await user.click(dialog.getByText(save));
  for (const label of labels)
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(error));
});

test('Back asks before what was typed into a dialog without a draft is lost, and leaves the page where it is (R-24.80)', async () => {
  const { user, router } = await openAbsences();
  await router.navigate('/work/account/absences?year=2027');
  await screen.findByLabelText('Urlaub 2027');
  await user.click(head(2027).getByRole('button', { name: 'Anspruch eintragen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Urlaub 2027' }));
  const days = dialog.getByLabelText('Anspruch 2027');
  await user.type(days, '28,5');
  await router.navigate(-1);
  await user.click(await dialog.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(days).toHaveValue('28,5');
  await router.navigate(-1);
  await user.click(await dialog.findByRole('button', { name: 'Verwerfen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?year=2027');
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the dialog says how much an entry counts, enters it, and goes on with the next one (R-17.95)', async () => {
  const { user } = await openAbsences({ absences: [] });
  await user.click(screen.getByText('Abwesenheit eintragen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abwesenheit eintragen' }));
  const [from, to] = [dialog.getByLabelText(/^Von/u), dialog.getByLabelText(/^Bis/u)];
  await user.clear(from);
  await user.type(from, '21.12.2026');
  await user.tab();
  await user.clear(to);
  await user.type(to, '20.12.2026');
  await user.click(dialog.getByRole('button', { name: 'Eintragen' }));
  expect(await dialog.findByText('Der letzte Tag liegt vor dem ersten.')).toBeVisible();
  await user.clear(to);
  await user.type(to, '31.12.2026');
  await user.type(dialog.getByLabelText('Notiz'), 'Weihnachten');
  expect(
    dialog.getByText(
      (_, element) =>
        element?.tagName === 'SPAN' &&
        element.textContent ===
          '7,0 Tage, Gutschrift 56,0 h. Nicht gezählt: Wochenende, 1. Weihnachtstag und 2. Weihnachtstag. ' +
            '24.12. und 31.12. zählen halb. Danach 23,0 Tage frei.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Eintragen und nächste' }));
  expect(await screen.findByText('Urlaub 21.12. – 31.12. eingetragen')).toBeVisible();
  expect(screen.getByText('7,0 Tage, danach 23,0 frei')).toBeVisible();
  expect(await keptAbsences()).toEqual([`${christmas} Weihnachten`]);
  await waitFor(() => expect(from).toHaveValue('Fr 01.01.2027'));
  expect(dialog.getByLabelText('Notiz')).toHaveValue('');
});

test('half a day off on half a workday counts a quarter: that is said, and asked (R-17.167)', async () => {
  const { user } = await openAbsences({ absences: [], search: '?year=2026' });
  dayCell('2026-12-24').focus();
  await user.keyboard('{Enter}');
  const popover = within(await screen.findByRole('dialog', { name: 'Abwesenheit' }));
  const effect = () => popover.getByText(/Gutschrift/u);
  expect(effect()).toHaveTextContent(/24\.12\. zählt halb\./u);
  await user.click(popover.getByRole('button', { name: 'Halbe Tage' }));
  expect(effect()).toHaveTextContent(
    /^0,25 Tage, .* 24\.12\. ist ein halber Arbeitstag: Die Hälfte davon zählt 0,25 Tage\./u,
  );
  await user.click(popover.getByRole('button', { name: 'Ganz gemeint, also 0,5 Tage?' }));
  expect(effect()).toHaveTextContent(/^0,5 Tage, .* 24\.12\. zählt halb\./u);
  await user.click(popover.getByRole('button', { name: 'Eintragen' }));
  await waitFor(async () => expect(await keptAbsences()).toEqual(['vacation 2026-12-24 2026-12-24']));
});

test('the page warns of more vacation than is left, before and after it is entered (R-17.69)', async () => {
  const { user } = await openAbsences();
  dayCell('2026-12-07').focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
  const popover = within(await screen.findByRole('dialog', { name: 'Abwesenheit' }));
  expect(popover.getByText('0,5 Tage').parentElement).toHaveTextContent(/0,5 Tage zu viel\.$/u);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('7,0 Tage, 0,5 zu viel')).toBeVisible();
});

test('sickness in a vacation asks whether its days are given back (R-17.96)', async () => {
  const { user } = await openAbsences();
  dayCell('2026-12-22').focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}k');
  const dialog = within(await screen.findByRole('dialog', { name: 'Krank im Urlaub' }));
  expect(dialog.getByText(/Krankheit am 22\.12\. und 23\.12\. geht vor/u)).toHaveTextContent(
    'Vom Mo 21.12. – Do 31.12. steht Urlaub.',
  );
  expect(dialog.getByRole('radio', { name: '2,0 Tage Urlaub zurückgeben' })).toHaveAccessibleDescription(
    /Frei danach 8,5 Tage\./u,
  );
  await user.click(dialog.getByRole('button', { name: 'Eintragen' }));
  await waitFor(async () =>
    expect((await keptAbsences()).slice(-3)).toEqual([
      'vacation 2026-12-21 2026-12-21',
      'sick 2026-12-22 2026-12-23',
      'vacation 2026-12-24 2026-12-31',
    ]),
  );
});

test('if the vacation stays, no sickness is entered on its days (R-17.96)', async () => {
  const { user } = await openAbsences();
  dayCell('2026-12-22').focus();
  await user.keyboard('k');
  await user.click(await screen.findByText('Urlaub lassen'));
  await user.click(screen.getByText('Eintragen'));
  expect(await screen.findByText('Der Urlaub bleibt, nichts wurde eingetragen.')).toBeVisible();
  expect((await keptAbsences()).at(-1)).toBe(christmas);
});

test('the list has the entries of the year with the figures of their part in it, to change and delete (R-17.97)', async () => {
  const across = {
    id: 'x',
    kind: 'compensation',
    from: isoDate('2026-12-30'),
    to: isoDate('2027-01-04'),
    share: 1,
    note: 'Reise',
    changedAt: 1,
  } as const;
  const { user } = await openAbsences({ absences: [across] });
  const row = (await screen.findByText('Mi 30.12. – Mo 04.01.')).closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Mi 30.12. – Mo 04.01.',
    'AAusgleichgeplant',
    '1,5',
    '−\u{A0}12,0',
    'Reise',
    '',
  ]);
  await user.click(screen.getByLabelText(/^Bearbeiten: Ausgleich/u));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abwesenheit ändern' }));
  await user.click(dialog.getByRole('radio', { name: 'Sonderurlaub' }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(async () => expect(await keptAbsences()).toEqual(['special 2026-12-30 2027-01-04 Reise']));
  await user.click(screen.getByLabelText(/^Löschen: Sonderurlaub/u));
  await waitFor(async () => expect(await keptAbsences()).toEqual([]));
  await user.click(await screen.findByText('Rückgängig'));
  await waitFor(async () => expect(await keptAbsences()).toEqual(['special 2026-12-30 2027-01-04 Reise']));
});

test('absences are planned before the account is set up, without a call to the service (R-17.98)', async () => {
  const calls = watchCalls();
  const { user } = await openAbsences({ account: null, absences: [] });
  expect(screen.getByText(/zuerst das Konto einrichten/u)).toHaveAttribute('href', '/work/account');
  dayCell('2026-12-07').focus();
  await user.keyboard('u');
  await waitFor(async () => expect(await keptAbsences()).toEqual(['vacation 2026-12-07 2026-12-07']));
  expect(head().getByText('1,0')).toBeVisible();
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => calls.of(method));
  // The session itself is verified on the way in.
  expect(writes.filter(({ path }) => !path.startsWith('/auth/'))).toEqual([]);
});

test('an entry of another tab stays, also after undo in this one (R-17.101)', async () => {
  const { user } = await openAbsences({ absences: [] });
  dayCell('2026-12-07').focus();
  await user.keyboard('u');
  await waitFor(async () => expect(await keptAbsences()).toHaveLength(1));
  await changeInOtherTab((before) => [
    ...before,
    {
      id: 'other',
      kind: 'training',
      from: isoDate('2026-11-25'),
      to: isoDate('2026-11-25'),
      share: 1,
      note: '',
      changedAt: 1,
    },
  ]);
  expect(await screen.findByText('Mi 25.11.')).toBeVisible();
  await user.click(await screen.findByText('Rückgängig'));
  await waitFor(async () => expect(await keptAbsences()).toEqual(['training 2026-11-25 2026-11-25']));
});

test('if the device cannot store an absence, the page says so (R-17.99)', async () => {
  const { user } = await openAbsences({ absences: [] });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  dayCell('2026-12-07').focus();
  await user.keyboard('u');
  expect(await screen.findByText(/kein Speicherplatz mehr frei/u)).toBeVisible();
  full.mockRestore();
});

test('a year is chosen by its address and by steps; one of 366 days has them all (R-17.100)', async () => {
  const { user, router } = await openAbsences({ search: '?year=2028' });
  expect(document.querySelectorAll('[data-day]')).toHaveLength(366);
  expect(dayCell('2028-02-29')).toHaveAccessibleName('Dienstag, 29. Februar');
  await user.click(screen.getByRole('button', { name: 'Voriges Jahr' }));
  expect(router.state.location.search).toBe('?year=2027');
  expect(document.querySelectorAll('[data-day]')).toHaveLength(365);
});
