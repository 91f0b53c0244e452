import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import type { Rendered } from '../render';
import { edit, kessler, mes, openDetail } from './detailScreen';
import { openTabs, section } from './employeeScreen';

interface Edited {
  readonly what: string;
  /** The path of the call that reads the data. */
  readonly path: string;
  /** Opens the section for editing and types in it. */
  readonly type: () => Promise<{ readonly field: HTMLElement; readonly save: () => Promise<void> }>;
}

/** Clicks Save once the action before has finished. */
async function pressSave(user: Rendered['user'], form: ReturnType<typeof section>): Promise<void> {
  const button = form.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
}

const sectionOf = (page: typeof kessler | typeof mes, name: string, label: string) => async () => {
  const { user } = await openDetail(page);
  const form = await edit(user, name);
  await user.type(form.getByLabelText(label), ' 7');
  return {
    field: form.getByLabelText(label),
    save: async () => pressSave(user, form),
  };
};

const edited: readonly Edited[] = [
  { what: 'a customer', path: '/customer/2', type: sectionOf(kessler, 'Basic information', 'Address') },
  { what: 'a project', path: '/project/5', type: sectionOf(mes, 'Basic information', 'Description') },
  {
    what: 'an employee',
    path: '/users/*',
    type: async () => {
      const { user } = await openTabs('?tab=contact');
      await user.click(section('Contact').getByRole('button', { name: /^Edit/u }));
      const field = section('Contact').getByRole('textbox', { name: 'Phone' });
      await user.type(field, ' 7');
      return {
        field,
        save: async () => pressSave(user, section('Contact')),
      };
    },
  },
];

test.each(edited)('$what that cannot be read again before saving is not saved', async ({ path, type }) => {
  const { field, save } = await type();
  const calls = watchCalls();
  const overloaded = () => HttpResponse.json({ message: 'overloaded' }, { status: 500 });
  server.use(http.get(`*/api${path}`, overloaded));
  await save();
  expect(await screen.findAllByText(/overloaded/u)).not.toHaveLength(0);
  expect(calls.of('PUT')).toEqual([]);
  expect(field).toHaveDisplayValue(/ 7$/u);
  server.resetHandlers();
  const error = screen.queryByRole('dialog', { name: 'Error' });
  if (error) within(error).getByRole('button', { name: 'Close' }).click();
  await save();
  await screen.findAllByText(/ 7$/u, { ignore: 'textarea' });
  expect(calls.of('PUT')).toHaveLength(1);
});
