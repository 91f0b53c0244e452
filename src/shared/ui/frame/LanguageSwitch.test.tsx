import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFormats } from '@/shared/i18n/useFormats';
import { renderWithStore } from '../../../../tests/render';
import { LanguageSwitch } from './LanguageSwitch';

/** Uses no texts, so that only the language itself makes it render again. */
function Hours() {
  const { hours } = useFormats();
  return <p>{hours(7.5)}</p>;
}

describe('LanguageSwitch', () => {
  it('shows the language that was chosen, there and back (R-1.3)', async () => {
    const { user } = await renderWithStore(<LanguageSwitch />);
    const chosen = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    await screen.findByRole('group', { name: 'Sprache' });
    expect(chosen()).toEqual(['DE']);

    await user.click(screen.getByRole('button', { name: 'EN – English' }));
    await screen.findByRole('group', { name: 'Language' });
    expect(chosen()).toEqual(['EN']);

    await user.click(screen.getByRole('button', { name: 'DE – Deutsch' }));
    await screen.findByRole('group', { name: 'Sprache' });
    expect(chosen()).toEqual(['DE']);
  });

  it('changes what is formatted on the screen', async () => {
    const { user } = await renderWithStore(
      <>
        <LanguageSwitch />
        <Hours />
      </>,
    );
    expect(await screen.findByText('7,5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'EN – English' }));
    expect(await screen.findByText('7.5')).toBeVisible();
  });
});
