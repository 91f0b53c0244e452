import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guidOf } from '../accounts';
import { renderApp } from '../render';

const heading = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** React reports an effect that is not cleaned up on the console, which fails the test. */
test('every screen of a signed-in user works under Strict Mode', async () => {
  const { router, service } = await renderApp({
    path: '/dashboard',
    signedInAs: 'manager',
    language: 'en',
    isStrict: true,
  });
  await heading(/Tobias/u);
  for (const [path, name] of [
    ['/work', 'Working Time Management'],
    ['/expenses', 'Expenses'],
    ['/timesheets', 'Time Sheets'],
    ['/timesheets/month/2026-10', /October 2026/u],
    ['/customers', 'Customers'],
    ['/customer/2', 'Kessler Maschinenbau GmbH'],
    ['/project/5', 'MES-Einführung Werk 2'],
    ['/planner', 'Planner'],
    ['/employees', 'Employee Network'],
    [`/employee/${guidOf(service, 'member')}`, 'Jana Albrecht'],
    ['/profile', 'Tobias Reimann'],
    ['/nowhere', 'This page does not exist'],
  ] as const) {
    await router.navigate(path);
    await heading(name);
  }
  await router.navigate('/planner');
  const [board] = await screen.findAllByRole('link', { name: /Kundenportal|MES|Stadtwerke/u });
  await router.navigate(board?.getAttribute('href') ?? '');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/planner\/kanban\//u));
  await screen.findByRole('region', { name: 'Add bucket' });
});

test.each([
  ['/', 'Sign in'],
  ['/registration', 'Registration'],
  ['/forgottenPassword', 'Forgotten password'],
  ['/codeVerification', /code/iu],
  ['/expired', 'Your session hat timeout.'],
])('the public screen %s works under Strict Mode', async (path, name) => {
  await renderApp({ path, language: 'en', isStrict: true });
  expect(await heading(name)).toBeVisible();
});
