import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { kessler, noPermission, openDetail, refuse, section } from '../../../../tests/journeys/detailScreen';
import { renderApp } from '../../../../tests/render';

describe('the page of a customer', () => {
  test('the customer’s cards count the projects per state, name the range of the hours and link to the board (R-9.2, R-9.11)', async () => {
    await openDetail(kessler);
    expect(screen.getByText('1 pending, 1 verified, 2 active, 1 closed')).toBeVisible();
    expect(screen.getByText('18.05.–18.11.2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open planner' })).toHaveAttribute('href', '/planner/kanban/1');
  });

  test('without a board "Activate Planner" links to the planner (R-9.11)', async () => {
    await openDetail({ path: '/customer/5', name: 'Brauhaus Obermoos KG' });
    expect(screen.getByRole('link', { name: 'Activate Planner' })).toHaveAttribute('href', '/planner');
    expect(screen.queryByRole('heading', { name: 'Planner tasks by priority' })).toBeNull();
  });

  test('revenue and time budget are shown in euros and hours, as sums and by state (R-9.11)', async () => {
    await openDetail(kessler);
    expect(section('Revenue').getByText('€184,600')).toBeVisible();
    expect(section('Revenue').getByText('€114,400')).toBeVisible();
    expect(section('Time budget').getByText('1,370 h')).toBeVisible();
  });

  test('the tasks of the customer’s board are grouped by priority (R-9.11, R-24.131)', async () => {
    await openDetail(kessler);
    const tasks = await screen.findByRole('region', { name: 'Planner tasks by priority' });
    const names = (await within(tasks).findAllByRole('heading', { level: 3 })).map(
      ({ textContent }) => textContent,
    );
    expect(names.slice(0, 2)).toEqual(['Urgent', 'Important']);
  });

  test('data from the list is shown at once, before the customer is fetched (R-9.12)', async () => {
    const { user } = await renderApp({ path: '/customers', signedInAs: 'manager', language: 'en' });
    const links = await screen.findAllByRole('link', { name: new RegExp(kessler.name, 'u') });
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(
      http.get('*/api/customer/2', async () => {
        await gate;
        return undefined;
      }),
    );
    await user.click(links[0] ?? document.body);
    expect(await screen.findByText('Ulmer Landstraße 214')).toBeVisible();
    await waitFor(() => expect(section('Members').getAllByRole('listitem')).toHaveLength(7));
    letGo();
  });

  test('a customer without projects and hours shows what is missing and how to begin (R-9.13)', async () => {
    await openDetail({ path: '/customer/10', name: 'Verlag Morgenrot' }, 'admin');
    expect(screen.getAllByText('No projects yet')[0]).toBeVisible();
    expect(section('Projects').getByRole('button', { name: 'New project' })).toBeVisible();
    expect(screen.getByText('Both are the sums over the projects.')).toBeVisible();
    expect(await screen.findByText('No hours in this period')).toBeVisible();
    expect(screen.getAllByText('0.0')[0]).toBeVisible();
  });
});

describe('the projects of a customer', () => {
  const rows = () => section('Projects').getAllByRole('row').slice(1);

  test('"Show completed projects" also shows the closed and failed ones (R-9.19)', async () => {
    const { user } = await openDetail(kessler);
    expect(rows()).toHaveLength(4);
    expect(section('Projects').queryByText('Intranet-Ablösung')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Show completed projects' }));
    expect(rows()).toHaveLength(5);
    expect(section('Projects').getByText('Intranet-Ablösung')).toBeVisible();
  });

  test('"New project" creates one with that name for the customer, and opens it (R-10.10)', async () => {
    const calls = watchCalls();
    const { user, router } = await openDetail(kessler);
    await user.click(section('Projects').getByRole('button', { name: 'New project' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New project' })).toBeVisible();
    expect(calls.of('PUT', '/projects')[0]?.body).toEqual({ Customers_fk: 2, Name: 'New project' });
    expect(router.state.location.pathname).toMatch(/^\/project\/\d+$/u);
    expect(screen.getByRole('button', { name: 'State: Pending' })).toBeVisible();
  });

  test('a new project has a name in the user’s language and opens ready to be renamed (R-10.10)', async () => {
    const calls = watchCalls();
    const { user } = await renderApp({ path: kessler.path, signedInAs: 'manager' });
    await screen.findByRole('heading', { level: 1, name: kessler.name });
    await user.click(section('Projekte').getByRole('button', { name: 'Neues Projekt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Neues Projekt' })).toBeVisible();
    expect(calls.of('PUT', '/projects')[0]?.body).toEqual({ Customers_fk: 2, Name: 'New project' });
    const form = within(await section('Basisdaten').findByRole('form'));
    const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Bezeichnung' });
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Neues Projekt');
    await user.type(form.getByRole('textbox', { name: 'Auftragsnummer' }), '4711');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(section('Basisdaten').queryByRole('form')).toBeNull());
    // The name was not touched, so it is not sent.
    expect(calls.of('PUT', '/project/').at(-1)?.body).toEqual({ OrderNumber: '4711' });
    expect(screen.getByRole('heading', { level: 1, name: 'Neues Projekt' })).toBeVisible();
    await user.click(section('Basisdaten').getByRole('button', { name: 'Bearbeiten' }));
    // The whole name is selected, so typing replaces it.
    await user.keyboard('Lagerumbau{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lagerumbau' })).toBeVisible();
    expect(calls.of('PUT', '/project/').at(-1)?.body).toEqual({ Name: 'Lagerumbau' });
  });

  test('cancelling the name of a new project shows that the project was created anyway (R-10.10)', async () => {
    const { user } = await openDetail(kessler);
    await user.click(section('Projects').getByRole('button', { name: 'New project' }));
    const form = within(await section('Basic information').findByRole('form'));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/The project was created and stays as “New project”/u)).toBeVisible();
    await user.click(section('Basic information').getByRole('button', { name: 'Edit' }));
    await user.keyboard('Lagerumbau{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lagerumbau' })).toBeVisible();
  });

  test('without rights no project is created, and a notice shows the fixed text', async () => {
    const { user, router } = await openDetail(kessler, 'member');
    await user.click(section('Projects').getByRole('button', { name: 'New project' }));
    expect(await screen.findByText(/You do not have permisson to process this action\./u)).toBeVisible();
    expect(router.state.location.pathname).toBe(kessler.path);
  });
});

describe('a project’s row is edited in place', () => {
  const line = async (user: Awaited<ReturnType<typeof openDetail>>['user']) => {
    await user.click(section('Projects').getByRole('button', { name: 'Edit: Ersatzteil-Shop' }));
    return within(await screen.findByRole('form', { name: 'Ersatzteil-Shop' }));
  };

  test('the row sends Revenue and TimeBudged, only those that changed, and returns the focus (R-10.2)', async () => {
    const calls = watchCalls();
    const { user } = await openDetail(kessler);
    const form = await line(user);
    await user.clear(form.getByLabelText('Revenue'));
    await user.type(form.getByLabelText('Revenue'), '48,000.50');
    await user.clear(form.getByLabelText('Time budget'));
    await user.type(form.getByLabelText('Time budget'), '260');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ersatzteil-Shop' })).toBeNull());
    expect(calls.of('PUT', '/project/6').map(({ body }) => body)).toEqual([
      { Revenue: 48_000.5, TimeBudged: 260 },
    ]);
    expect(section('Projects').getByRole('button', { name: 'Edit: Ersatzteil-Shop' })).toHaveFocus();
    expect(await section('Revenue').findByText(/€130,400\.50/u)).toBeVisible();
  });

  test('after a 403 the row is read-only the next time it is opened, and can be edited anyway (R-9.17)', async () => {
    refuse('put', '/project/6', 403);
    const { user } = await openDetail(kessler);
    const form = await line(user);
    await user.type(form.getByLabelText('Time budget'), '9');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/Not saved\./u)).toHaveTextContent(noPermission);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(form.getByRole('button', { name: 'Discard' }));
    await user.click(section('Projects').getByRole('button', { name: 'Edit: Ersatzteil-Shop' }));
    expect(
      await section('Projects').findByText(/Read-only: the server refused a change to this project/u),
    ).toBeVisible();
    await user.click(section('Projects').getByRole('button', { name: 'Edit anyway' }));
    expect(await screen.findByRole('form', { name: 'Ersatzteil-Shop' })).toBeVisible();
  });

  test('negative or absurd figures are rejected, and nothing is sent (R-10.2)', async () => {
    const calls = watchCalls();
    const { user } = await openDetail(kessler);
    const form = await line(user);
    const revenue = form.getByLabelText('Revenue');
    for (const [typed, says] of [
      ['-5', 'Enter a number from 0 up'],
      ['99999999999', 'The number cannot be that large'],
      ['1.234567', 'At most two decimals'],
      ['lots', 'Enter a number'],
    ] as const) {
      await user.clear(revenue);
      await user.type(revenue, typed);
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await form.findByText(says)).toBeVisible();
    }
    expect(calls.of('PUT')).toEqual([]);
  });

  test('a refusal is shown in the row, and the typed values stay', async () => {
    const { user } = await openDetail(kessler, 'member');
    const form = await line(user);
    await user.clear(form.getByLabelText('Time budget'));
    await user.type(form.getByLabelText('Time budget'), '260');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/You do not have permisson to process this action\./u)).toBeVisible();
    expect(form.getByLabelText('Time budget')).toHaveValue('260');
  });

  test('unsaved values of a row are offered again (R-9.17)', async () => {
    const { user, router } = await openDetail(kessler);
    const form = await line(user);
    await user.clear(form.getByLabelText('Time budget'));
    await user.type(form.getByLabelText('Time budget'), '261');
    // The same button closes the row.
    await user.click(section('Projects').getByRole('button', { name: 'Edit: Ersatzteil-Shop' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ersatzteil-Shop' })).toBeNull());
    await line(user);
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    const again = within(await screen.findByRole('form', { name: 'Ersatzteil-Shop' }));
    await waitFor(() => expect(again.getByLabelText('Time budget')).toHaveValue('261'));
    expect(router.state.location.pathname).toBe(kessler.path);
  });
});
