import type { BrowserContext } from '@playwright/test';
import { type AccountName, sessionOf } from '../accounts';
import type { Service } from '../service/service';
import { testNow } from '../today';

export interface Settings {
  readonly language: 'de' | 'en';
  readonly theme: 'light' | 'dark' | 'system';
}

/** The clock runs on, from the day on which every test happens. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((shift) => {
    const RealDate = Date;
    const now = () => RealDate.now() + shift;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      apply: () => new RealDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, testNow.getTime() - Date.now());
}

type Entries = Readonly<Record<string, string>>;

/** The entries that signing in leaves behind. */
export async function sessionEntries(service: Service, name: AccountName): Promise<Entries> {
  const { token, user } = await sessionOf(service, name);
  return { token, user: JSON.stringify(user) };
}

/** Local storage as an earlier visit left it. */
export function storageOf(origin: string, entries: Entries) {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name: `tagwerk.${name}`, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Writes to local storage beside the pages that are open; they hear of it as they would of another tab. */
export async function store(context: BrowserContext, origin: string, entries: Entries): Promise<void> {
  const page = await context.newPage();
  const blank = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/*', async (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto(origin);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`tagwerk.${name}`, value);
  }, entries);
  await page.close();
}
