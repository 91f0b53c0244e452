import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../../tests/jsdom/browserStubs';
import { RecordKeeper, clinic, rowOf } from '../../../../../tests/journeys/weekScreen';
import { renderApp } from '../../../../../tests/render';

const wednesday = 'Wed 18.11., Kessler, Shop';

async function openDay(...rows: readonly ReturnType<typeof rowOf>[]) {
  setScreenWidth(390);
  await import('../WeekView');
  const kept = new RecordKeeper(...rows);
  const app = await renderApp({ path: '/work?view=week', signedInAs: 'member', language: 'en' });
  await screen.findByRole('list', { name: 'Hours of the day' });
  return { ...app, kept };
}

const week = () => [
  rowOf(3, '2026-11-18', 4),
  rowOf(2, '2026-11-17', 6.5, clinic),
  rowOf(1, '2026-11-10', 8),
];

describe('the week on a phone', () => {
  test('shows one day, today first; the buttons, the small bars and a swipe change it (R-5.7)', async () => {
    const { user } = await openDay(...week());
    expect(screen.getByText('Today, Wednesday')).toBeVisible();
    expect(screen.getByText(/^4\.0 of 8 h/u)).toHaveTextContent('· 4.0 h open');
    await user.click(screen.getByRole('button', { name: 'Day before' }));
    expect(screen.getByRole('textbox', { name: 'Tue 17.11., Klinikum, Dienstplan' })).toHaveValue('6.5');
    await user.click(screen.getByRole('button', { name: /^Friday.*20 November, 0\.0 hours$/u }));
    expect(screen.getByText(/^Friday,? 20 November$/u, { selector: 'b' })).toBeVisible();
    const rows = screen.getByRole('list', { name: 'Hours of the day' });
    const swipe = (from: number, to: number, down = 0) => {
      fireEvent.touchStart(rows, { touches: [{ clientX: from, clientY: 100 }] });
      fireEvent.touchEnd(rows, { changedTouches: [{ clientX: to, clientY: 100 + down }] });
    };
    swipe(300, 200);
    expect(screen.getByText(/^Saturday/u, { selector: 'b' })).toBeVisible();
    // A vertical scroll is not a swipe.
    swipe(300, 200, 90);
    expect(screen.getByText(/^Saturday/u, { selector: 'b' })).toBeVisible();
    swipe(200, 300);
    expect(screen.getByText(/^Friday/u, { selector: 'b' })).toBeVisible();
  });

  test('several presses become one call, once the stepper rests (R-5.7)', async () => {
    const { user, kept } = await openDay(...week());
    const more = screen.getByRole('button', { name: `0.5 hours more: ${wednesday}` });
    for (const _ of [1, 2, 3]) await user.click(more);
    expect(screen.getByRole('textbox', { name: wednesday })).toHaveValue('5.5');
    expect(kept.sent).toHaveLength(0);
    await waitFor(() => expect(kept.sent).toMatchObject([{ method: 'PATCH', body: { HoursWorked: 5.5 } }]), {
      timeout: 4000,
    });
    expect(await screen.findByText(/^5\.5 of 8 h/u)).toBeVisible();
  });

  test('changing the day saves the stepped hours at once', async () => {
    const { user, kept } = await openDay(...week());
    await user.click(screen.getByRole('button', { name: /^0\.5 hours more: Wed 18\.11\., Klinikum/u }));
    await user.click(screen.getByRole('button', { name: 'Day after' }));
    await waitFor(() =>
      expect(kept.created()).toMatchObject([{ Date: '2026-11-18', HoursWorked: 0.5, Description: 'Work 2' }]),
    );
  });

  test('unreadable hours stay as typed with the reason, and nothing is sent', async () => {
    const { user, kept } = await openDay(...week());
    const field = screen.getByRole('textbox', { name: wednesday });
    await user.clear(field);
    await user.type(field, '7,30{Enter}');
    expect(field).toHaveAccessibleDescription('Ambiguous: 7.3 h or 7:30 h?');
    await user.clear(field);
    await user.type(field, '7.5{Enter}');
    await waitFor(() => expect(kept.sent).toMatchObject([{ method: 'PATCH', body: { HoursWorked: 7.5 } }]));
  });

  test('a name opens the dialog with description and travel; the week before is copied from here', async () => {
    const { user } = await openDay(...week());
    await user.click(screen.getByRole('button', { name: `Description and travel: ${wednesday}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Description')).toHaveValue('Work 3');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Take over last week' }));
    expect(await screen.findByRole('dialog', { name: 'Take over last week' })).toBeVisible();
  });
});
