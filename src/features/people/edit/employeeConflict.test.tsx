import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openTabs, section } from '../../../../tests/journeys/employeeScreen';
import { fill } from '../../../../tests/jsdom/fill';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { server, testService } from '../../../../tests/jsdom/testService';

/** Opens the dialog that asks which of two versions of a phone number to keep. */
async function openQuestion() {
  const app = await openTabs('?tab=contact');
  await app.user.click(section('Contact').getByRole('button', { name: /^Edit/u }));
  await fill(app.user, section('Contact').getByRole('textbox', { name: 'Phone' }), '0821 1');
  testService().db.run("update users set phone = '0821 2' where guid = ?", app.guid);
  await app.user.click(section('Contact').getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  return {
    ...app,
    choose: async () => app.user.click(question.getByRole('button', { name: 'Save selection' })),
  };
}

test('a refusal after choosing a version says why, and the same button then saves without asking again (R-14.25)', async () => {
  const { user, choose } = await openQuestion();
  const refuse = () => HttpResponse.json({ message: 'not yours' }, { status: 403 });
  server.use(http.put('*/api/users/*', refuse, { once: true }));
  await choose();
  expect(await section('Contact').findByRole('alert')).toHaveTextContent(/Not saved\..*“not yours”/u);
  expect(section('Contact').getByRole('textbox', { name: 'Phone' })).toHaveValue('0821 1');
  await user.click(section('Contact').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(section('Contact').getByText('0821 1')).toBeVisible());
});

test('values typed while the chosen version is being saved stay, and keep the section open (R-14.25)', async () => {
  const { user, choose } = await openQuestion();
  const answers = holdAnswers('put', '/users/*');
  await choose();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await fill(user, section('Contact').getByRole('textbox', { name: /LinkedIn/u }), 'linkedin.com/in/tobi');
  answers.letGo();
  await waitFor(() => expect(section('Contact').getByRole('button', { name: 'Save' })).toBeEnabled());
  await waitFor(() =>
    expect(section('Contact').getByRole('button', { name: 'Save' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
  expect(section('Contact').getByRole('textbox', { name: /LinkedIn/u })).toHaveValue('linkedin.com/in/tobi');
});

test('going back from the conflict keeps the typed values, and nothing is sent (R-14.25)', async () => {
  const { user, sent } = await openQuestion();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(section('Contact').getByRole('textbox', { name: 'Phone' })).toHaveValue('0821 1');
  expect(section('Contact').getByRole('button', { name: 'Save' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(sent.of('PUT')).toHaveLength(0);
});
