import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server, testService } from '../../../../tests/jsdom/testService';
import { openTabs } from '../../../../tests/journeys/employeeScreen';

describe('the settings of an employee, for admins only', () => {
  test('verification state, role and accountant are saved together, in the spelling that was read (R-12.14)', async () => {
    const { user, sent, guid } = await openTabs('?tab=settings', 'member');
    const state = within(screen.getByRole('radiogroup', { name: 'Verification state' }));
    expect(state.getByRole('radio', { name: 'Authorized' })).toBeChecked();
    await user.click(state.getByRole('radio', { name: 'Verified' }));
    const role = within(screen.getByRole('radiogroup', { name: 'Role' }));
    await user.click(role.getByRole('radio', { name: 'Manager' }));
    await user.click(screen.getByRole('switch', { name: 'Accountant' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const [call] = sent.of('PUT');
    expect(call?.body).toEqual({ guid, verificationState: 'verified', role: 'manager', accountant: 1 });
  });

  test.each(['Verification state', 'Role', 'Accountant'])(
    'the label %s is the name of one field, and of nothing around it (R-24.75)',
    async (label) => {
      await openTabs('?tab=settings', 'member');
      expect(screen.getByLabelText(label)).toBeVisible();
    },
  );

  test('Cancel restores the stored settings, and sends nothing', async () => {
    const { user, sent } = await openTabs('?tab=settings', 'member');
    await user.click(screen.getByRole('radio', { name: 'Admin' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('radio', { name: 'Member' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Manager' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sent.of('PUT').map(({ body }) => body)).toMatchObject([{ role: 'manager' }]);
  });

  test('an unknown role stays selectable', async () => {
    const answer = [{ guid: 'g', surname: 'Test', role: 'auditor', verificationState: 'blocked' }];
    server.use(http.get(/\/api\/users\/[^/]+$/u, () => HttpResponse.json(answer)));
    await openTabs('?tab=settings', 'member');
    expect(screen.getByRole('radio', { name: 'auditor' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'blocked' })).toBeChecked();
  });
});

describe('user verification state', () => {
  test.each([
    ['verified', 'Mail confirmed', 'Not authorized yet'],
    ['pending', 'Registered', 'Mail not confirmed'],
  ])(
    '%s: an admin sees the verification state and authorizes with one press (R-12.14)',
    async (state, done, current) => {
      testService().db.run('update users set verificationState = ? where username = ?', state, 'jalbrecht');
      const { user, sent, guid } = await openTabs('', 'member');
      const steps = within(screen.getByRole('region', { name: 'Waiting for approval' }));
      expect(steps.getByText(done)).toBeVisible();
      expect(steps.getByText(current).closest('li')).toHaveAttribute('aria-current', 'step');
      await user.click(steps.getByRole('button', { name: 'Authorize' }));
      await waitFor(() => expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument());
      expect(sent.of('PUT').map(({ body }) => body)).toEqual([{ guid, verificationState: 'authorized' }]);
    },
  );
});
