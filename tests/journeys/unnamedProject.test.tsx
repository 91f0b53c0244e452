import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { testService } from '../jsdom/testService';
import { patience } from '../patience';
import { renderApp } from '../render';

/**
 * Gives all projects and customers the default name of a new project; only projects with this name are shown in the
 * user's language.
 */
const unname = () => {
  for (const table of ['projects', 'customers'])
    testService().db.run(`update ${table} set name = 'New project'`);
};

test('a project without a name of its own has a name in the user’s language in list, select, chart and search (R-10.10)', async () => {
  unname();
  const { user, router } = await renderApp({ path: '/work', signedInAs: 'member' });
  const [cell] = await screen.findAllByRole('cell', { name: 'Neues Projekt' });
  expect(cell).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Neuer Eintrag' }));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  expect(await dialog.findByRole('combobox', { name: /^Projekt/u })).toHaveDisplayValue('Neues Projekt');
  expect(dialog.getByRole('combobox', { name: /^Kunde/u })).toHaveDisplayValue('New project');
  await user.keyboard('{Escape}');
  await act(async () => router.navigate('/dashboard'));
  const chart = within(await screen.findByRole('region', { name: /Projekt/u }));
  expect((await chart.findAllByText('Neues Projekt'))[0]).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Suche' }), 'New project{Enter}');
  const found = within(await screen.findByRole('group', { name: 'Projekte' }));
  expect(found.getAllByRole('option', { name: 'Neues Projekt' })[0]).toBeVisible();
});

test('quick entry understands a project without a name by its name in the user’s language (R-10.10)', async () => {
  const { user, service, router } = await renderApp({ signedInAs: 'member', language: 'de' });
  service.db.run(
    "insert into projects (Name, ProjectState, Customers_fk) values ('New project', 'active', 2)",
  );
  const calls = watchCalls();
  await router.navigate('/work');
  await user.click(await screen.findByRole('combobox', { name: 'Schnelleingabe' }));
  await user.keyboard('2h Kessler Neues Projekt Aufmaß');
  const understood = within(await screen.findByRole('group', { name: 'Erkannt' }));
  expect(await understood.findByRole('button', { name: /^Neues Projekt/u })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(calls.of('PUT', '/workrecords')[0]?.body).toMatchObject({ Description: 'Aufmaß' }),
  );
  expect(await screen.findByText('Aufmaß')).toBeVisible();
});
