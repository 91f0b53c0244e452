import type { Page } from '@playwright/test';
import { accounts } from '../../accounts';
import { unauthorizedAccount, unverifiedAccount } from '../../service/demoAccounts';
import { expect, germanOnPhones } from '../fixtures';
import { test } from './identityHosts';
import { expectAccessibleInBothThemes } from '../looks';

const words = {
  de: {
    signIn: 'Anmelden',
    signInMail: 'E-Mail',
    password: 'Passwort',
    continue: 'Weiter mit Microsoft',
    register: 'Registrieren',
    givenName: 'Vorname',
    surname: 'Nachname',
    username: 'Benutzername',
    repetition: 'Passwort wiederholen',
    privacy: 'Datenschutzerklärung und Nutzungsbedingungen akzeptieren',
    enterCode: 'Code eingeben',
    mail: 'E-Mail',
    back: 'Zurück zur Anmeldung',
    resend: 'E-Mail noch einmal schicken',
    forgotten: 'Passwort vergessen?',
    request: 'E-Mail anfordern',
    code: 'Code',
    next: 'Weiter',
    save: 'Passwort speichern',
    newPassword: 'Neues Passwort',
  },
  en: {
    signIn: 'Sign in',
    signInMail: 'Username (mail)',
    password: 'Password',
    continue: 'Continue with Microsoft',
    register: 'Register',
    givenName: 'Given name',
    surname: 'Surname',
    username: 'Username',
    repetition: 'Repeat password',
    privacy: 'I accept the privacy policy and terms',
    enterCode: 'Enter the code',
    mail: 'Mail',
    back: 'Back to login',
    resend: 'Resend verification mail',
    forgotten: 'Forgot password?',
    request: 'Request email',
    code: 'Code',
    next: 'Continue',
    save: 'Save password',
    newPassword: 'New password',
  },
} as const;

async function expectInvalid(page: Page, label: string): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
}

for (const language of ['de', 'en'] as const) {
  test.describe(language, { tag: '@all' }, () => {
    test.use({ language, theme: 'system' });
    germanOnPhones(language);
    const text = words[language];
    const press = async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

    async function signInAs(page: Page, { mail, password }: { mail: string; password: string }) {
      await page.getByLabel(text.signInMail, { exact: true }).fill(mail);
      await page.getByLabel(text.password, { exact: true }).fill(password);
      await press(page, text.signIn);
    }

    test('the account screens are accessible', async ({ page, service, trouble }) => {
      // The test visits ten screens, each in both themes.
      test.slow();
      trouble.expect(/status of 401/u);
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto('/');
      await press(page, text.continue);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await signInAs(page, unauthorizedAccount);
      await expect(page.getByRole('button', { name: text.back })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await press(page, text.back);
      await signInAs(page, unverifiedAccount);
      await press(page, text.resend);
      await expect(page.getByRole('status').filter({ hasText: unverifiedAccount.mail })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await press(page, text.back);

      await page.getByRole('link', { name: text.register }).click();
      await expect(page.getByLabel(text.givenName)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await press(page, text.register);
      await expectInvalid(page, text.givenName);
      await expectAccessibleInBothThemes(page);
      const fields = {
        [text.givenName]: 'Nele',
        [text.surname]: 'Hartwig',
        [text.username]: 'nele',
        [text.mail]: 'nele.hartwig@nordfeld.example',
        [text.password]: 'Ein Satz',
        [text.repetition]: 'Ein Satz',
      };
      for (const [label, value] of Object.entries(fields)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByLabel(text.privacy).check();
      await press(page, text.register);
      await expect(page.getByRole('link', { name: text.enterCode })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: text.back }).click();

      await page.getByRole('link', { name: text.forgotten }).click();
      // In German, the sign-in screen has a field with the same label.
      await page.getByRole('button', { name: text.request }).waitFor();
      await page.getByLabel(text.mail, { exact: true }).fill('');
      await press(page, text.request);
      await expectInvalid(page, text.mail);
      await expectAccessibleInBothThemes(page);
      await page.getByLabel(text.mail, { exact: true }).fill(accounts.member.mail);
      await press(page, text.request);
      await page.getByLabel(text.code, { exact: true }).fill('-');
      await press(page, text.next);
      await expectInvalid(page, text.code);
      await expectAccessibleInBothThemes(page);
      await page.getByLabel(text.code, { exact: true }).fill(service.mails()[0]?.code ?? '');
      await press(page, text.next);
      await press(page, text.save);
      await expectInvalid(page, text.newPassword);
      await expectAccessibleInBothThemes(page);
    });
  });
}
