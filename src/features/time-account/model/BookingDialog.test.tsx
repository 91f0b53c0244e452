import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { beginAccount, hoursOfNovember, keptOfMember } from '../../../../tests/journeys/accountScreen';
import { patience } from '../../../../tests/patience';
import { renderWithStore } from '../../../../tests/render';
import { BookingDialog } from './BookingDialog';

/** The line that says what a change does; the dialog has another status. */
const effect = () =>
  screen
    .getAllByRole('status')
    .find(({ classList }) => classList.contains('quiet'))
    ?.textContent.replaceAll('\u{A0}', ' ');

test('hours are booked, changed and deleted, and each step can be undone (R-17.83, R-17.38)', async () => {
  hoursOfNovember();
  const paid = { id: 'p', date: isoDate('2026-11-10'), hours: -200, reason: 'paid', changedAt: 1 };
  await beginAccount({ bookings: [paid] });
  const onClose = vi.fn<() => void>();
  const { user, store } = await renderWithStore(<BookingDialog onClose={onClose} />, {
    signedInAs: 'member',
    language: 'en',
  });
  const date = await screen.findByRole('textbox', { name: 'Date' });
  await user.clear(date);
  await user.type(date, '17.11.2026');
  await user.type(screen.getByRole('textbox', { name: 'Hours' }), '-4:30');
  await waitFor(
    () =>
      expect(effect()).toBe(
        'Changes the balance from 17.11. on, not target or worked hours. Account yesterday would be + 7.5 h.',
      ),
    patience,
  );
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const added = { date: '2026-11-17', hours: -450, reason: '' };
  expect(await keptOfMember('time-account')).toMatchObject({ bookings: [paid, added], changedAt: 1 });

  await user.click(await screen.findByRole('button', { name: 'Delete: 10.11.2026' }));
  await waitFor(async () => expect(await keptOfMember('time-account')).toMatchObject({ bookings: [added] }));
  await store.extra.history.undoLast();
  await store.extra.history.undoLast();
  await waitFor(async () =>
    expect(await keptOfMember('time-account')).toMatchObject({ bookings: [{ id: 'p', hours: -200 }] }),
  );
});
