import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { section } from '../../../../tests/journeys/employeeScreen';
import { server, testService } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';

const open = async (search = '') => {
  const app = await renderApp({ path: `/profile${search}`, signedInAs: 'member', language: 'en' });
  await screen.findByRole('tablist', {}, { timeout: 15_000 });
  return { ...app, sent: watchCalls(), guid: guidOf(testService(), 'member') };
};

test('the user’s own profile has the tabs profile, contact, about and notification (R-12.1)', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Jana Albrecht' })).toBeVisible();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Contact', 'About', 'Notification']);
});

test('a browser may fill in the user’s own name and place (WCAG 1.3.5) (R-12.31)', async () => {
  const { user } = await open();
  const purposeOf = (part: string, name: string) =>
    section(part).getByRole('textbox', { name }).getAttribute('autocomplete');
  await user.click(section('Person').getByRole('button', { name: /^Edit/u }));
  await user.click(section('Work').getByRole('button', { name: /^Edit/u }));
  expect(purposeOf('Person', 'Surname')).toBe('family-name');
  expect(purposeOf('Work', 'Location')).toBe('address-level2');
});

test('the name in the header and the place of new entries are updated on saving, also after a reload', async () => {
  const { user, store, sent, guid } = await open();
  await user.click(section('Person').getByRole('button', { name: /^Edit/u }));
  await user.type(section('Person').getByRole('textbox', { name: 'Surname' }), '-Vogt');
  await user.click(section('Person').getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jana Albrecht-Vogt' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Account: Jana Albrecht-Vogt/u })).toBeVisible();
  await user.click(section('Work').getByRole('button', { name: /^Edit/u }));
  await user.clear(section('Work').getByRole('textbox', { name: 'Location' }));
  await user.type(section('Work').getByRole('textbox', { name: 'Location' }), 'Ulm');
  await user.click(section('Work').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(section('Work').getByText('86150 Ulm')).toBeVisible());
  expect(sent.of('PUT').map(({ body }) => body)).toEqual([
    { guid, surname: 'Albrecht-Vogt' },
    { guid, location: 'Ulm' },
  ]);
  expect(store.getState().session).toMatchObject({ user: { surname: 'Albrecht-Vogt', location: 'Ulm' } });
  expect(localStorage.getItem('tagwerk.user')).toContain('Albrecht-Vogt');
});

describe('notification: nine subscriptions, each switched at once', () => {
  const opened = async () => {
    const app = await open('?tab=notification');
    await screen.findAllByRole('switch');
    return app;
  };

  test('each subscription has a switch with its label (R-12.5)', async () => {
    await opened();
    const names = screen
      .getAllByRole('switch')
      .map((one) => one.closest('div')?.querySelector('label')?.textContent);
    expect(names).toEqual([
      'Task assigned',
      'Task delegated away',
      'Task completed by colleague',
      'New comment',
      'Task reminder',
      'Added to customer account management',
      'Added to project team',
      'Added to planner',
      'Removed from planner',
    ]);
    for (const one of screen.getAllByRole('switch')) expect(one).toBeChecked();
  });

  test('switching off is a DELETE with the type, switching on is a POST (R-12.5)', async () => {
    const { user, sent } = await opened();
    const comment = screen.getByRole('switch', { name: 'New comment' });
    await user.click(comment);
    expect(comment).not.toBeChecked();
    await waitFor(() => expect(sent.of('DELETE', '/users/me/notification')).toHaveLength(1));
    await user.click(comment);
    expect(comment).toBeChecked();
    await waitFor(() =>
      expect(sent.of('POST', '/users/me/notification').map(({ body }) => body)).toEqual([
        { emailType: 'taskComment' },
      ]),
    );
  });

  test('a switch that the service refuses is put back, and the user is told (R-12.5)', async () => {
    const { user } = await opened();
    server.use(
      http.delete('*/api/users/me/notification', () => new HttpResponse('<h1>no</h1>', { status: 500 }), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('switch', { name: 'Task reminder' }));
    expect(await screen.findByText(/Not switched: Task reminder\. .*\(500\)/u)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Task reminder' })).toBeChecked();
  });

  test('if a switch is pressed twice during the first call, the last press counts', async () => {
    const { user, sent } = await opened();
    const reminder = screen.getByRole('switch', { name: 'Task reminder' });
    await user.click(reminder);
    await user.click(reminder);
    expect(reminder).toBeChecked();
    await waitFor(() => expect(sent.of('POST', '/users/me/notification')).toHaveLength(1));
    expect(sent.of('DELETE', '/users/me/notification')).toHaveLength(1);
    expect(reminder).toBeChecked();
  });

  test('subscriptions that cannot be loaded say why, with a retry', async () => {
    server.use(
      http.get('*/api/users/me/notification', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await open('?tab=notification');
    const panel = within(screen.getByRole('tabpanel', { name: 'Notification' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(/could not be loaded/u);
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findAllByRole('switch')).toHaveLength(9);
  });
});
