import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drop, openOctober, sentBy } from './payrollScreen';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

describe('what the dialogs of a payroll month say', () => {
  test('a number that somebody has already is said beside it, and again instead of a file; Enter leads to the next number (R-18.73, R-18.93)', async () => {
    const { user } = await openOctober();
    drop([await sentBy('member'), await sentBy('manager')]);
    await waitFor(() => expect(screen.getAllByText(/: keine Personalnummer$/u)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Lohnarten und Nummern' }));
    const numbers = within(await screen.findByRole('dialog', { name: 'Lohnarten und Nummern' }));
    await user.click(numbers.getByRole('button', { name: 'Personen' }));
    const names = screen
      .getAllByText(/: keine Personalnummer$/u)
      .map((title) => title.textContent.replace(/:.*/u, ''));
    const fields = names.map((name) => numbers.getByRole('textbox', { name: `Personalnummer von ${name}` }));
    for (const field of fields) await user.type(field, '26');
    // Numbers are typed one after another; what stands between them is reached by Tab.
    await user.type(numbers.getAllByRole('textbox')[0] ?? document.body, '{Enter}');
    expect(numbers.getAllByRole('textbox')[1]).toHaveFocus();
    expect(fields[1]).toHaveAccessibleDescription(`26 hat schon ${names[0]}.`);
    await user.click(numbers.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Noch keine Datei/u }));
    const refused = dialog.getByText('Nummer 26 gibt es zweimal').closest('li') ?? document.body;
    for (const name of names) expect(refused).toHaveTextContent(name);
    await user.click(within(refused).getByRole('button', { name: /^Eintragen: /u }));
    expect(await screen.findByRole('dialog', { name: 'Lohnarten und Nummern' })).toBeVisible();
  });

  test('a number of the company’s own is refused for reasons of its own, on the way to the people (R-18.101)', async () => {
    const { user } = await openOctober();
    drop([await sentBy('member'), await sentBy('manager')]);
    await waitFor(() => expect(screen.getAllByText(/: keine Personalnummer$/u)).toHaveLength(2));
    const [first, second] = screen.getAllByRole('textbox', { name: /^Personalnummer von/u });
    if (first && second) {
      await user.type(first, 'ł1{Enter}');
      await user.type(second, 'a;1{Enter}');
    }
    await waitFor(() => expect(screen.queryByText(/: keine Personalnummer$/u)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Lohnarten und Nummern' }));
    const numbers = within(await screen.findByRole('dialog', { name: 'Lohnarten und Nummern' }));
    await user.click(numbers.getByRole('button', { name: 'Lohnbüro' }));
    await user.selectOptions(numbers.getByLabelText(/^Personalnummern/u), 'eigene der Firma');
    await user.click(numbers.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Noch keine Datei/u }));
    expect(dialog.getByText('in der Personalnummer „a;1“ darf kein Semikolon stehen')).toBeVisible();
    const letter = dialog.getByText('„ł“ in der Personalnummer gibt es in Windows-1252 nicht');
    await user.click(within(letter.closest('li') ?? document.body).getByRole('button'));
    expect(await screen.findByRole('columnheader', { name: 'Firmenwagen: abwählen' })).toBeVisible();
  });

  test('the open sheets are asked for in one mail whose receivers do not see each other (R-18.92)', async () => {
    const { user } = await openOctober();
    drop([await sentBy('member', { isSigned: false }), await sentBy('manager', { isSigned: false })]);
    await waitFor(() => expect(screen.getAllByText(/: nicht unterschrieben$/u)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Exportieren …' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Noch keine Datei/u }));
    const link = dialog.getByRole('link', { name: '2 Zettel anfordern' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe('');
    expect(searchParams.get('bcc')?.split(',')).toHaveLength(2);
    expect(searchParams.get('subject')).toBe('Stundenzettel Oktober 2026');
    expect(searchParams.get('body')).toMatch(/^Hallo,\n\nfür Oktober 2026 fehlt /u);
  });

  test('a file is shown with its lines, encoding and bytes, and its text is copied (R-18.91)', async () => {
    const { user, item } = await openOctober('en');
    drop([await sentBy('member')]);
    const lacking = await item(/: no personnel number$/u);
    await user.type(lacking.getByRole('textbox'), '26{Enter}');
    await waitFor(() => expect(screen.queryByText(/: no personnel number$/u)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Wage types and numbers' }));
    const numbers = within(await screen.findByRole('dialog', { name: 'Wage types and numbers' }));
    await user.type(numbers.getByRole('textbox', { name: 'Wage type of Hours worked' }), '200');
    await user.click(numbers.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Export …' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'CSV' }));
    const text = dialog.getByLabelText('lohnmonat_2026-10.csv').textContent;
    expect(dialog.getByText(`Windows-1252, ${text.length} bytes`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Text of the file copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text);
  });
});
