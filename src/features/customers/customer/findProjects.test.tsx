import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { kessler, section } from '../../../../tests/journeys/detailScreen';
import { renderApp } from '../../../../tests/render';

const label = 'Search and filter projects';
const field = async () => screen.findByRole('combobox', { name: label });
const names = () =>
  section('Projects')
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link')[0]?.textContent ?? []);

/** Opens the customer with `more` active projects besides the five of the seed. */
async function open(search: string, more = 3) {
  const app = await renderApp({ signedInAs: 'manager', language: 'en' });
  for (let number = 1; number <= more; number += 1) {
    app.service.db.run(
      `insert into projects (Customers_fk, Name, ProjectState) values (2, ?, 'active')`,
      `Audit ${number}`,
    );
  }
  await app.router.navigate(`${kessler.path}${search}`);
  await screen.findByRole('heading', { level: 1, name: kessler.name });
  return app;
}

describe('searching the projects of a customer', () => {
  test('text finds projects without a call, is in the address beside the range of the chart, and Reset shows all (R-15.17)', async () => {
    const { user, router } = await open('?from=2026-03-01&to=2026-10-31');
    await user.type(await field(), 'audit');
    await waitFor(() => expect(names()).toEqual(['Audit 1', 'Audit 2', 'Audit 3']));
    expect(screen.getAllByText('Audit', { selector: 'mark' })).toHaveLength(3);
    const calls = watchCalls();
    await user.type(await field(), ' 2');
    await waitFor(() => expect(names()).toEqual(['Audit 2']));
    expect(screen.getByText('1 project', { selector: 'b' })).toBeVisible();
    const params = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(params)).toEqual({ q: 'audit 2', from: '2026-03-01', to: '2026-10-31' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(names()).toHaveLength(7));
    expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-10-31');
    // The customer's tasks, which the page asks for by itself, may come in between.
    expect(calls.of('GET').filter(({ path }) => !path.startsWith('/kanban/'))).toEqual([]);
  });

  test('another range of the chart leaves what is asked (R-15.17)', async () => {
    const { user, router } = await open('?q=audit');
    await waitFor(() => expect(names()).toHaveLength(3));
    const [earlier] = screen.getAllByRole('button', { name: /^Previous month/u });
    if (!earlier) throw new Error('the chart has no range');
    await user.click(earlier);
    await waitFor(() => expect(router.state.location.search).toMatch(/from=2026/u));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('audit');
    expect(names()).toHaveLength(3);
  });

  test('completed projects come with the switch, or where their state is asked for (R-15.17)', async () => {
    const { user, router } = await open('?q=intranet');
    expect(await screen.findByText('Show completed projects: 1')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Show completed projects' }));
    await waitFor(() => expect(names()).toEqual(['Intranet-Ablösung']));
    await user.click(screen.getByRole('switch', { name: 'Show completed projects' }));
    await router.navigate(`${kessler.path}?state=closed`);
    await waitFor(() => expect(names()).toEqual(['Intranet-Ablösung']));
  });

  test("for one's own projects their teams are read, three at a time, and a failure is said (R-15.17)", async () => {
    const { user, service } = await open('');
    const own = service.db.one(
      v.object({ Name: v.string(), Id: v.number() }),
      `select Name, Id from projects where Customers_fk = 2 and Name = 'Audit 2'`,
    );
    if (!own) throw new Error('no such project');
    service.db.run(
      'delete from projectMembers where guid = (select guid from users where mail = ?)',
      accounts.manager.mail,
    );
    service.db.run(
      'insert into projectMembers (projectId, guid) select ?, guid from users where mail = ?',
      own.Id,
      accounts.manager.mail,
    );
    const calls = watchCalls();
    let failures = 1;
    server.use(
      http.get('*/api/project/:id', () => {
        failures -= 1;
        return failures < 0 ? undefined : HttpResponse.json({ message: 'out of order' }, { status: 500 });
      }),
    );
    await field();
    expect(calls.of('GET', '/project/')).toEqual([]);
    await user.click(await field());
    await user.click(await screen.findByRole('option', { name: 'own projects' }));
    expect(await screen.findByText(/^Reading interrupted\. .*out of order/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('1 project', { selector: 'b' })).toBeVisible();
    expect(names()).toEqual(['Audit 2']);
    expect(calls.of('GET', '/project/')).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(names()).toHaveLength(7));
  });

  test('the heads sort (R-15.3)', async () => {
    const { user, router } = await open('');
    await field();
    await user.click(section('Projects').getByRole('button', { name: 'Project' }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Audit 1', 'Audit 2']));
    await user.click(section('Projects').getByRole('button', { name: 'Project' }));
    await waitFor(() => expect(names().at(-1)).toBe('Audit 1'));
    expect(router.state.location.search).toBe('?sort=-name');
  });

  test('five projects have no field, unless something is asked (R-15.17)', async () => {
    const { router } = await open('', 0);
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(screen.queryByRole('combobox', { name: label })).not.toBeInTheDocument();
    expect(section('Projects').queryByRole('button', { name: 'Status' })).not.toBeInTheDocument();
    await router.navigate(`${kessler.path}?state=active`);
    expect(await field()).toBeVisible();
    expect(names()).toHaveLength(2);
  });

  test('on a phone the order is in the sheet, because the heads are heard only (R-15.9)', async () => {
    setScreenWidth(390);
    const { user } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('button', { name: 'Project' }));
    await user.click(sheet.getByRole('button', { name: 'Show 7 projects' }));
    expect(names()[0]).toBe('Audit 1');
    expect(section('Projects').queryByRole('button', { name: 'Status' })).not.toBeInTheDocument();
  });
});
