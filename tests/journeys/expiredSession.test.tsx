import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readToken } from '@/shared/session/storedSession';
import { dateText } from '../dateText';
import { accounts } from '../accounts';
import { openTimeSheets } from './timeSheetsScreen';
import { firstRow, openDialog, openWork } from './workScreen';
import { fill } from '../jsdom/fill';
import { ownTime } from '../jsdom/testTime';

beforeEach(ownTime);

async function signInAgain(user: Awaited<ReturnType<typeof openWork>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Back to home' }));
  await fill(user, await screen.findByLabelText('Username (mail)'), accounts.member.mail);
  await fill(user, screen.getByLabelText('Password'), accounts.member.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('if the token expires while a dialog is open, /expired is shown, and the typed text is offered after signing in (R-2.21)', async () => {
  const { user, service, router } = await openWork();
  const dialog = within(await openDialog(user));
  await fill(user, dialog.getByLabelText('Work hours'), '6,5');
  await fill(user, dialog.getByLabelText('Description'), 'Long report');
  service.expireTokens();
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));

  // The texts of /expired.
  expect(await screen.findByRole('heading', { name: 'Your session hat timeout.' })).toBeVisible();
  expect(screen.getByText('Let me take you back to the login screen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/expired');
  expect(readToken()).toBeNull();

  await signInAgain(user);
  // The link back opens the screen on which the session ended.
  await screen.findByRole('table');
  expect(router.state.location.pathname).toBe('/work');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Description')).toHaveValue('Long report');
  expect(again.getByLabelText('Work hours')).toHaveValue('6,5');
  await user.click(again.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(firstRow()).toHaveTextContent('Long report'));
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
});

test('if the token expires during an inline edit, the edit is offered after signing in', async () => {
  const { user, service } = await openWork();
  firstRow().focus();
  await user.keyboard('{F2}');
  const description = await screen.findByRole('textbox', { name: 'Description' });
  await fill(user, description, 'Half an edit');
  service.expireTokens();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Your session hat timeout.' });
  await signInAgain(user);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Description')).toHaveValue('Half an edit');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(firstRow()).toHaveTextContent('Half an edit'));
});

test('if the token expires while a time sheet is prepared, its range is offered after signing in', async () => {
  const { user, service } = await openTimeSheets();
  await user.click(screen.getByRole('button', { name: 'New time sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New time sheet' }));
  await user.click(dialog.getByRole('button', { name: 'Range' }));
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), '2026-11-06');
  service.expireTokens();
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { name: 'Your session hat timeout.' });
  await signInAgain(user);
  expect(await screen.findByText(/A time sheet for 01\.–06\.11\.2026 was started/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  const again = within(await screen.findByRole('dialog', { name: 'New time sheet' }));
  expect(again.getByLabelText('To')).toHaveValue(dateText('2026-11-06'));
  await user.click(again.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
});
