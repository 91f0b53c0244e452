import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { receiptFile } from '../e2e/receiptFiles';
import { readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { accounts } from '../accounts';
import { type Visit, visit } from './visit';
import { lastFile, sign } from './signing';
import { field, role, text } from './sought';
import { until } from './until';

const dialog = role('dialog');
const row = (content: string) => ({ css: 'tr', text: content });

describe.each(['Firefox', 'WebKit'] as const)('a day in %s', (name) => {
  let day: Visit;
  beforeAll(async () => {
    day = await visit(name);
    await day.signIn('member');
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await day.keepPicture(`${name} ${task.name}`);
    await day.expectNoComplaint();
  });
  afterAll(async () => day?.end());

  const all = <Schema extends v.GenericSchema>(schema: Schema, sql: string, ...values: (string | number)[]) =>
    day.server.service.db.all(schema, sql, ...values);
  const recorded = (description: string) =>
    all(
      v.object({ HoursWorked: v.number(), Date: v.string() }),
      'select HoursWorked, Date from workRecords where Description = ?',
      description,
    );

  test('working time is recorded by the form, by keys, and changed in its row', async () => {
    const { user } = day;
    await user.open('/work');
    await user.click(role('button', 'Neuer Eintrag'));
    await user.write(field(/^Arbeitsstunden/u, dialog), '1,5');
    await user.write(field(/^Beschreibung/u, dialog), 'Übergabe geprüft');
    await user.click(role('button', 'Speichern und schließen', dialog));
    await user.gone(dialog);
    await user.see(row('Übergabe geprüft'));
    expect(recorded('Übergabe geprüft')).toEqual([{ HoursWorked: 1.5, Date: '2026-11-18' }]);

    await user.press('n');
    await user.type('2h Kessler MES Nachmittag 17.11.');
    await user.see(role('group', 'Erkannt'));
    await user.press('Enter');
    expect((await user.see(row('Nachmittag'))).text).toMatch(/17\.11\.2026.*2,0/u);
    expect(recorded('Nachmittag')).toEqual([{ HoursWorked: 2, Date: '2026-11-17' }]);

    await user.doubleClick({ css: 'td', text: 'Nachmittag' });
    await user.see({ css: 'tr input:focus' });
    await user.press('Control+a');
    await user.type('Nachmittag im Werk');
    await user.press('Enter');
    await user.see(row('Nachmittag im Werk'));
    await until(async () => expect(recorded('Nachmittag im Werk')).toHaveLength(1));
  });

  test.each([
    ['jpeg', '12,50', 12.5],
    ['pdf', '1.234,56', 1234.56],
  ] as const)('an expense takes a receipt as %s', async (kind, typed, cost) => {
    const { user } = day;
    await user.open('/expenses');
    await user.click(role('button', 'Neuer Eintrag'));
    await user.see(dialog);
    await user.choose(
      'dialog input[type=file], [role=dialog] input[type=file]',
      day.file(`beleg.${kind}`, receiptFile(kind)),
    );
    await user.see(role('button', 'Beleg entfernen', dialog));
    await user.write(field(/^Betrag/u, dialog), typed);
    await user.write(field(/^Beschreibung/u, dialog), `Beleg als ${kind}`);
    await user.click(role('button', 'Speichern und schließen', dialog));
    await user.gone(dialog);
    expect((await user.see(row(`Beleg als ${kind}`))).text).toContain(`${typed}\u00A0€`);
    const [file] = all(
      v.object({ FileLink: v.string(), TotalCost: v.number() }),
      'select FileLink, TotalCost from expenses where Description = ?',
      `Beleg als ${kind}`,
    );
    expect(file?.TotalCost).toBe(cost);
    await user.click(role('button', /^Beleg ansehen/u, row(`Beleg als ${kind}`)));
    await user.see({ css: 'img, canvas', within: dialog });
  });

  test('a time sheet is signed by hand, and its PDF has the hours, the receipts and the signature', async () => {
    const { user } = day;
    await user.open('/timesheets');
    await user.click(role('button', 'Neuer Stundenzettel'));
    await user.see(text('Erstattung gesamt', dialog));
    await user.click(role('button', 'Erstellen', dialog));
    await user.gone(dialog);
    const sheet = row('30 Nov 2026');
    await user.click(role('button', /^Unterschreiben: /u, sheet));
    await sign(user);
    await user.click(role('button', 'Unterschreiben', dialog));
    await user.click(role('button', 'Speichern', dialog));
    await user.gone(dialog);
    const bytes = await lastFile(user, async () => user.click(role('button', /^Herunterladen/u, sheet)));
    const { pages } = await readPdf(bytes);
    const content = pages.map(textOf).join('\n');
    expect(content).toContain('Arbeitszeitnachweis');
    expect(content).toContain('Nachmittag im Werk');
    expect(content).toContain(accounts.member.mail);
    const end = pages.find((page) => textOf(page).includes('Datum / Unterschrift'));
    expect(end?.pictures.some(({ width }) => width > 40)).toBe(true);
  });

  test('a card of the planner is dragged by the mouse and moved by keys', async () => {
    const { user } = day;
    await user.open('/planner');
    await user.click(role('link', 'MES-Einführung Werk 2'));
    const bucket = (title: string) => role('region', title);
    const card = (title: string) => role('button', 'Lasttest 40 Terminals', bucket(title));
    // The board can be dragged on as soon as its library is there.
    await user.see({ css: '[data-rfd-drag-handle-draggable-id]', ...text('Lasttest 40 Terminals') });
    const from = await user.place(card('Prüfung'));
    const to = await user.see(role('list', /^Aufgaben: /u, bucket('Geplant')));
    const steps = Array.from({ length: 12 }, (_, step) => ({
      x: from.x + 20 + ((to.x + to.width / 2 - from.x - 20) * (step + 1)) / 12,
      y: from.y + 8 + ((to.y + 40 - from.y - 8) * (step + 1)) / 12,
    }));
    await user.drag([{ x: from.x + 20, y: from.y + 8 }, { x: from.x + 32, y: from.y + 16 }, ...steps]);
    await user.see(card('Geplant'));

    await user.focus(card('Geplant'));
    await user.press('Space');
    await user.said(/„Lasttest 40 Terminals“ in Geplant angehoben\./u);
    await user.press('ArrowRight');
    await user.said(/„Lasttest 40 Terminals“ ist über In Umsetzung/u);
    await user.press('Space');
    await user.see(card('In Umsetzung'));
    const places = () =>
      all(
        v.object({ title: v.string() }),
        'select b.name as title from tasks t join buckets b on b.id = t.bucketId where t.title = ?',
        'Lasttest 40 Terminals',
      );
    await until(async () => expect(places()).toEqual([{ title: 'In Umsetzung' }]));
  });

  test('a record of the calendar is dragged to another day', async () => {
    const { user } = day;
    await user.open('/work?view=calendar');
    const block = { css: 'fieldset[data-day="2026-11-16"] [data-record]' };
    await until(async () => expect((await user.seen(block)).length).toBeGreaterThan(0));
    const id = await user.run(
      () =>
        document.querySelector<HTMLElement>('[data-day="2026-11-16"] [data-record]')?.dataset['record'] ?? '',
    );
    const from = await user.place({ css: `[data-record="${id}"]` });
    const to = await user.see({ css: 'fieldset[data-day="2026-11-19"]' });
    const at = { x: from.x + from.width / 2, y: from.y + Math.min(from.height / 2, 200) };
    await user.drag(
      Array.from({ length: 11 }, (_, step) => ({
        x: at.x + ((to.x + to.width / 2 - at.x) * step) / 10,
        y: at.y,
      })),
    );
    await user.see({ css: `fieldset[data-day="2026-11-19"] [data-record="${id}"]` });
    const stored = () =>
      all(v.object({ Date: v.string() }), 'select Date from workRecords where Id = ?', Number(id));
    await until(async () => expect(stored()).toEqual([{ Date: '2026-11-19' }]));
  });

  test('a file of another program is read, and its entries are created', async () => {
    const { user } = day;
    await user.open('/work/import');
    await user.see(role('heading', 'Datei hierher ziehen'));
    await user.choose(
      'input[type=file]',
      fileURLToPath(new URL('../import/files/toggl-detailed.csv', import.meta.url)),
    );
    await user.click(role('button', '4 Einträge anlegen'));
    await user.said(/4 Einträge angelegt, 8,0 h/u);
    expect(recorded('Jour fixe')).toEqual([{ HoursWorked: 1, Date: '2026-11-02' }]);
  });

  test('the search is opened by its key, and leads to what was found', async () => {
    const { user } = day;
    await user.open('/dashboard');
    await user.see(role('heading', /, Jana$/u));
    await user.press('/');
    await until(async () => expect((await user.see(role('combobox', /Suche/u))).hasFocus).toBe(true));
    await user.type('Reimann');
    await user.click(role('option', /^Tobias Reimann/u));
    await user.see(role('heading', 'Tobias Reimann'));
  });

  test('without a network a record waits, is there after a reload, and is sent once', async () => {
    const { user, gateway } = day;
    await user.open('/work');
    await user.see(role('button', 'Neuer Eintrag'));
    await user.run(async () => {
      await navigator.serviceWorker.ready;
    });
    await user.reload();
    await user.see(role('button', 'Neuer Eintrag'));
    await gateway.setReachable(false);
    await user.click(role('button', 'Neuer Eintrag'));
    await user.write(field(/^Arbeitsstunden/u, dialog), '2,5');
    await user.write(field(/^Beschreibung/u, dialog), 'Im Zug geschrieben');
    await user.click(role('button', 'Speichern und schließen', dialog));
    await user.see({ css: 'tr', text: { source: 'Im Zug geschrieben.*wartet', flags: 'su' } });
    await user.reload();
    await user.see(row('Im Zug geschrieben'));
    expect(recorded('Im Zug geschrieben')).toEqual([]);
    await gateway.setReachable(true);
    await until(async () => expect(recorded('Im Zug geschrieben')).toHaveLength(1));
    await user.reload();
    await user.see(row('Im Zug geschrieben'));
    expect(recorded('Im Zug geschrieben')).toHaveLength(1);
  });

  test('the dark theme is chosen, and kept over a reload', async () => {
    const { user } = day;
    await user.open('/dashboard');
    const ground = async () => user.run(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await user.click(role('button', 'Dunkle Darstellung'));
    await until(async () => expect(await ground()).not.toBe(light));
    const dark = await ground();
    await user.reload();
    expect(await ground()).toBe(dark);
    await user.click(role('button', 'Helle Darstellung'));
  });
});
