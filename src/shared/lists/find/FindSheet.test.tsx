import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EMPTY_QUERY } from '@/domain/find/findQuery';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { fill } from '../../../../tests/jsdom/fill';
import { asked, chips, openField } from '../../../../tests/renderFind';

describe('on a phone', () => {
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filter' }));

  test('a line names the set filters, and their number is on the button of the sheet (R-15.9)', async () => {
    setScreenWidth(390);
    const { user } = await openField({ start: { choices: { customer: ['1', '2'] }, period: 'last-month' } });
    expect(screen.getByText('Kessler + 1, Last month')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter · 2' })).toBeVisible();
    expect(chips()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Search records' }), 'audit');
    expect(asked().text).toBe('audit');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  });

  test('the sheet has six values of each filter, all on request, and the order with its direction (R-15.9)', async () => {
    setScreenWidth(390);
    const { user } = await openField({ start: { choices: { customer: ['8'] } }, hasSwitch: true });
    await user.click(screen.getByRole('button', { name: 'Filter · 1' }));
    const inSheet = await sheet();
    const group = within(inSheet.getByRole('group', { name: 'Customer' }));
    const pressed = group.getByRole('button', { name: 'Lindenau' });
    expect(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(group.queryByRole('button', { name: 'Aßmann' })).not.toBeInTheDocument();
    await user.click(group.getByRole('button', { name: 'Show all 8: Customer' }));
    await user.click(group.getByRole('button', { name: 'Aßmann' }));
    expect(asked().choices).toEqual({ customer: ['8', '7'] });
    await user.click(inSheet.getByRole('switch', { name: 'Without project' }));
    expect(asked().marks).toEqual({ project: 'without' });
    await user.click(inSheet.getByRole('button', { name: 'Date' }));
    expect(asked().sort).toEqual({ by: 'date', isDown: true });
    await user.click(inSheet.getByRole('button', { name: 'ascending' }));
    expect(asked().sort).toEqual({ by: 'date', isDown: false });
    await user.click(inSheet.getByRole('button', { name: 'From – to' }));
    await fill(user, await inSheet.findByRole('textbox', { name: 'From' }), '2026-10-05');
    expect(asked().period).toEqual({ from: '2026-10-05', to: null });
    await user.click(inSheet.getByRole('button', { name: 'Reset' }));
    expect(asked()).toEqual(EMPTY_QUERY);
    await user.click(inSheet.getByRole('button', { name: 'Show 37 entries' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Back closes the sheet and keeps what was chosen, and the page (R-15.9)', async () => {
    setScreenWidth(390);
    const { user, router } = await openField();
    await act(async () => router.navigate('/?page=2'));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click((await sheet()).getByRole('button', { name: 'signed' }));
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filter · 1' })).toHaveFocus();
    expect(router.state.location.search).toBe('?page=2');
  });

  test('an address that was loaded directly is still there after Back and after the cross (R-15.9)', async () => {
    setScreenWidth(390);
    const { user, router } = await openField();
    const first = router.state.location.key;
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Filter' }));
      await sheet();
      expect(router.state.location.key).not.toBe(first);
    };
    await open();
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.state.location.key).toBe(first));
    await open();
    await user.click((await sheet()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.state.location.key).toBe(first));
  });
});
