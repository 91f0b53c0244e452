import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { open, rowOf } from '../../../../tests/journeys/budgetsScreen';
import { book, group, jana, openCleanUp, press } from '../../../../tests/journeys/cleanUpScreen';
import {
  firstSaved,
  readBook,
  readText,
  rowsOf,
  watchSpreadsheets,
} from '../../../../tests/journeys/spreadsheets';
import type { Rendered } from '../../../../tests/render';

async function choose({ user }: Rendered, button: string, item: RegExp) {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the files of the other tabs', () => {
  test('the budgets are written as they are listed, with their notes, and printed (R-16.23)', async () => {
    const saved = watchSpreadsheets();
    const app = await open();
    await screen.findByRole('link', { name: 'Budget 2 dringend' });
    await app.user.click(screen.getByRole('switch', { name: 'Ausstehende zeigen' }));
    await waitFor(() => expect(rowOf('Energie')).toBeDefined());
    await choose(app, 'Exportieren', /^Excel-Datei.*Tabelle, Hinweise/u);
    const file = await firstSaved(saved);
    expect(file.name).toBe('auswertung_budget_2026-11-18.xlsx');
    const { SheetNames, Sheets } = await readBook(file);
    expect(SheetNames).toEqual(['Budget', 'Hinweise']);
    const table = rowsOf(Sheets['Budget']);
    expect(table.slice(0, 3)).toEqual([
      ['Projekt', 'Kunde', 'Verbraucht (h)', 'Budget (h)', 'Rest (h)', 'Reicht bis etwa', 'Gruppe'],
      ['Wartung', 'Kessler', 169, 120, -49, 'aufgebraucht, seit Mo 26.10.', 'Aufgebraucht'],
      ['Shop', 'Kessler', 169, 180, 11, 'KW 47, 16.–22.11.', 'In den nächsten 30 Tagen'],
    ]);
    expect(table.map(([name]) => name)).toContain('Energie');
    const notes = rowsOf(Sheets['Hinweise']).map((line) => line.join(': '));
    expect(notes).toContain('Hinweis: mit ausstehenden Projekten');
    expect(notes).toContain('Kunden: 2 von 2 gelesen');
    expect(notes.join()).toMatch(/Hinweis: Kessler · Intranet ist abgeschlossen/u);

    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Drucken' }));
    const printed = await screen.findByLabelText('Drucken', { selector: 'section' });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(within(printed).getByText(/^Budget · Projekte · 18\.11\.2026 · /u)).toBeInTheDocument();
    // There are no sums, so no row looks like them.
    expect(printed.querySelectorAll('tr.text-strong')).toHaveLength(0);
  });

  test('the findings of the clean-up are written without those that were called right (R-16.24)', async () => {
    const saved = watchSpreadsheets();
    const app = await openCleanUp((one, { open: at }) => {
      const own = { guid: jana(one), ...at, hours: 2, project: null };
      book(one, { ...own, date: '2026-03-02', description: 'Call' });
      book(one, { ...own, date: '2026-03-03', description: '=SUM(A1)' });
    });
    await group('Without project');
    await screen.findByRole('button', { name: /^12 of 12/u });
    await press(app, /^That is right: Jana Albrecht, Mon/u);
    await screen.findByText(/1 point hidden as/u);
    await choose(app, 'Export', /^Table as CSV/u);
    const file = await firstSaved(saved);
    expect(file.name).toBe('reporting_clean-up_2026-03-01_2026-03-31.csv');
    const [head, point, ...rest] = (await readText(file)).split('\r\n');
    expect(head).toBe('\uFEFFKind,Date,Person,Customer,Project,Hours,Text');
    expect(point).toMatch(
      /^Without project,2026-03-03,Jana Albrecht,([^,]+),Without project,2,\1 · =SUM\(A1\)$/iu,
    );
    expect(rest).toEqual(['']);
  });
});
