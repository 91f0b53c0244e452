import { type Page, expect } from '@playwright/test';
import { type AccountName, guidOf } from '../accounts';
import type { paths } from '@/shared/paths';
import type { Service } from '../service/service';
import { isLargeSuite } from '../suite';
import { expectAccessible, openScreen, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';

/** A user action that leads to more content on a screen. */
type Step = (page: Page) => Promise<void>;

interface Screen {
  readonly address: string | ((service: Service) => string);
  readonly signedInAs?: AccountName;
  /** See `openScreen`. */
  readonly shows: RegExp | string;
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
  signIn: { address: '/', shows: 'Passwort vergessen', steps: [fail('Anmelden')] },
  registration: { address: '/registration', shows: 'Registrieren', steps: [fail('Registrieren')] },
  forgottenPassword: {
    address: '/forgottenPassword',
    shows: 'E-Mail anfordern',
    steps: [fail('E-Mail anfordern')],
  },
  codeVerification: { address: '/codeVerification', shows: 'Code' },
  resetPassword: { address: '/resetPassword', shows: 'Passwort' },
  expired: { address: '/expired', shows: 'Zur Anmeldung' },
  notFound: { address: '/nowhere', shows: 'Diese Seite gibt es nicht' },
  dashboard: {
    address: '/dashboard',
    shows: 'Abnahmeprotokoll Werk 2 an Kessler senden',
    signedInAs: 'member',
    steps: [open(/^Aktionen: /u, 'menu')],
  },
  work: {
    address: '/work',
    shows: '19,5 von 40 h',
    signedInAs: 'member',
    steps: [open('Neuer Eintrag'), fail('Speichern und schließen')],
  },
  fileImport: { address: '/work/import', shows: 'Vorlage', signedInAs: 'member' },
  week: { address: '/work?view=week', shows: '19,5 von 40 h', signedInAs: 'member' },
  calendar: { address: '/work?view=calendar', shows: 'Dienstplan-App', signedInAs: 'member' },
  calendarMonth: { address: '/work?view=calendar&span=month', shows: 'Dienstplan-App', signedInAs: 'member' },
  account: { address: '/work/account', shows: '40,0 h je Woche', signedInAs: 'member' },
  absences: { address: '/work/account/absences', shows: /^(?:Dezember 2026|Dez)$/u, signedInAs: 'member' },
  law: { address: '/work/account/law', shows: 'Noch kein Zeitkonto', signedInAs: 'member' },
  expenses: {
    address: '/expenses',
    shows: '1.592,85 €',
    signedInAs: 'member',
    steps: [open('Neuer Eintrag'), fail('Speichern und schließen')],
  },
  timeSheets: {
    address: '/timesheets',
    shows: 'Oktober 2026 · 181,0 h',
    signedInAs: 'member',
    steps: [open(/^Unterschreiben: /u)],
  },
  month: { address: '/timesheets/month/2026-11', shows: '9,0', signedInAs: 'member' },
  payroll: {
    address: '/timesheets/payroll?month=2026-10',
    shows: 'Noch keine zugeordnet',
    signedInAs: 'manager',
    steps: [open('Lohnarten und Nummern')],
  },
  serviceRecords: {
    address: '/customers/service-records',
    shows: 'Noch kein Leistungsnachweis auf diesem Gerät',
    signedInAs: 'member',
  },
  newServiceRecord: {
    address: '/customers/service-records/new?customer=1&from=2026-10-01&to=2026-10-31',
    shows: 'Stundenzettel geprüft und abgelegt',
    signedInAs: 'manager',
    steps: [open('Unterschreiben')],
  },
  serviceRecord: {
    address: '/customers/service-records/unknown',
    shows: 'Kein solcher Leistungsnachweis',
    signedInAs: 'member',
  },
  planner: { address: '/planner', shows: 'Stadtwerke Lindenau', signedInAs: 'member' },
  board: {
    address: '/planner/kanban/1',
    shows: 'Zählerliste Halle 5 anfordern',
    signedInAs: 'member',
    steps: [open('Staffelrabatte im Warenkorb')],
  },
  customers: {
    address: '/customers',
    shows: 'Brauhaus Obermoos KG',
    signedInAs: 'manager',
    steps: [open('Neuer Kunde'), fail('Anlegen')],
  },
  report: { address: '/customers/report', shows: 'Nordfeld intern', signedInAs: 'manager' },
  customer: { address: '/customer/2', shows: '1.390,0', signedInAs: 'manager', steps: [open('Export')] },
  project: { address: '/project/5', shows: '982,0', signedInAs: 'manager', steps: [search] },
  employees: { address: '/employees', shows: 'Nils Carstens', signedInAs: 'admin' },
  employee: {
    address: (service) => `/employee/${guidOf(service, 'newcomer')}`,
    shows: 'frieda.wolff@nordfeld.example',
    signedInAs: 'admin',
    steps: [choose('Einstellungen')],
  },
  about: {
    address: '/about',
    shows: 'Auf dem Server',
    signedInAs: 'member',
    steps: [
      async (page) => {
        await page.getByRole('button', { name: 'Lizenzen anzeigen' }).click();
        await page.getByText(/^react-dom /u).click();
      },
    ],
  },
  profile: {
    address: '/profile',
    shows: 'jana.albrecht@nordfeld.example',
    signedInAs: 'member',
    steps: [choose('Benachrichtigungen')],
  },
};

/**
 * `npm test` only scans the light theme. The dark theme differs by its colours alone, and the large suite scans it,
 * too.
 */
const look = isLargeSuite ? expectAccessibleInBothThemes : expectAccessible;

for (const [name, { address, shows, signedInAs = 'nobody', steps = [] }] of Object.entries(screens)) {
  test.describe('every screen in German', { tag: '@phone' }, () => {
    test.use({ language: 'de', theme: 'system', signedInAs });

    test(`the screen ${name} is accessible`, async ({ page, service }) => {
      await openScreen(page, typeof address === 'string' ? address : address(service), shows);
      await look(page, { inEverySuite: true });
      for (const step of steps) {
        await step(page);
        await look(page, { inEverySuite: true });
      }
    });
  });
}
