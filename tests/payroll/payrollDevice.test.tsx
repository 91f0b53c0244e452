import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { server } from '../jsdom/testService';
import { drop, openOctober, path, sentBy } from './payrollScreen';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

const notKept = /^Nicht behalten: Dieses Gerät kann gerade nichts speichern/u;

function fillDevice(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('on a full device', () => {
  test('a number, a decision and the settings hold until the page is left, which is said once (R-18.89)', async () => {
    const { user, item } = await openOctober();
    drop([await sentBy('member'), await sentBy('admin', { isSigned: false, hours: 7 })]);
    const lacking = await item(/: keine Personalnummer$/u);
    fillDevice();
    await user.type(lacking.getByRole('textbox'), '26{Enter}');
    expect(await screen.findByText(notKept)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/: keine Personalnummer$/u)).toBeNull());
    await user.click((await item(/: nicht unterschrieben$/u)).getByRole('button', { name: /^Weglassen/u }));
    await waitFor(() => expect(screen.queryByText(/: nicht unterschrieben$/u)).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Lohnarten und Nummern' }));
    const numbers = within(await screen.findByRole('dialog', { name: 'Lohnarten und Nummern' }));
    await user.type(numbers.getByRole('textbox', { name: 'Lohnart für Arbeitsstunden' }), '200');
    await user.click(numbers.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText(notKept)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Noch keine Datei/u }));
    await user.click(dialog.getByRole('button', { name: 'CSV' }));
    expect(dialog.getByText(/26;.*;10\/2026;200;Arbeitsstunden;8,00;h/u)).toBeVisible();
  });
});

test('the export names each open item, with the way back to it (R-18.88)', async () => {
  const { user } = await openOctober();
  drop([await sentBy('member'), await sentBy('admin', { isSigned: false })]);
  await screen.findByText('2 Dateien, 2 Personen');
  await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Noch keine Datei: 3 Punkte offen' }));
  expect(dialog.getByText('CSV, Oktober 2026. Jeder Punkt wird erledigt oder weggelassen.')).toBeVisible();
  const [unsigned] = dialog.getAllByRole('listitem');
  expect(unsigned).toHaveTextContent(/nicht unterschriebenZeigen$/u);
  await user.click(within(unsigned ?? document.body).getByRole('button', { name: /^Zeigen: / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/: nicht unterschrieben$/u).closest('li')).toHaveFocus();
});

test('a scan that was typed for somebody counts for them also without the directory (R-18.96)', async () => {
  const { user, router } = await openOctober();
  const scan = new File(['Scan'], 'scan.pdf');
  drop([scan]);
  await user.click(await screen.findByRole('button', { name: /^Zuordnen …/u }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Person' }), 'Jana Albrecht');
  for (const field of dialog.getAllByRole('textbox')) await user.type(field, '4');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(await screen.findByText('von Hand')).toBeVisible();

  server.use(http.post('*/api/users', () => HttpResponse.json({}, { status: 403 })));
  await act(async () => router.navigate('/timesheets'));
  await screen.findByRole('link', { name: 'Lohnmonat' });
  await act(async () => router.navigate(path));
  await screen.findByText(/^Fehlende Personen nur aus der eigenen Liste/u);
  drop([scan]);
  expect(await screen.findByText('von Hand')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Jana Albrecht' })).toBeVisible();
});

test('a version that was chosen is taken back beside the one that it replaces (R-18.97)', async () => {
  const { user, item } = await openOctober();
  drop([await sentBy('member'), await sentBy('member', { hours: 9 })]);
  const versions = await item(/: zwei Fassungen$/u);
  await user.click(versions.getByRole('button', { name: 'Vergleichen' }));
  const [first = document.body] = await screen.findAllByRole('button', { name: 'Diese Fassung zählen' });
  await user.click(first);
  expect(await screen.findByText('ersetzt durch den Zettel vom 2.11.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen: member.pdf' }));
  const again = await screen.findByText(/: zwei Fassungen$/u);
  await waitFor(() => expect(again.closest('li')).toHaveFocus());
});

test.each([false, true])(
  'what is taken back in a person’s row is open again, and has the focus, beside others that are open: %s (R-18.110)',
  async (hasOthers) => {
    const { user, item } = await openOctober();
    drop([await sentBy('member', { isSigned: false }), ...(hasOthers ? [await sentBy('admin')] : [])]);
    const unsigned = await item(/: nicht unterschrieben$/u);
    await user.click(unsigned.getByRole('button', { name: 'Trotzdem zählen' }));
    const number = await screen.findByRole('textbox', { name: 'Personalnummer von Jana Albrecht' });
    await user.type(number, '26{Enter}');
    screen.getByRole('button', { name: /^Zurücknehmen: /u }).focus();
    await user.keyboard('{Enter}');
    const again = await screen.findByText(/: nicht unterschrieben$/u);
    await waitFor(() => expect(again.closest('li')).toHaveFocus());
    // A key that is held down settles nothing.
    await user.keyboard('{Enter}');
    expect(again).toBeVisible();
  },
);

test('leaving the page in the middle ends the reading and forgets the files (R-18.47)', async () => {
  const { router } = await openOctober();
  drop([await sentBy('member'), await sentBy('admin'), await sentBy('manager')]);
  await screen.findByText(/ von 3 gelesen$/u);
  await act(async () => router.navigate('/timesheets'));
  await screen.findByRole('link', { name: 'Lohnmonat' });
  await act(async () => router.navigate(path));
  expect(
    await screen.findByRole('heading', { name: 'Unterschriebene Stundenzettel hierher ziehen' }),
  ).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
