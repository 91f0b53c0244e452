import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdAnswers } from '../jsdom/holdAnswers';
import { server, testService } from '../jsdom/testService';
import { book, entriesTable, newPath, november, openRecords, rowTexts } from './recordScreen';

const create = () => screen.getByRole('button', { name: 'Ohne Unterschrift erstellen' });

describe('the reading of a new record', () => {
  test('has entries that are read anew, because earlier ones may have been changed elsewhere (R-19.88)', async () => {
    const later = Array.from({ length: 45 }, () => ({ day: '2026-11-09', text: 'Nachher', hours: 1 }));
    book([{ day: '2026-10-05', text: 'Lasttest', hours: 4.5 }, ...later]);
    const october = newPath('&from=2026-10-01&to=2026-10-31');
    const { router } = await openRecords(october);
    await entriesTable();
    await router.navigate('/profile');
    await waitFor(() => expect(screen.queryByRole('button', { name: /erstellen/u })).not.toBeInTheDocument());
    testService().db.run("update workRecords set HoursWorked = 6 where Description = 'Lasttest'");
    await router.navigate(october);
    await waitFor(() => expect(create()).toBeEnabled());
    expect(await rowTexts()).toContain(' | Mo 05.10. | Lasttest | 6,0');
  });

  test('cannot be made before all entries are read; if that fails, the page says so and reads again (R-19.64)', async () => {
    book(november);
    const held = holdAnswers('post', '/workrecords');
    server.use(http.post('*/api/workrecords', () => HttpResponse.json({}, { status: 403 }), { once: true }));
    const { press } = await openRecords();
    const buttons = () => [create(), ...screen.getAllByRole('button', { name: 'Unterschreiben' })];
    const failure = await screen.findByText(/^Die Stunden sind nicht vollständig gelesen\./u);
    for (const button of buttons()) expect(button).toBeDisabled();
    await press('Erneut versuchen');
    expect(await screen.findByText(/^Stunden werden gelesen/u)).toBeVisible();
    for (const button of buttons()) expect(button).toBeDisabled();
    expect(create()).toHaveAttribute('title', 'Erst wenn alles gelesen ist');
    held.letGo();
    await entriesTable();
    for (const button of buttons()) expect(button).toBeEnabled();
    expect(failure).not.toBeInTheDocument();
  });

  test('cannot be made from entries of an earlier visit while they are read again (R-19.64)', async () => {
    book(november);
    await openRecords();
    await waitFor(() => expect(create()).toBeEnabled());
    cleanup();
    const held = holdAnswers('post', '/workrecords');
    await openRecords();
    await entriesTable();
    expect(create()).toHaveAttribute('title', 'Erst wenn alles gelesen ist');
    held.letGo();
    await waitFor(() => expect(create()).toBeEnabled());
  });
});
