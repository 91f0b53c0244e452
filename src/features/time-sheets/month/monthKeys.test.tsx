import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { testService } from '../../../../tests/jsdom/testService';
import { stubCanvas } from '../../../../tests/journeys/timeSheetsScreen';
import { renderApp } from '../../../../tests/render';

const confirm = '{Control>}{Enter}{/Control}';

describe('closing a month by keyboard', () => {
  test('M opens the month, Ctrl+Enter carries out its next step, and a letter starts the typed name (R-8.52)', async () => {
    stubCanvas();
    const own = `guid = (select guid from users where mail = '${accounts.member.mail}')`;
    testService().db.run(`delete from sheets where ${own}`);
    const calls = watchCalls();
    const { user, router } = await renderApp({
      path: '/timesheets',
      signedInAs: 'member',
      language: 'en',
    });
    await screen.findByRole('link', { name: 'Close month' });
    await user.keyboard('m');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/month/u));
    await screen.findByRole('button', { name: 'Create time sheet' });
    await user.keyboard(confirm);
    // The sheet is listed a moment before its creation is finished.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(calls.of('PUT', '/sheet/time')).toHaveLength(1);
    await user.keyboard(confirm);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign time sheet' }));
    await dialog.findByRole('img');
    await user.keyboard('Jana A.');
    expect(dialog.getByLabelText('Name')).toHaveValue('Jana A.');
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await user.keyboard(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('POST').filter(({ path }) => path.endsWith('/sign'))).toHaveLength(1);
  });

  test('the button for another month keeps the focus, so that it can be pressed again (R-8.45)', async () => {
    const { user, router } = await renderApp({
      path: '/timesheets/month/2026-10',
      signedInAs: 'member',
      language: 'en',
    });
    const turn = await screen.findByRole('button', { name: 'Previous month' });
    turn.focus();
    for (const month of ['September', 'August']) {
      await user.keyboard('{Enter}');
      await screen.findByRole('heading', { level: 1, name: `${month} 2026` });
      await screen.findByRole('group', { name: `${month} 2026` });
      expect(turn).toHaveFocus();
    }
    expect(router.state.location.pathname).toBe('/timesheets/month/2026-08');
  });

  test('Ctrl+Enter in a field does not carry out the next step', async () => {
    const calls = watchCalls();
    const { user } = await renderApp({
      path: '/timesheets/month/2026-11',
      signedInAs: 'member',
      language: 'en',
    });
    const create = await screen.findByRole('button', { name: 'Create time sheet' });
    const field = screen.getByRole('combobox', { name: /Search/u });
    field.focus();
    await user.keyboard(confirm);
    expect(create).toHaveAttribute('aria-disabled', 'false');
    field.blur();
    await user.keyboard(confirm);
    expect(create).toHaveAttribute('aria-disabled', 'true');
    await screen.findByRole('button', { name: 'Sign' });
    expect(calls.of('PUT', '/sheet/time')).toHaveLength(1);
  });
});
