import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import {
  edit,
  kessler,
  mes,
  noPermission,
  openDetail,
  refuse,
  section,
} from '../../../../tests/journeys/detailScreen';

const BASICS = 'Basic information';
const FIGURES = 'Revenue and budget';
const isRead = async (name: string) => waitFor(() => expect(section(name).queryByRole('form')).toBeNull());

/** Answers with the stored project, with some values changed. */
function answerProject(change: Record<string, unknown>) {
  server.use(
    http.get('*/api/project/5', () =>
      HttpResponse.json({
        Id: 5,
        Name: mes.name,
        ProjectState: 'active',
        Customers_fk: 2,
        Customers_Name: kessler.name,
        Members: [],
        ...change,
      }),
    ),
  );
}

describe('the page of a project', () => {
  test('a breadcrumb links back to the customer (R-10.1)', async () => {
    const { user, router } = await openDetail(mes);
    const path = within(screen.getByRole('navigation', { name: 'Path' }));
    await user.click(path.getByRole('link', { name: kessler.name }));
    expect(await screen.findByRole('heading', { level: 1, name: kessler.name })).toBeVisible();
    expect(router.state.location.pathname).toBe('/customer/2');
  });

  test('the project’s cards show the size of the team and the hours in the chart’s range (R-10.3)', async () => {
    await openDetail(mes);
    expect(section('Team').getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('18.05.–18.11.2026')).toBeVisible();
    expect(screen.getByText(/^\d online$/u)).toBeVisible();
  });
});

describe('the state of a project', () => {
  const open = async (user: Awaited<ReturnType<typeof openDetail>>['user'], now: string) => {
    await user.click(screen.getByRole('button', { name: `State: ${now}` }));
    return screen.findByRole('menu', { name: `State: ${now}` });
  };
  const option = async (name: string) =>
    screen.findByRole('menuitemradio', { name: new RegExp(`^${name}`, 'u') });

  test('any state can be set at once: PUT with ProjectState only (R-10.4, R-10.11)', async () => {
    const calls = watchCalls();
    const { user } = await openDetail(mes);
    const words = ['Closed', 'Pending', 'Failed', 'Verified', 'Active'];
    let now = 'Active';
    for (const next of words) {
      await open(user, now);
      expect(await option(now)).toBeChecked();
      await user.click(await option(next));
      await screen.findByRole('button', { name: `State: ${next}` });
      await screen.findByText(`State: ${next}.`);
      now = next;
    }
    expect(calls.of('PUT', '/project/5').map(({ body }) => body)).toEqual(
      words.map((word) => ({ ProjectState: word.toLowerCase() })),
    );
  });

  test('its menu closes on Back (R-24.107)', async () => {
    const { user } = await openDetail(mes);
    await open(user, 'Active');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByRole('button', { name: 'State: Active' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('a refused state returns to the stored one, and a quiet notice says why', async () => {
    const { user } = await openDetail(mes, 'member');
    await open(user, 'Active');
    await user.click(await option('Closed'));
    expect(await screen.findByText(`The state was not changed. ${noPermission}`)).toBeVisible();
    // Once in the head, now without a button, and once in the basic information.
    expect(screen.getAllByText('Active')).toHaveLength(2);
  });

  test('an unknown state is shown and survives saving other fields (R-10.4)', async () => {
    answerProject({ ProjectState: 'paused' });
    server.use(http.put('*/api/project/5', () => HttpResponse.json({ affectedRows: 1, changedRows: 1 })));
    const calls = watchCalls();
    const { user } = await openDetail(mes);
    expect(screen.getByRole('button', { name: 'State: paused' })).toBeVisible();
    const form = await edit(user, BASICS);
    expect(form.getByLabelText('State')).toHaveValue('paused');
    await user.type(form.getByLabelText('Order number'), 'A-1');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await isRead(BASICS);
    expect(calls.of('PUT', '/project/5')[0]?.body).toEqual({ OrderNumber: 'A-1' });
  });
});

describe('the edit sections of a project', () => {
  test('a section sends only changed fields; Cancel changes nothing (R-10.11)', async () => {
    const calls = watchCalls();
    const { user } = await openDetail(mes);
    let form = await edit(user, BASICS);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    form = await edit(user, BASICS);
    await user.clear(form.getByLabelText('Description'));
    await user.type(form.getByLabelText('Description'), 'New words');
    await user.selectOptions(form.getByLabelText('State'), 'Verified');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await isRead(BASICS);
    expect(calls.of('PUT', '/project/5').map(({ body }) => body)).toEqual([
      { Description: 'New words', ProjectState: 'verified' },
    ]);
    expect(section(BASICS).getByText('New words')).toBeVisible();
    expect(section(BASICS).getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  test('the section stays open unless changedRows is above 0 (R-10.5)', async () => {
    server.use(http.put('*/api/project/5', () => HttpResponse.json({ affectedRows: 1, changedRows: 0 })));
    const { user } = await openDetail(mes);
    const form = await edit(user, FIGURES);
    await user.type(form.getByLabelText('Time budget'), '9');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The server changed nothing/u)).toBeVisible();
    expect(form.getByLabelText('Time budget')).toHaveValue('9');
  });

  test('a failed save is shown in the section, and the typed values stay (R-10.6)', async () => {
    refuse('put', '/project/5', 500, 'disk full');
    const { user } = await openDetail(mes);
    const form = await edit(user, FIGURES);
    await user.type(form.getByLabelText('Time budget'), '9');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Not saved\..*disk full/u)).toBeVisible();
    expect(form.getByLabelText('Time budget')).toHaveValue('9');
  });

  test('a 403 keeps the typed values; then the whole project is read-only, with the reason, until "Edit anyway" (R-9.17)', async () => {
    const { user } = await openDetail(mes, 'member');
    const form = await edit(user, FIGURES);
    await user.type(form.getByLabelText('Time budget'), '9');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Not saved\./u)).toHaveTextContent(noPermission);
    expect(form.getByLabelText('Time budget')).toHaveValue('9');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(form.getByRole('button', { name: 'Discard' }));
    await isRead(FIGURES);
    const note = screen.getByText(/Read-only: the server refused a change to this project/u);
    expect(note).toHaveTextContent(noPermission);
    const changes = () => screen.queryAllByRole('button', { name: /^(?:Edit$|State: |Add member|Remove )/u });
    expect(changes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Edit anyway' }));
    expect(note).not.toBeInTheDocument();
    // Two sections, the state, "Add member" and a team of six people.
    expect(changes()).toHaveLength(10);
  });

  test('an emptied figure returns to its value, and the rest is sent (R-10.3)', async () => {
    const calls = watchCalls();
    const { user } = await openDetail(mes);
    const form = await edit(user, FIGURES);
    await user.clear(form.getByLabelText('Time budget'));
    await user.clear(form.getByLabelText('Revenue'));
    await user.type(form.getByLabelText('Revenue'), '0');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await isRead(FIGURES);
    expect(calls.of('PUT', '/project/5').map(({ body }) => body)).toEqual([{ Revenue: 0 }]);
    expect(await screen.findByText(/cannot empty this field: Time budget/u)).toBeVisible();
    expect((await edit(user, FIGURES)).getByLabelText('Time budget')).toHaveValue('674');
  });

  test('after a conflict the section closes only once the choice is saved (R-14.1)', async () => {
    const { user, service } = await openDetail(mes);
    const form = await edit(user, FIGURES);
    await user.clear(form.getByLabelText('Time budget'));
    await user.type(form.getByLabelText('Time budget'), '700');
    service.db.run('update projects set TimeBudged = 650 where Id = 5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Two versions' }));
    expect(dialog.getByText('650 h')).toBeVisible();
    server.use(
      http.put('*/api/project/5', () => HttpResponse.json({ message: 'busy' }, { status: 500 }), {
        once: true,
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save selection' }));
    expect(await form.findByText(/Not saved\..*busy/u)).toBeVisible();
    expect(form.getByLabelText('Time budget')).toHaveValue('700');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await isRead(FIGURES);
    expect(await section(FIGURES).findByText('700 h')).toBeVisible();
  });

  test('unsaved values of a section are offered when the page is opened again (R-9.17)', async () => {
    const { user, router } = await openDetail(mes);
    const form = await edit(user, FIGURES);
    await user.clear(form.getByLabelText('Revenue'));
    await user.type(form.getByLabelText('Revenue'), '90,000');
    void router.navigate('/customers');
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    void router.navigate(mes.path);
    await screen.findByRole('heading', { level: 1, name: mes.name });
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    const again = within(await section(FIGURES).findByRole('form'));
    expect(again.getByLabelText('Revenue')).toHaveValue('90,000');
  });
});

test('names with quotes, emoji and 300 characters are shown as they are', async () => {
  const name = `"O'Neill" 🚀 ${'x'.repeat(280)} =HYPERLINK("evil")`;
  answerProject({ Name: name });
  await openDetail({ path: mes.path, name });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
});
