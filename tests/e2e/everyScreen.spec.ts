import { type Page, expect } from '@playwright/test';
import { type AccountName, guidOf } from '../accounts';
import type { paths } from '@/shared/paths';
import type { Service } from '../service/service';
import { isLargeSuite } from '../suite';
import { expectAccessible, takenOver, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';

/** A user action that leads to more content on a screen. */
type Step = (page: Page) => Promise<void>;

interface Screen {
  readonly address: string | ((service: Service) => string);
  readonly signedInAs?: AccountName;
  readonly steps?: readonly Step[];
}

/** Clicks a button and waits for the dialog or menu. */
const open =
  (name: RegExp | string, role: 'dialog' | 'menu' = 'dialog'): Step =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole(role).last()).toBeVisible();
  };

/** Opens the search, which is a field on the desktop and a sheet on the phone. */
const search: Step = async (page) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox').last()).toBeFocused();
};

/** Submits a form that is not complete. */
const fail =
  (name: string): Step =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  };

const choose =
  (name: string): Step =>
  async (page) => {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
  };

/** Every screen with an address, and views that look different at the same address. */
const screens: Readonly<
  Record<keyof typeof paths | 'week' | 'calendar' | 'calendarMonth' | 'notFound', Screen>
> = {
  signIn: { address: '/', steps: [fail('Anmelden')] },
  registration: { address: '/registration', steps: [fail('Registrieren')] },
  forgottenPassword: { address: '/forgottenPassword', steps: [fail('E-Mail anfordern')] },
  codeVerification: { address: '/codeVerification' },
  resetPassword: { address: '/resetPassword' },
  expired: { address: '/expired' },
  notFound: { address: '/nowhere' },
  dashboard: { address: '/dashboard', signedInAs: 'member', steps: [open(/^Aktionen: /u, 'menu')] },
  work: {
    address: '/work',
    signedInAs: 'member',
    steps: [open('Neuer Eintrag'), fail('Speichern und schließen')],
  },
  fileImport: { address: '/work/import', signedInAs: 'member' },
  week: { address: '/work?view=week', signedInAs: 'member' },
  calendar: { address: '/work?view=calendar', signedInAs: 'member' },
  calendarMonth: { address: '/work?view=calendar&span=month', signedInAs: 'member' },
  account: { address: '/work/account', signedInAs: 'member' },
  absences: { address: '/work/account/absences', signedInAs: 'member' },
  law: { address: '/work/account/law', signedInAs: 'member' },
  expenses: {
    address: '/expenses',
    signedInAs: 'member',
    steps: [open('Neuer Eintrag'), fail('Speichern und schließen')],
  },
  timeSheets: { address: '/timesheets', signedInAs: 'member', steps: [open(/^Unterschreiben: /u)] },
  month: { address: '/timesheets/month/2026-11', signedInAs: 'member' },
  payroll: {
    address: '/timesheets/payroll?month=2026-10',
    signedInAs: 'manager',
    steps: [open('Lohnarten und Nummern')],
  },
  serviceRecords: { address: '/customers/service-records', signedInAs: 'member' },
  newServiceRecord: {
    address: '/customers/service-records/new?customer=1&from=2026-10-01&to=2026-10-31',
    signedInAs: 'manager',
    steps: [open('Unterschreiben')],
  },
  serviceRecord: { address: '/customers/service-records/unknown', signedInAs: 'member' },
  planner: { address: '/planner', signedInAs: 'member' },
  board: {
    address: '/planner/kanban/1',
    signedInAs: 'member',
    steps: [open('Staffelrabatte im Warenkorb')],
  },
  customers: {
    address: '/customers',
    signedInAs: 'manager',
    steps: [open('Neuer Kunde'), fail('Anlegen')],
  },
  report: { address: '/customers/report', signedInAs: 'manager' },
  customer: { address: '/customer/2', signedInAs: 'manager', steps: [open('Export')] },
  project: { address: '/project/5', signedInAs: 'manager', steps: [search] },
  employees: { address: '/employees', signedInAs: 'admin' },
  employee: {
    address: (service) => `/employee/${guidOf(service, 'newcomer')}`,
    signedInAs: 'admin',
    steps: [choose('Einstellungen')],
  },
  about: {
    address: '/about',
    signedInAs: 'member',
    steps: [
      async (page) => {
        await page.getByRole('button', { name: 'Lizenzen anzeigen' }).click();
        await page.getByText(/^react-dom /u).click();
      },
    ],
  },
  profile: { address: '/profile', signedInAs: 'member', steps: [choose('Benachrichtigungen')] },
};

/**
 * `npm test` only scans the light theme. The dark theme differs by its colours alone, and the large suite scans it,
 * too.
 */
const look = isLargeSuite ? expectAccessibleInBothThemes : expectAccessible;

for (const [name, { address, signedInAs = 'nobody', steps = [] }] of Object.entries(screens)) {
  test.describe('every screen in German', { tag: '@phone' }, () => {
    test.use({ language: 'de', theme: 'system', signedInAs });

    test(`the screen ${name} is accessible`, async ({ page, service }) => {
      await page.goto(typeof address === 'string' ? address : address(service));
      await takenOver(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('[aria-busy="true"], .is-skeleton')).toHaveCount(0);
      await look(page, { inEverySuite: true });
      for (const step of steps) {
        await step(page);
        await look(page, { inEverySuite: true });
      }
    });
  });
}
