import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { Consent } from './RegistrationPage';

const pages = {
  privacy: 'https://tagwerk.example/privacy',
  terms: 'https://tagwerk.example/terms',
  imprint: null,
};

test.each([
  ['en', 'privacy policy', 'terms'],
  ['de', 'Datenschutzerklärung', 'Nutzungsbedingungen'],
] as const)(
  'the pages named in the consent are links if they are configured (%s)',
  async (language, privacy, terms) => {
    await renderWithStore(<Consent pages={pages} />, { language });
    for (const [name, address] of [
      [privacy, pages.privacy],
      [terms, pages.terms],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      // A new tab, so that the typed values stay.
      expect(link).toHaveAttribute('target', '_blank');
    }
  },
);

test('a page without an address is plain text in the consent', async () => {
  await renderWithStore(<Consent pages={{ ...pages, terms: null }} />, { language: 'en' });
  expect(screen.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'terms' })).not.toBeInTheDocument();
});
