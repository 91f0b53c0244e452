import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { signature } from '@/domain/service-records/serviceRecord.fixture';
import { drawSignature, drawnPng } from '../journeys/timeSheetsScreen';
import { fill } from '../jsdom/fill';
import {
  type Opened,
  book,
  keep,
  madeKey,
  newPath,
  november,
  openRecords,
  recordOf,
  watchRecordFiles,
} from './recordScreen';

beforeEach(() => {
  watchRecordFiles();
  book(november);
});

const dialog = () => within(screen.getByRole('dialog'));
const press = async ({ user }: Opened, name: string) => user.click(dialog().getByRole('button', { name }));
const ours = () => dialog().getByRole('textbox', { name: 'Name' });
const theirs = () => dialog().getByRole('textbox', { name: 'Name in Druckbuchstaben' });
/** Draws on the pad of the side that signs now. */
const draw = () => drawSignature(screen.getByRole('dialog'));

async function openSigning(path?: string): Promise<Opened> {
  const app = await openRecords(path);
  const [button] = await screen.findAllByRole('button', { name: 'Unterschreiben' });
  // After a reload, the entries are shown as they were known before they are read again.
  await waitFor(() => expect(button).toBeEnabled());
  await app.user.click(button ?? document.body);
  await screen.findByRole('dialog', { name: /^Unterschreiben/u });
  return app;
}

const customerSigns = async () => screen.findByRole('dialog', { name: /^Bitte unterschreiben/u });

describe('the signatures of a new record', () => {
  test('first we sign, then the customer; then the record is kept with both, and shown (R-19.73)', async () => {
    const app = await openSigning();
    expect(ours()).toHaveValue('Jana Albrecht');
    expect(screen.getByRole('dialog')).toHaveTextContent(/1 von 2 · Nordfeld.*17,5 Stunden/u);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Kessler Maschinenbau GmbH · 01.–18.11.2026 · JA-2026-001',
    );
    draw();
    await press(app, 'Weiter zum Kunden');
    expect(await customerSigns()).toHaveTextContent(
      /2 von 2 · Kessler.*MES 12,5 h · Shop 5,0 h · von Jana Albrecht/u,
    );
    await fill(app.user, theirs(), 'Sabine Thoma');
    draw();
    await press(app, 'Speichern');
    const key = await madeKey(app);
    expect(await screen.findByText('JA-2026-001 unterschrieben')).toBeVisible();
    const [made] = (await app.kept()).records;
    expect(made).toMatchObject({
      key,
      signatures: [
        { side: 'company', name: 'Jana Albrecht', typed: false },
        { side: 'customer', name: 'Sabine Thoma', typed: false },
      ],
    });
    expect(JSON.stringify(made)).not.toContain('data:');
    const pdf = await app.pdf(key);
    expect(pdf?.images).toEqual({ company: drawnPng, customer: drawnPng });
    expect(new TextDecoder().decode(pdf?.bytes.slice(0, 5))).toBe('%PDF-');
  });

  test('by keys: Ctrl+Enter leads to the customer, whose name has the focus, and saves (R-19.73)', async () => {
    const app = await openSigning();
    draw();
    await app.user.click(ours());
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await customerSigns();
    expect(theirs()).toHaveFocus();
    await app.user.keyboard('Sabine Thoma');
    draw();
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await madeKey(app);
    expect((await app.kept()).records[0]?.signatures).toHaveLength(2);
  });

  test('a missing name and an empty pad are said, and nothing is made until both are there (R-19.74)', async () => {
    const app = await openSigning();
    await app.user.clear(ours());
    await press(app, 'Weiter zum Kunden');
    await waitFor(() => expect(ours()).toHaveAccessibleDescription('Name eingeben'));
    await fill(app.user, ours(), 'Jana Albrecht');
    await press(app, 'Weiter zum Kunden');
    expect(await dialog().findByText('Erst auf der weißen Fläche unterschreiben')).toBeVisible();
    expect(ours()).toBeVisible();
    await press(app, 'Überspringen');
    draw();
    await press(app, 'Speichern');
    await waitFor(() => expect(theirs()).toHaveAccessibleDescription('Name eingeben'));
    await fill(app.user, theirs(), 'Sabine Thoma');
    await press(app, 'Speichern');
    await madeKey(app);
    expect((await app.kept()).records.map(({ signatures }) => signatures)).toMatchObject([
      [{ side: 'customer', name: 'Sabine Thoma' }],
    ]);
  });

  test('either side can be left out: we skip, or the customer signs later on paper; back leads to our side (R-19.74)', async () => {
    const app = await openSigning();
    draw();
    await press(app, 'Weiter zum Kunden');
    await customerSigns();
    await press(app, 'Zurück');
    expect(ours()).toBeVisible();
    await press(app, 'Überspringen');
    await customerSigns();
    await fill(app.user, theirs(), 'Sabine Thoma');
    draw();
    await press(app, 'Speichern');
    await madeKey(app);
    expect((await app.kept()).records[0]?.signatures.map(({ side }) => side)).toEqual(['customer']);
  });

  test('later on paper: the record has our signature only (R-19.74)', async () => {
    const app = await openSigning();
    await app.user.click(dialog().getAllByRole('button', { name: 'Tippen' })[0] ?? document.body);
    await press(app, 'Weiter zum Kunden');
    await customerSigns();
    await press(app, 'Später auf Papier');
    await madeKey(app);
    expect((await app.kept()).records[0]?.signatures).toMatchObject([{ side: 'company', typed: true }]);
  });

  test('names that signed for this customer before are offered (R-19.75)', async () => {
    await keep([
      recordOf('JA-2026-001', {
        to: isoDate('2026-11-01'),
        signatures: [signature('customer', 'Sabine Thoma', '2026-11-01T10:00:00Z')],
      }),
    ]);
    const app = await openSigning();
    await press(app, 'Überspringen');
    await customerSigns();
    await press(app, 'Sabine Thoma');
    expect(theirs()).toHaveValue('Sabine Thoma');
  });

  test('what is signed is what was shown when the dialog opened, whatever is read meanwhile (R-19.76)', async () => {
    const app = await openSigning();
    app.service.db.run("update workRecords set HoursWorked = 6 where Description = 'Lasttest'");
    await app.router.navigate(newPath('&from=2026-11-03&to=2026-11-18'));
    await waitFor(() =>
      expect(screen.getByRole('complementary', { name: 'Nachweis' })).toHaveTextContent('13,0 h 2 Einträge'),
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('17,5 Stunden');
    draw();
    await press(app, 'Weiter zum Kunden');
    await press(app, 'Später auf Papier');
    await madeKey(app);
    expect((await app.kept()).records[0]?.rows.map(({ hours }) => hours)).toEqual([4.5, 8, 5]);
  });

  test('it is saved also while its pages are drawn to be looked at (R-24.38)', async () => {
    const app = await openSigning();
    draw();
    await press(app, 'Weiter zum Kunden');
    await customerSigns();
    fireEvent.click(dialog().getByRole('button', { name: 'Seiten ansehen' }));
    fireEvent.click(dialog().getByRole('button', { name: 'Später auf Papier' }));
    await madeKey(app);
    expect((await app.kept()).records).toHaveLength(1);
  });

  test('whoever leaves the page while it is made is not led back, and is told (R-24.36)', async () => {
    const app = await openSigning();
    // What is fetched with the first visit would come after the record.
    await app.router.navigate('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Jana Albrecht' });
    await app.router.navigate(newPath());
    const [sign] = await screen.findAllByRole('button', { name: 'Unterschreiben' });
    await waitFor(() => expect(sign).toBeEnabled());
    await app.user.click(sign ?? document.body);
    await screen.findByRole('dialog', { name: /^Unterschreiben/u });
    draw();
    await press(app, 'Weiter zum Kunden');
    await customerSigns();
    fireEvent.click(dialog().getByRole('button', { name: 'Später auf Papier' }));
    await app.router.navigate('/profile');
    expect(await screen.findByText('JA-2026-001 unterschrieben')).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/profile');
    expect((await app.kept()).records).toHaveLength(1);
  });

  test('closing asks before a drawing is lost; after a reload it is there again, for the same number (R-19.77)', async () => {
    const app = await openSigning();
    draw();
    await app.user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Verwerfen' })).toBeVisible();
    dispatchEvent(new Event('pagehide'));
    cleanup();
    document.body.replaceChildren();

    const again = await openSigning();
    expect(await dialog().findByText('Das wurde vorhin begonnen.')).toBeVisible();
    await press(again, 'Weiter zum Kunden');
    await customerSigns();
    await press(again, 'Später auf Papier');
    await madeKey(again);
    expect((await again.kept()).records).toMatchObject([{ number: 'JA-2026-001' }]);
  });
});
