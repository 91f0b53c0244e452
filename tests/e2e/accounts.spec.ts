import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { accounts, guidOf } from '../accounts';
import { unauthorizedAccount, unverifiedAccount } from '../service/demoAccounts';
import type { Service } from '../service/service';
import { expect, pathOf, takenOver } from './fixtures';
import { Google } from './identity/identityGoogle';
import { test } from './identity/identityHosts';
import { stranger } from './identity/identityPeople';
import { signOut } from './pages/accountMenu';
import { setClock, storageOf } from './visitor';
import { watch } from './witness';

async function signInAs(page: Page, mail: string, password: string): Promise<void> {
  await page.getByLabel('Username (mail)').fill(mail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** The code in the newest mail. */
function codeFor(service: Service, mail: string): string {
  const [last] = service.mails();
  if (last?.to !== mail || last.code === null) throw new Error(`no mail with a code to ${mail}`);
  return last.code;
}

test(
  'after a registration by password with a checked name and a confirmed mail, the account is not enabled yet',
  { tag: '@all' },
  async ({ page, service, trouble }) => {
    const mail = 'nele.hartwig@nordfeld.example';
    const password = 'Ein langer Satz 7';
    await page.goto('/');
    // Before the app has started, a link loads a whole page, and the app would not move the focus there.
    await takenOver(page);
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeFocused();
    await page.getByLabel('Given name').fill('Nele');
    await page.getByLabel('Surname').fill('Hartwig');
    const username = page.getByLabel('Username');
    const taken = service.db.one(v.object({ username: v.string() }), 'select username from users limit 1');
    await username.fill(taken?.username ?? '');
    await expect(page.getByRole('alert')).toHaveText('The username is not free!');
    await username.fill('nele.hartwig');
    await expect(page.getByText('The username is free.')).toBeVisible();
    await page.getByLabel('Mail', { exact: true }).fill('nele');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat password').fill('Ein anderer Satz');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Enter a valid mail address')).toBeVisible();
    await expect(page.getByText('The passwords do not match!')).toBeVisible();
    await expect(page.getByText('Accept the privacy policy and terms to register.')).toBeVisible();
    await expect(page.getByLabel('Mail', { exact: true })).toBeFocused();
    expect(service.mails()).toEqual([]);

    await page.getByLabel('Mail', { exact: true }).fill(mail);
    await page.getByLabel('Repeat password').fill(password);
    await page.getByLabel('I accept the privacy policy and terms').check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'An email was sent' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Back to login' })).toBeVisible();

    await page.getByRole('link', { name: 'Enter the code' }).click();
    const code = codeFor(service, mail);
    trouble.expect(/status of 400/u);
    await enterCode(page, code === '000000' ? '000001' : '000000');
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription('Invailid');
    await enterCode(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    await expect(
      page.getByText('Email confirmed. You can sign in as soon as the account is enabled.'),
    ).toBeVisible();

    await expect(page.getByLabel('Username (mail)')).toHaveValue(mail);
    await signInAs(page, mail, password);
    await expect(page.getByRole('heading', { name: 'Account not yet enabled' })).toBeFocused();
    await page.getByRole('button', { name: 'Back to login' }).click();
    service.db.run(`update users set verificationState = 'authorized' where mail = ?`, mail);
    await signInAs(page, mail, password);
    await expect(page).toHaveURL(/\/dashboard$/u);
  },
);

test(
  'a forgotten password is replaced by a code from a mail, and the old one is no longer accepted',
  { tag: '@all' },
  async ({ page, service, trouble }) => {
    trouble.expect(/status of 404/u);
    trouble.expect(/status of 401/u);
    const { mail, password } = accounts.member;
    await page.goto('/');
    await takenOver(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeFocused();
    const request = page.getByRole('button', { name: 'Request email' });
    await request.click();
    await expect(page.getByLabel('Mail')).toHaveAccessibleDescription('Enter your email address');
    await page.getByLabel('Mail').fill('nobody@nordfeld.example');
    await request.click();
    await expect(page.getByLabel('Mail')).toHaveAccessibleDescription('Invailid');
    await page.getByLabel('Mail').fill(mail);
    await request.click();

    await expect(page.getByText(`The code is in the email to ${mail}.`)).toBeVisible();
    const first = codeFor(service, mail);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText(`An email with a new code was sent to ${mail}.`)).toBeVisible();
    await expect.poll(() => service.mails().length).toBe(2);
    // A newer code invalidates the one before it.
    if (first !== codeFor(service, mail)) {
      await enterCode(page, first);
      await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription('Invailid');
    }
    await enterCode(page, codeFor(service, mail));

    await expect(page.getByRole('heading', { level: 1, name: 'New password' })).toBeFocused();
    await page.getByLabel('New password').fill('Ein neuer Satz 8');
    await page.getByLabel('Repeat password').fill('Ein neuer Satz 9');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByLabel('Repeat password')).toHaveAccessibleDescription(
      'The passwords do not match!',
    );
    await page.getByLabel('Repeat password').fill('Ein neuer Satz 8');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password changed. Sign in with the new one.')).toBeVisible();

    await signInAs(page, mail, password);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Invailid');
    await expect(page.getByLabel('Username (mail)')).toHaveAccessibleDescription('Invailid');
    await signInAs(page, mail, 'Ein neuer Satz 8');
    await expect(page).toHaveURL(/\/dashboard$/u);
  },
);

test(
  '"account not verified": the mail is sent again, and its code confirms the address',
  { tag: '@all' },
  async ({ page, service }) => {
    const { mail, password } = unverifiedAccount;
    await page.goto('/');
    await signInAs(page, mail, password);
    await expect(page.getByRole('heading', { name: 'Email not confirmed yet' })).toBeFocused();
    expect(service.mails()).toEqual([]);
    await page.getByRole('button', { name: 'Resend verification mail' }).click();
    await expect(page.getByText(`An email with a new code was sent to ${mail}.`)).toBeVisible();
    await page.getByRole('link', { name: 'Enter the code' }).click();
    await enterCode(page, codeFor(service, mail));
    await expect(
      page.getByText('Email confirmed. You can sign in as soon as the account is enabled.'),
    ).toBeVisible();
  },
);

test('a deep link survives detours from the sign-in form', { tag: '@all' }, async ({ page }) => {
  await page.goto('/timesheets?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInAs(page, unauthorizedAccount.mail, unauthorizedAccount.password);
  await expect(page.getByRole('heading', { name: 'Account not yet enabled' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await signInAs(page, accounts.newcomer.mail, accounts.newcomer.password);
  await expect(page.getByRole('button', { name: 'Account: Frieda Wolff' })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/timesheets?from=mail');
});

test.describe('the presence of others', () => {
  test.use({ signedInAs: 'member' });

  test(
    'a second person is shown as connected at once, and not after signing out',
    { tag: '@all' },
    async ({ page, browser, gateway, service }) => {
      const [member, manager] = [guidOf(service, 'member'), guidOf(service, 'manager')];
      const told: string[] = [];
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => told.push(String(payload))),
      );
      await page.goto('/work');
      await expect.poll(() => service.presence.users()).toEqual([member]);

      const elsewhere = await browser.newContext({
        baseURL: gateway.url,
        storageState: storageOf(gateway.url, { language: 'en', theme: 'light' }),
      });
      await setClock(elsewhere);
      const witness = watch(elsewhere, gateway.url);
      await new Google(witness, stranger).answerIn(elsewhere);
      const other = await elsewhere.newPage();
      await other.goto('/');
      await signInAs(other, accounts.manager.mail, accounts.manager.password);
      await expect.poll(() => service.presence.users().toSorted()).toEqual([member, manager].toSorted());
      await expect.poll(() => told.at(-1)).toContain(manager);
      await signOut(other);
      await expect.poll(() => service.presence.users()).toEqual([member]);
      await expect.poll(() => told.at(-1)).not.toContain(manager);
      await elsewhere.close();
      expect(witness.surprises()).toEqual([]);
    },
  );
});
