import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubCanvas } from '../../../tests/journeys/timeSheetsScreen';
import { renderWithStore } from '../../../tests/render';
import { loadTexts } from '../i18n/i18n';
import { SignatureWays } from './SignatureWays';
import { useSignature } from './useSignature';

function EnglishPad() {
  const signature = useSignature({ part: 'record-NEW-customer', name: '', language: 'en' });
  return (
    <>
      <SignatureWays signature={signature} hasNameField />
      <button type="button" onClick={() => signature.type('Sabine Thoma')}>
        Name
      </button>
      <output>{`${signature.way}, ${signature.name}`}</output>
    </>
  );
}

test('a typed signature says so in the language of the paper, and the name may have its own field (R-19.53)', async () => {
  stubCanvas();
  const { user } = await renderWithStore(<EnglishPad />, { signedInAs: 'member', language: 'de' });
  await loadTexts('signature');
  await user.click(await screen.findByRole('button', { name: 'Tippen' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getByText('typed, not written by hand')).toBeVisible();
  expect(screen.getByText('type, Sabine Thoma')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
