import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../tests/render';
import { LegalLinks } from './LegalLinks';

test('sign-in shows imprint, privacy and terms, as plain text until an address is configured (R-1.45)', async () => {
  await renderApp({ language: 'de' });
  for (const words of ['Impressum', 'Datenschutz', 'Nutzungsbedingungen']) {
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: words })).not.toBeInTheDocument();
  }
});

test('a legal page with an address is a link that opens in a new tab (R-1.45)', async () => {
  await renderApp({ language: 'en' });
  const pages = {
    privacy: 'https://tagwerk.example/privacy',
    terms: null,
    imprint: 'https://tagwerk.example/imprint',
  };
  render(<LegalLinks pages={pages} />);
  for (const [name, address] of [
    ['Privacy', pages.privacy],
    ['Imprint', pages.imprint],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(screen.queryByRole('link', { name: 'Terms' })).not.toBeInTheDocument();
});
