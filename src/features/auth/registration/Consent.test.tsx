import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { Consent } from './Consent';

const pages = {
  privacy: 'https://tagwerk.example/privacy',
  terms: 'https://tagwerk.example/terms',
  imprint: null,
};

test.each([
  ['en', 'privacy policy', 'terms'],
  ['de', 'Datenschutzerklärung', 'Nutzungsbedingungen'],
] as const)(
  'what the consent names is a link where it is configured (%s)',
  async (language, privacy, terms) => {
    await renderWithStore(<Consent pages={pages} />, { language });
    for (const [name, address] of [
      [privacy, pages.privacy],
      [terms, pages.terms],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      // What was typed in the form stays.
      expect(link).toHaveAttribute('target', '_blank');
    }
  },
);

test('without an address it is plain words', async () => {
  await renderWithStore(<Consent pages={{ ...pages, terms: null }} />, { language: 'en' });
  expect(screen.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'terms' })).not.toBeInTheDocument();
});
