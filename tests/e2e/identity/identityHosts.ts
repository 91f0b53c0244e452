import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { Google } from './identityGoogle';
import { Microsoft } from './identityMicrosoft';
import { personOf } from './identityPeople';
import { watchForTokens } from './identitySecrets';

interface Fixtures {
  /** Microsoft as the pages of the test meet it; it knows the member. */
  readonly microsoft: Microsoft;
  /** Google likewise; it knows the admin. */
  readonly google: Google;
  /** No token may stand in an address, a console line, an error or on a page. */
  readonly noTokenInSight: undefined;
}

/** The tests' `test` with the identity providers in the network around it. */
export const test = base.extend<Fixtures>({
  // Permissions, hosts and scripts are around its pages that no other test may meet.
  hasOwnContext: true,

  microsoft: async ({ context, service, trouble }, give) => {
    const microsoft = new Microsoft(trouble, personOf(service, 'microsoft', 'member'));
    await microsoft.answerIn(context);
    // Its page stands on a public host and leads a hidden frame back to this machine, which browsers ask about.
    await context.grantPermissions(['local-network-access']);
    await give(microsoft);
  },

  // The pointer on its button is enough for its script to be fetched.
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

/** Presses the provider's button; gives the window that it opens. */
export async function openProvider(page: Page, name: string): Promise<Page> {
  // A window that opens long after the press counts as unasked.
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
