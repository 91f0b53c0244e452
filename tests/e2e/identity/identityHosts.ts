import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { Google } from './identityGoogle';
import { Microsoft } from './identityMicrosoft';
import { personOf } from './identityPeople';
import { watchForTokens } from './identitySecrets';

interface Fixtures {
  /** A stand-in for Microsoft that knows the member. */
  readonly microsoft: Microsoft;
  /** A stand-in for Google that knows the admin. */
  readonly google: Google;
  /** Checks that no token appears in an address, a console line, an error or a page. */
  readonly noTokenInSight: undefined;
}

/** The `test` of the browser tests, with stand-ins for the identity providers. */
export const test = base.extend<Fixtures>({
  // These tests add permissions, hosts and scripts, which other tests must not get.
  hasOwnContext: true,

  microsoft: async ({ context, service, trouble }, give) => {
    const microsoft = new Microsoft(trouble, personOf(service, 'microsoft', 'member'));
    await microsoft.answerIn(context);
    // The provider's page is on a public host and leads a hidden frame back to this machine, for which browsers ask
    // permission.
    await context.grantPermissions(['local-network-access']);
    await give(microsoft);
  },

  // Hovering over Google's button already fetches its script.
  google: [
    async ({ context, service, trouble }, give) => {
      const google = new Google(trouble, personOf(service, 'google', 'admin'));
      await google.answerIn(context);
      await give(google);
    },
    { auto: true },
  ],

  noTokenInSight: [
    async ({ context, service }, give) => {
      const findTokens = watchForTokens(context, service);
      await give(undefined);
      expect(await findTokens(), 'tokens where anybody could read them').toEqual([]);
    },
    { auto: true },
  ],
});

/** Clicks the provider's button, and returns the window that it opens. */
export async function openProvider(page: Page, name: string): Promise<Page> {
  // Browsers block a window that is opened long after the click, so the app must have started.
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  return opened;
}

/** Signs the member in with Microsoft and waits for the dashboard. */
export async function signInWithMicrosoft(page: Page): Promise<void> {
  await page.goto('/');
  const popup = await openProvider(page, 'Continue with Microsoft');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Accept' }).click();
  await closed;
  await expect(page).toHaveURL(/\/dashboard$/u);
}
