import type { Page } from '@playwright/test';
import { expect, pathOf, sameEverywhere } from '../fixtures';
import { identityClients } from './identityClients';
import { openProvider, signInWithMicrosoft, test } from './identityHosts';
import { storedSession } from './identityMicrosoft';
import { SECRET, accessTokenNo, stranger } from './identityPeople';

/** Clicks "Accept" in the provider's window, which the app may close before the click has finished. */
async function accept(popup: Page): Promise<void> {
  await popup
    .getByText('Accept', { exact: true })
    .click()
    .catch((failure: unknown) => {
      if (!popup.isClosed()) throw failure;
    });
}

test.describe('Microsoft', () => {
  test('sign-in uses a popup and PKCE, stores the session, and loads the library with its first use (R-2.63)', async ({
    page,
    microsoft,
    service,
  }) => {
    const loaded = async () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Continue with Microsoft' })).toBeVisible();
    expect(await loaded()).not.toContainEqual(expect.stringMatching(/msal|google/iu));

    await signInWithMicrosoft(page);
    const [question] = microsoft.questions;
    expect(question?.get('client_id')).toBe(identityClients.VITE_MSAL_CLIENT_ID);
    expect(question?.get('code_challenge_method')).toBe('S256');
    expect(question?.get('scope')?.split(' ')).toEqual(
      expect.arrayContaining(['user.read', 'openid', 'profile', 'Calendars.Read', 'email']),
    );
    expect(microsoft.tokenRequests).toHaveLength(1);

    const { token, msalExpiresOn, ...session } = await storedSession(page);
    expect(token).not.toBeNull();
    expect(session).toEqual({
      msalAccessToken: accessTokenNo(1),
      msalTenant: '99999999-8888-7777-6666-555555555555',
      msalMail: microsoft.person.mail,
    });
    const minutesLeft = await page.evaluate(
      (end) => (Date.parse(end) - Date.now()) / 60_000,
      msalExpiresOn ?? '',
    );
    // The library rounds the current time to whole seconds, so the expiry may be up to half a second later.
    expect(minutesLeft).toBeGreaterThan(58);
    expect(minutesLeft).toBeLessThan(60.1);

    // A websocket that is still being opened would report the reload as an error.
    await expect(page.getByRole('button', { name: 'Account: Jana Albrecht' })).toBeVisible();
    await expect.poll(() => service.presence.users().length).toBe(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account: Jana Albrecht' })).toBeVisible();
  });

  test('refused consent, a wrong state and a closed window each show a message, and the next click works (R-2.46)', async ({
    page,
    microsoft,
    trouble,
    isMobile,
  }) => {
    test.skip(isMobile, sameEverywhere);
    await page.goto('/');
    let popup = await openProvider(page, 'Continue with Microsoft');
    await expect(
      page.getByRole('status').filter({ hasText: 'Please go on in Microsoft’s window.' }),
    ).toBeVisible();
    await popup.getByRole('link', { name: 'Refuse' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Microsoft may not pass the account on: consent was refused.',
    );

    trouble.expect(/console\.warning: microsoft sign-in failed: state_mismatch/u);
    popup = await openProvider(page, 'Continue with Microsoft');
    await popup.getByRole('link', { name: 'Forge' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Microsoft’s answer does not belong to this sign-in. Please try again.',
    );

    popup = await openProvider(page, 'Continue with Microsoft');
    await expect(popup.getByRole('link', { name: 'Accept' })).toBeVisible();
    await popup.close();
    await expect(
      page.getByRole('status').filter({ hasText: 'Microsoft’s window was closed. Nobody is signed in.' }),
    ).toBeVisible();
    expect(microsoft.tokenRequests).toEqual([]);
    expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null]);

    await signInWithMicrosoft(page);
  });

  test(
    'a token endpoint that is down is reported, and nothing is stored',
    { tag: '@all' },
    async ({ page, microsoft, trouble, isMobile }) => {
      test.skip(isMobile, sameEverywhere);
      trouble.expect(/^request failed: https:\/\/login\.microsoftonline\.com\/\S+\/token\S* net::ERR_/u);
      trouble.expect(/^console\.error: Failed to load resource: net::ERR_/u);
      trouble.expect(/^console\.warning: microsoft sign-in failed: \w+ /u);
      microsoft.isDown = true;
      await page.goto('/');
      const popup = await openProvider(page, 'Continue with Microsoft');
      await accept(popup);
      await expect(page.getByRole('alert')).toHaveText(
        'Microsoft cannot be reached at the moment. Please try again later.',
      );
      expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null]);
      microsoft.isDown = false;
      await signInWithMicrosoft(page);
    },
  );

  test('a popup that the browser blocks is reported', { tag: '@all' }, async ({ page, isMobile }) => {
    test.skip(isMobile, sameEverywhere);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The browser did not open Microsoft’s window. Please click again, or allow pop-ups for this page.',
    );
    expect(pathOf(page)).toBe('/');
  });

  test.describe('in German', () => {
    test.use({ language: 'de' });

    test(
      '"Invalid oAuthId" leads to registration with the data from Microsoft',
      { tag: '@all' },
      async ({ page, microsoft, service }) => {
        microsoft.person = stranger;
        await page.goto('/');
        const popup = await openProvider(page, 'Weiter mit Microsoft');
        await accept(popup);
        await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeFocused();
        expect(pathOf(page)).toBe('/registration');
        await expect(page.getByLabel('Vorname')).toHaveValue('Mika');
        await expect(page.getByLabel('Nachname')).toHaveValue('Sommer');
        await expect(page.getByLabel('E-Mail')).toHaveValue(stranger.mail);
        await expect(page.getByLabel('E-Mail')).not.toBeEditable();
        await expect(page.getByLabel('Passwort')).toHaveCount(0);
        // Without a session there must be no Microsoft token either.
        expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null]);

        await page.getByLabel('Benutzername').fill('mika');
        await expect(page.getByText('Der Benutzername ist frei.')).toBeVisible();
        await page.getByLabel('Datenschutzerklärung und Nutzungsbedingungen akzeptieren').check();
        await page.getByRole('button', { name: 'Registrieren' }).click();
        await expect(page.getByRole('heading', { name: 'E-Mail ist unterwegs' })).toBeVisible();
        expect(service.mails()[0]?.to).toBe(stranger.mail);

        // Now the service knows the account.
        await page.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
        const second = await openProvider(page, 'Weiter mit Microsoft');
        await accept(second);
        await expect(page.getByRole('heading', { name: 'E-Mail noch nicht bestätigt' })).toBeVisible();
      },
    );
  });
});

test.describe('Google', () => {
  test('the token of the sign-in is used once and not stored', { tag: '@all' }, async ({ page, google }) => {
    await page.goto('/');
    const popup = await openProvider(page, 'Continue with Google');
    await accept(popup);
    await expect(page).toHaveURL(/\/dashboard$/u);
    expect(google.questions[0]?.get('scope')).toContain('openid profile email');
    const everything = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(everything).not.toContain(SECRET);
    const { token, ...microsoft } = await storedSession(page);
    expect(token).not.toBeNull();
    expect(Object.values(microsoft)).toEqual([null, null, null, null]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account: Anke Petersen' })).toBeVisible();
  });

  test(
    'refused consent, a wrong state and a closed window are reported, and the next click works',
    { tag: '@all' },
    async ({ page, google, trouble, isMobile }) => {
      test.skip(isMobile, sameEverywhere);
      trouble.expect(/console\.warning: google sign-in failed: state_mismatch/u);
      await page.goto('/');
      let popup = await openProvider(page, 'Continue with Google');
      await popup.getByRole('button', { name: 'Refuse' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Google may not pass the account on: consent was refused.',
      );
      popup = await openProvider(page, 'Continue with Google');
      await popup.getByRole('button', { name: 'Forge' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Google’s answer does not belong to this sign-in. Please try again.',
      );
      popup = await openProvider(page, 'Continue with Google');
      await expect(popup.getByRole('button', { name: 'Accept' })).toBeVisible();
      await popup.close();
      await expect(
        page.getByRole('status').filter({ hasText: 'Google’s window was closed. Nobody is signed in.' }),
      ).toBeVisible();
      expect(google.questions).toHaveLength(3);
      popup = await openProvider(page, 'Continue with Google');
      await accept(popup);
      await expect(page).toHaveURL(/\/dashboard$/u);
    },
  );

  test(
    'an account unknown to the service leads to registration',
    { tag: '@all' },
    async ({ page, google }) => {
      google.person = stranger;
      await page.goto('/');
      const popup = await openProvider(page, 'Continue with Google');
      await accept(popup);
      await expect(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeVisible();
      await expect(page.getByLabel('Given name')).toHaveValue('Mika');
      await expect(page.getByLabel('Mail')).toHaveValue(stranger.mail);
      await expect(page.getByText('The address comes from Google and cannot be changed.')).toBeVisible();
    },
  );
});
