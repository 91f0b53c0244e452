import type { BrowserContext, Disposable, Page } from '@playwright/test';
import { type AccountName, sessionOf } from '../accounts';
import type { Service } from '../service/service';
import { testNow } from '../today';
import { quietAddress } from './gateway';

export interface Settings {
  readonly language: 'de' | 'en';
  readonly theme: 'light' | 'dark' | 'system';
}

/** Lets the clock of a page go on from another time. It runs in the page, so it uses nothing from here. */
export function shiftClock(shift: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Sets the clock to the date of the tests and lets it run. */
export async function setClock(context: BrowserContext): Promise<Disposable> {
  return context.addInitScript(shiftClock, testNow.getTime() - Date.now());
}

type Entries = Readonly<Record<string, string>>;

/** The entries of local storage after signing in. */
export async function sessionEntries(service: Service, name: AccountName): Promise<Entries> {
  const { token, user } = await sessionOf(service, name);
  return { token, user: JSON.stringify(user) };
}

/** Local storage as an earlier visit would have left it. */
export function storageOf(origin: string, entries: Entries) {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name: `tagwerk.${name}`, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Writes to the storage of the app's origin, for a page that has no other address yet. */
export async function remember(page: Page, origin: string, entries: Entries): Promise<void> {
  await page.goto(origin + quietAddress);
  await page.evaluate((all) => {
    sessionStorage.clear();
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`tagwerk.${name}`, value);
  }, entries);
}

/** Writes to local storage from another page, so that open pages are notified as by another tab. */
export async function store(context: BrowserContext, origin: string, entries: Entries): Promise<void> {
  const page = await context.newPage();
  await remember(page, origin, entries);
  await page.close();
}
