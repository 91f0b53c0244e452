import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCustomer, listCustomers } from '@/features/customers/api/customersApi';
import { getEvaluation } from '@/features/customers/hours/evaluationApi';
import { getProject } from '@/features/customers/api/projectsApi';
import { listCustomerNames, listProjectNames } from '@/features/customers/api/selectListsApi';
import { listCustomerTasks } from '@/features/planner/api/tasksApi';
import { findPeople } from '@/features/people/findPeopleApi';
import type { Id } from '@/domain/id';
import { isoDate } from '@/domain/time/period';
import { watchCalls } from '../jsdom/sentCalls';
import { renderWithStore } from '../render';
import { idOf } from '../varied/ids';
import { type Style, styleNames, styles } from '../varied/styles';
import { speak } from '../varied/variedService';
import { fill, openCustomers, openNewCustomer, openSettings } from './customersScreen';
import { edit, noDialog, sectionIsRead } from './detailSteps';

/** Converts ids to the style's and sorts lists; everything else must be the same with any service. */
function comparable(value: unknown, style: Style | null): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => comparable(one, style));
    return list.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]): [string, unknown] => {
      const isId = ['id', 'boardId', 'bucketId', 'customerId'].includes(name) && typeof field === 'number';
      return [name, isId && style ? idOf(style, field) : comparable(field, style)];
    }),
  );
}

async function readAll(idAs: (id: number) => Id) {
  const { store } = await renderWithStore(<div />, { signedInAs: 'manager' });
  const customer = { kind: 'customer', id: idAs(1) } as const;
  const period = { from: isoDate('2026-05-18'), to: isoDate('2026-11-18') };
  const answers = [
    await store.dispatch(listCustomers.initiate(0)),
    await store.dispatch(getCustomer.initiate(String(idAs(1)))),
    await store.dispatch(getProject.initiate(String(idAs(1)))),
    await store.dispatch(getEvaluation.initiate({ of: customer, ...period })),
    await store.dispatch(listCustomerTasks.initiate(idAs(1))),
    await store.dispatch(findPeople.initiate('jana')),
    await store.dispatch(listCustomerNames.initiate(undefined)),
    await store.dispatch(listProjectNames.initiate(idAs(1))),
  ];
  return answers.map(({ data, error }) => ({ data, error }));
}

describe.each(styleNames)('customers of a service in the style %s', (name) => {
  test('are read like the reference service’s, with projects, hours, tasks and people (R-9.18, R-9.32, R-9.33, R-9.34, R-9.35, R-9.36, R-10.7, R-10.8, R-10.9, R-12.27)', async () => {
    const plain = await readAll((id) => id);
    expect(plain.map(({ error }) => error)).toEqual(plain.map(() => undefined));
    speak(name);
    const style = styles[name];
    const varied = await readAll((id) => idOf(style, id));
    expect(comparable(varied, null)).toEqual(comparable(plain, style));
  });

  test('are created, set and opened; a member and a figure are saved on their pages (R-10.14)', async () => {
    speak(name);
    const calls = watchCalls();
    const app = await openCustomers();
    const { user } = app;
    await fill(user, await openNewCustomer(user), { Name: 'Neu & Söhne "KG"', Location: 'Ulm' });
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(noDialog);
    expect(await screen.findByText('Neu & Söhne "KG"')).toBeVisible();
    await fill(user, await openSettings(user, 'Kessler Maschinenbau GmbH'), { Address: 'Neue Straße 1' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(noDialog);

    await user.click(screen.getByRole('link', { name: 'Open: Kessler Maschinenbau GmbH' }));
    expect(await screen.findByText('Neue Straße 1')).toBeVisible();
    await fill(user, await edit(app, 'Basic information'), { Location: 'Ulm' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => sectionIsRead('Basic information'));
    await user.click(await screen.findByRole('button', { name: 'Edit: Ersatzteil-Shop' }));
    await fill(user, await screen.findByRole('form', { name: 'Ersatzteil-Shop' }), { Revenue: '321' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Ersatzteil-Shop' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Tobias Reimann' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove Tobias Reimann' })).not.toBeInTheDocument(),
    );
    expect(calls.of('PUT').map(({ path }) => path.replace(/^\/(\w+)\/.*$/u, '/$1/'))).toEqual([
      '/customers/',
      '/customer/',
      '/customer/',
      '/project/',
    ]);
  });
});
