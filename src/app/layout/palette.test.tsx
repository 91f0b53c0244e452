import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Recent } from '@/domain/search/recents';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../../../tests/accounts';
import { setScreenWidth } from '../../../tests/jsdom/browserStubs';
import { server, testService } from '../../../tests/jsdom/testService';
import { FIND, group, openBar } from '../../../tests/journeys/searchScreen';

/** Keeps on the device what a person opened, the newest first. */
async function keepRecents(guid: string, ...opened: readonly Recent[]): Promise<void> {
  await changeOnDevice(guid, 'recents', () => opened);
}

const options = async (name: string) => (await group(name)).getAllByRole('option');

const hits = (...found: readonly object[]) =>
  server.use(http.get(`*/api${FIND}*`, () => HttpResponse.json(found)));

describe('the empty palette', () => {
  test('the empty palette shows the last opened screens, newest first and without the current one, then commands (R-13.10)', async () => {
    const { user, field, router, service } = await openBar('/customer/2');
    await screen.findByRole('heading', { level: 1, name: 'Kessler Maschinenbau GmbH' });
    await router.navigate('/project/1');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Kessler'));
    await router.navigate(`/employee/${guidOf(service, 'manager')}`);
    await screen.findByRole('heading', { level: 1, name: 'Tobias Reimann' });
    await router.navigate('/planner/kanban/1?task=1');
    const task = await screen.findByRole('dialog');
    await user.click(within(task).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(field);
    const recents = await options('Recent');
    expect(recents.map((one) => one.getAttribute('href'))).toEqual([
      '/planner/kanban/1?task=1',
      `/employee/${guidOf(service, 'manager')}`,
      '/project/1',
      '/customer/2',
    ]);
    expect(recents.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/Task$/u),
      'Tobias ReimannPerson',
      expect.stringMatching(/Project$/u),
      'Kessler Maschinenbau GmbHCustomer',
    ]);
    expect(await options('Commands')).toHaveLength(5);
    // Enter leads back to the previous screen.
    expect(recents[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tobias Reimann' })).toBeVisible();
  });

  test.each([
    ['a customer', '/customer/999'],
    ['a person', '/employee/no-such-guid'],
    ['a board', '/planner/kanban/999'],
    ['a task', '/planner/kanban/1?task=999'],
  ])('a screen that no longer exists is offered until it was tried: %s', async (name, path) => {
    const kept = { kind: 'customer', path: '/customer/2' } as const;
    await keepRecents(
      guidOf(testService(), 'member'),
      { kind: 'customer', name, path },
      { ...kept, name: 'Kessler' },
    );
    const { user, field, router } = await openBar();
    await router.navigate(path);
    expect(await screen.findByRole('alert')).toBeVisible();
    await router.navigate('/employees');
    await screen.findByRole('heading', { level: 1, name: 'Employee Network' });
    await user.click(field);
    const offered = (await options('Recent')).map((one) => one.getAttribute('href'));
    expect(offered).toContain('/customer/2');
    expect(offered).not.toContain(path);
  });

  test('the last opened screens are stored per user, and five are shown', async () => {
    const [own, other] = [guidOf(testService(), 'member'), guidOf(testService(), 'manager')];
    const recentOf = (at: number) =>
      ({ kind: 'customer', name: `Customer ${at}`, path: `/customer/${at}` }) as const;
    await keepRecents(own, ...[7, 6, 5, 4, 3, 2, 1].map(recentOf));
    await keepRecents(other, { kind: 'customer', name: 'Not mine', path: '/customer/99' });
    const { user, field } = await openBar();
    await user.click(field);
    const names = (await options('Recent')).map(({ textContent }) => textContent);
    expect(names).toEqual([7, 6, 5, 4, 3].map((at) => `Customer ${at}Customer`));
    await user.type(field, 'xyz');
    await screen.findByText('Nothing found for “xyz”');
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });

  test('without stored screens, or if they cannot be read, it shows the commands', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { user, field } = await openBar();
    await user.click(field);
    expect(await options('Commands')).toHaveLength(5);
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test('Ctrl+Enter opens a screen in another tab', async () => {
    const path = '/customer/2';
    await keepRecents(guidOf(testService(), 'member'), { kind: 'customer', name: 'Kessler', path });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, field, router } = await openBar();
    await user.click(field);
    await options('Recent');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith(path, '_blank', 'noopener');
    expect(router.state.location.pathname).toBe('/planner');
  });
});

describe('the results in the palette', () => {
  test('hits are above the commands, by kind, five of each, with the total number (R-13.1)', async () => {
    const kinds = ['employee', 'kanban', 'task', 'project', 'customer'];
    hits(
      ...kinds.flatMap((type) =>
        Array.from({ length: 7 }, (_, at) => ({ type, name: `New ${at}`, link: '1', route: '/customer/' })),
      ),
    );
    const { user, field } = await openBar();
    await user.type(field, 'new');
    await screen.findByRole('group', { name: 'People' });
    const groups = screen
      .getAllByRole('group')
      .filter((one) => within(one).queryAllByRole('option').length > 0);
    expect(groups.map((one) => one.firstElementChild?.textContent)).toEqual([
      ...['Customers', 'Projects', 'Tasks', 'Planners', 'People'].map((name) => `${name}5 of 7`),
      'Commands',
    ]);
    for (const one of groups.slice(0, -1)) expect(within(one).getAllByRole('option')).toHaveLength(5);
    expect(screen.getByText('35 results')).toBeInTheDocument();
  });

  test('room for the hits is kept after 200 ms, not before', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(`*/api${FIND}*`, async () => {
        await asked;
        return HttpResponse.json([{ type: 'customer', name: 'Late', link: '1', route: '/customer/' }]);
      }),
    );
    const { user, field } = await openBar();
    const isHeld = () => screen.getByRole('search').querySelector('.is-skeleton') !== null;
    await user.click(field);
    await user.paste('late');
    expect(isHeld()).toBe(false);
    await waitFor(() => expect(isHeld()).toBe(true));
    answer();
    expect(await screen.findByRole('option', { name: 'Late' })).toBeVisible();
    expect(isHeld()).toBe(false);
  });
});

test('on a phone the search sheet shows the last opened screens, too', async () => {
  setScreenWidth(390);
  const path = '/customer/2';
  await keepRecents(guidOf(testService(), 'member'), { kind: 'customer', name: 'Kessler', path });
  const { user } = await openBar();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect((await options('Recent'))[0]).toHaveAttribute('href', path);
});

test('the search of a phone closes when Back changes the page below it (R-24.104)', async () => {
  setScreenWidth(390);
  const { user, router } = await openBar();
  await act(async () => router.navigate('/expenses'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await options('Commands')).not.toHaveLength(0);
  await act(async () => router.navigate(-1));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
});
