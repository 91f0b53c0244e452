import type { Locator, Page } from '@playwright/test';
import type { Service } from '../service/service';
import { bareField, pieceOfWork } from './floor';
import { timedClick, timedKey } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

const words = [
  'Maschinenbau',
  'Logistik',
  'Klinikum',
  'Stadtwerke',
  'Bäckerei',
  'Spedition',
  'Verlag',
  'Müllerei',
];

/** The customer with many projects. */
const GIANT = 'Zentral Holding';
/** The place of all added customers. */
const MARK = 'Bench';

/** Adds 5,000 customers, one of them with 2,000 projects. */
function addMany({ db }: Service): void {
  db.inTransaction(() => {
    for (let at = 0; at < 5000; at += 1) {
      const name =
        at === 4999 ? GIANT : `${words[at % words.length]} ${words[(at * 5 + 3) % words.length]} ${at}`;
      db.run('insert into customers (Name, Location) values (?, ?)', name, MARK);
    }
    for (let at = 0; at < 2000; at += 1) {
      const name = `${words[(at * 3) % words.length]} Ausbau ${at}`;
      db.run(
        `insert into projects (Name, ProjectState, Customers_fk)
         values (?, 'active', (select Id from customers where Name = ?))`,
        name,
        GIANT,
      );
    }
  });
}

function removeMany({ db }: Service): void {
  db.run('delete from projects where Customers_fk in (select Id from customers where Location = ?)', MARK);
  db.run('delete from customers where Location = ?', MARK);
}

/** Opens a field, types, and chooses the best match. */
async function choose(page: Page, field: Locator, text: string) {
  const opened = await timedClick(page, field);
  const typed: number[] = [];
  for (const key of text) typed.push(await timedKey(page, key));
  const taken = await timedKey(page, 'Enter');
  return { opened, typed, taken };
}

interface Times {
  readonly opening: number[];
  readonly firstLetter: number[];
  readonly letters: number[];
  readonly taking: number[];
}

const noTimes = (): Times => ({ opening: [], firstLetter: [], letters: [], taking: [] });

async function measureRound(page: Page, times: Times): Promise<void> {
  await page.getByRole('button', { name: 'New Entry' }).click();
  const dialog = page.getByRole('dialog');
  const customer = dialog.getByRole('combobox', { name: 'Customer' }).and(dialog.locator('input'));
  const project = dialog.getByRole('combobox', { name: 'Project' }).and(dialog.locator('input'));
  for (const [field, text] of [
    [customer, 'zentral h'],
    [project, 'stadt 12'],
  ] as const) {
    await field.waitFor();
    const { opened, typed, taken } = await choose(page, field, text);
    times.opening.push(opened);
    times.firstLetter.push(typed[0] ?? NaN);
    times.letters.push(...typed);
    times.taking.push(taken);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Measures choosing among 5,000 customers, and among the 2,000 projects of one, in the work-time dialog. */
export async function measureChoosing(stage: Stage, rounds = 5): Promise<Result[]> {
  const { service } = stage.server;
  addMany(service);
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await page.getByRole('button', { name: 'New Entry' }).waitFor();
  // The first round is not counted, because the code is still being compiled.
  await measureRound(page, noTimes());
  await slowProcessor(page, 4);
  const times = noTimes();
  for (let round = 0; round < rounds; round += 1) await measureRound(page, times);
  const field = await bareField(page);
  const work = await pieceOfWork(page);
  await context.close();
  removeMany(service);
  const figure = (name: string, of: keyof Times) => ({
    name: `choosing among 5,000: ${name}`,
    value: median(times[of]),
    unit: 'ms' as const,
  });
  return [
    { ...figure('opening the list', 'opening'), floor: work, budget: 1.45 },
    { ...figure('the first letter', 'firstLetter'), floor: field, budget: 3.2 },
    { ...figure('any letter', 'letters'), floor: field, budget: 2.2 },
    { ...figure('taking one', 'taking'), floor: work, budget: 0.6 },
  ];
}
