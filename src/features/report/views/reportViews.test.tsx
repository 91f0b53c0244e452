import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { selectUser } from '@/shared/session/sessionSlice';
import { server } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';
import { settingsOfView, viewAddress } from './savedViews';
import { ownTime } from '../../../../tests/jsdom/testTime';

async function open(path = '/customers/report') {
  const app = await renderApp({ signedInAs: 'manager', language: 'en', path });
  const search = () => decodeURIComponent(app.router.state.location.search);
  const choose = async (menu: string, entry: string | RegExp, role = 'menuitem') => {
    await app.user.click(await screen.findByRole('button', { name: menu }));
    await app.user.click(await screen.findByRole(role, { name: entry }));
  };
  const save = async (name: string, menu = 'Saved views') => {
    await choose(menu, 'Save this view …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    const field = dialog.getByLabelText(/^Name of the view/u);
    await app.user.clear(field);
    await app.user.type(field, name);
    expect(field).toHaveValue(name);
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    return dialog;
  };
  /** Saves a view, and waits until its dialog is gone. */
  const saved = async (name: string) => {
    await save(name);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save view' })).not.toBeInTheDocument());
  };
  // The customers have a menu of the same name, so each page is waited for.
  const go = async (to: string, title: string) => {
    await app.router.navigate(to);
    await screen.findByRole('heading', { level: 1, name: title });
  };
  /** Leaves the report, and comes back to it. */
  const comeBack = async () => {
    await go('/customers', 'Customers');
    await go('/customers/report', 'Reporting');
  };
  return { ...app, search, choose, save, saved, go, comeBack };
}

/** The names in the menu. */
async function shownViews(user: Awaited<ReturnType<typeof open>>['user'], menu: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await screen.findByRole('menu');
  const names = screen.queryAllByRole('menuitemradio').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
}

/** The last days of the exports that are asked for from now on. */
function watchExports(): string[] {
  const days: string[] = [];
  const handle = ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/export')) days.push(searchParams.get('endDate') ?? '');
  };
  server.events.on('request:start', handle);
  onTestFinished(() => server.events.removeListener('request:start', handle));
  return days;
}

/** Puts views on the device, as an earlier visit did. */
async function keep(app: Awaited<ReturnType<typeof open>>, views: readonly object[]) {
  const guid = selectUser(app.store.getState())?.guid ?? '';
  await changeOnDevice(guid, 'report-views', () => ({ report: views }));
}

describe('saved views of the report', () => {
  test('a view keeps neither the open rows nor the shown entries (R-16.87)', () => {
    const kept = 'rows=customer&cols=month&period=last-quarter';
    expect(viewAddress(settingsOfView(`${kept}&open=12&cell=total@12`))).toBe(kept);
  });

  test('a view keeps the settings, not the open rows, and shows them again (R-16.87)', async () => {
    const { saved, choose, search, comeBack, user } = await open(
      '/customers/report?rows=customer&cols=month&period=last-quarter&open=12',
    );
    await saved('Quarter');
    expect(await screen.findByRole('button', { name: 'Quarter' })).toBeVisible();
    await comeBack();
    expect(await shownViews(user, 'Saved views')).toEqual(['QuarterCustomer · Month · Last quarter']);
    await choose('Saved views', /^Quarter/u, 'menuitemradio');
    await waitFor(() => expect(search()).toBe('?rows=customer&cols=month&period=last-quarter'));
  });

  test('the usual settings can be saved as a view, too (R-16.87)', async () => {
    const { saved, choose, search, router } = await open();
    await saved('Every month');
    expect(await screen.findByRole('button', { name: 'Every month' })).toBeVisible();
    await router.navigate('/customers/report?rows=project');
    await choose('Every month', /^Every month/u, 'menuitemradio');
    await waitFor(() => expect(search()).toBe(''));
  });

  test('a view is renamed, replaced by the shown settings, and deleted; each can be undone (R-16.88)', async () => {
    ownTime();
    const { saved, choose, user, router, search } = await open('/customers/report?rows=project');
    await saved('Projects');
    await choose('Projects', 'Rename “Projects” …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    const field = dialog.getByLabelText(/^Name of the view/u);
    await user.clear(field);
    await user.type(field, 'All projects');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'All projects' })).toBeVisible();

    await router.navigate('/customers/report?rows=project&cols=week');
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText('View updated')).toBeVisible();
    expect(await shownViews(user, 'All projects')).toEqual(['All projectsProject · Week · Last month']);

    await choose('All projects', 'Delete “All projects”');
    expect(await screen.findByText('View deleted')).toBeVisible();
    expect(await shownViews(user, 'Saved views')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await shownViews(user, 'All projects')).toHaveLength(1));
    expect(search()).toBe('?rows=project&cols=week');
  });

  test('the report opens with one view if its address asks nothing, and reads nothing else before (R-16.89)', async () => {
    const app = await open('/customers/report?rows=project&from=2026-09-01&to=2026-09-30');
    const { saved, choose, router, search, user, comeBack } = app;
    await saved('Autumn');
    await choose('Autumn', 'Open with “Autumn”');
    await user.click(await screen.findByRole('button', { name: 'Autumn' }));
    expect(await screen.findByRole('menuitemradio', { name: /^Autumn.*on opening$/u })).toBeVisible();
    await user.keyboard('{Escape}');
    const lastDays = watchExports();
    await comeBack();
    await waitFor(() => expect(search()).toBe('?rows=project&from=2026-09-01&to=2026-09-30'));
    await waitFor(() => expect(lastDays).not.toHaveLength(0));
    // The usual period, October, is not asked for in between.
    expect(lastDays.filter((day) => day > '2026-09-30')).toEqual([]);

    await router.navigate('/customers/report?rows=customer');
    await waitFor(() => expect(search()).toBe('?rows=customer'));
    await choose('Autumn', 'Do not open with “Autumn” any more');
    await comeBack();
    expect(await screen.findByRole('button', { name: 'Saved views' })).toBeVisible();
    expect(search()).toBe('');
  });

  test('there are at most 50 views; a name has 1 to 60 characters and is unlike the others (R-16.90)', async () => {
    const app = await open('/customers');
    await keep(
      app,
      Array.from({ length: 49 }, (_, at) => ({ name: `View ${at}`, address: `q=${at}` })),
    );
    await app.go('/customers/report?rows=person', 'Reporting');
    // The views come from the device: the menu changes once they are there.
    await app.user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await screen.findByRole('menuitemradio', { name: /^View 48/u });
    await app.user.keyboard('{Escape}');
    const dialog = await app.save('view 3');
    expect(await dialog.findByText('There is already a view with this name')).toBeVisible();
    await app.user.clear(dialog.getByLabelText(/^Name of the view/u));
    await app.user.type(dialog.getByLabelText(/^Name of the view/u), 'People');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'People' })).toBeVisible();
    // While it closes, the dialog has the same name as the next one.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save view' })).not.toBeInTheDocument());
    await app.router.navigate('/customers/report?rows=project');
    const full = await app.save('One more', 'People');
    expect(await full.findByText('There are already 50 views: delete one first')).toBeVisible();
  });
});
