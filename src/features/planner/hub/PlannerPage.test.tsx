import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';

async function openHub() {
  const app = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
  await screen.findByRole('link', { name: 'MES-Einführung Werk 2' });
  return app;
}

const cardOf = (title: string) => {
  const card = screen.getByRole('link', { name: title }).closest('li');
  if (!card) throw new Error(`no card of ${title}`);
  return card;
};
const myTasks = () => screen.getByRole('region', { name: 'My Tasks' });

describe('Kanban Hub', () => {
  test('the hub has one card per board: class, title, up to 6 members and then "+ n"; it links to the board (R-11.1)', async () => {
    await openHub();
    expect(screen.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
    const personal = cardOf('MES-Einführung Werk 2');
    expect(personal).toHaveTextContent('Personal');
    expect(within(personal).getByText(/^\+ 2/u)).toBeVisible();
    expect(within(personal).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/planner\/kanban\/\d+$/u),
    );
    expect(screen.getAllByText('Customer').length).toBeGreaterThan(0);
  });

  test('My Tasks are grouped by due date, with board and priority; completed ones are shown on request (R-11.7, R-24.131)', async () => {
    const { user } = await openHub();
    await within(myTasks()).findByRole('button', { name: /Angebot Umzugsfirma prüfen/u });
    expect(within(myTasks()).getByRole('heading', { level: 2, name: 'My Tasks' })).toBeVisible();
    const groups = () =>
      within(myTasks())
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent?.replace(/ \d+$/u, ''));
    expect(groups()).toEqual(['Overdue', 'Today', 'This week', 'Later']);
    expect(within(myTasks()).queryByRole('button', { name: /^Completed: /u })).toBeNull();
    await user.click(within(myTasks()).getByRole('switch', { name: 'Show completed tasks' }));
    expect(groups().at(-1)).toBe('Completed');
    expect(within(myTasks()).getAllByRole('button', { name: /^Completed: /u })).not.toEqual([]);
    const late = within(myTasks()).getByRole('button', { name: /Angebot Umzugsfirma prüfen/u });
    expect(late).toHaveAccessibleName(/Umzug Büro Süd.*Priority: Important.*overdue 15\.11\./u);
  });

  test('a failure to load boards shows the reason and a retry; My Tasks stay', async () => {
    server.use(http.get('*/api/kanban', () => HttpResponse.error(), { once: true }));
    const { user } = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
    expect(await screen.findByText('The boards could not be loaded')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Angebot Umzugsfirma/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Jana privat' })).toBeVisible();
  });

  test('without boards and tasks the hub says so and offers to create the first planner', async () => {
    const { user } = await renderApp({ path: '/planner', signedInAs: 'newcomer', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'No planner yet' })).toBeVisible();
    expect(await screen.findByText('No tasks of yours at the moment.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create the first planner' }));
    expect(await screen.findByRole('dialog', { name: 'New Planner' })).toBeVisible();
  });

  test('members as a list, as JSON text or malformed are shown as far as they are readable (R-11.9)', async () => {
    const board = { class: 'personally', owner: 'someone' };
    const members = [{ guid: 'a', name: 'Ada Abt' }];
    server.use(
      http.get('*/api/kanban', () =>
        HttpResponse.json([
          { ...board, id: 1, title: 'List', members },
          { ...board, id: 2, title: 'Text', members: JSON.stringify(members) },
          { ...board, id: 3, title: 'Broken', members: '[{"guid":' },
          { ...board, id: 4, title: 'Mixed', members: [null, 7, { name: 'x' }, ...members, ...members] },
        ]),
      ),
    );
    await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
    await screen.findByRole('link', { name: 'Broken' });
    const shown = ['List', 'Text', 'Broken', 'Mixed'].map((title) =>
      within(cardOf(title))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(shown).toEqual([['AAAda Abt'], ['AAAda Abt'], [], ['AAAda Abt']]);
  });
});

describe('New Planner requires a name', () => {
  async function openNew() {
    const app = await openHub();
    await app.user.click(screen.getByRole('button', { name: 'New Planner' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'New Planner' })) };
  }

  test('without a name no planner is created: no call, and the field says so (R-11.19)', async () => {
    const { user, dialog } = await openNew();
    const calls = watchCalls();
    await user.type(dialog.getByLabelText('Name'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter name');
    await user.type(dialog.getByLabelText('Name'), 'Summer party{Enter}');
    await screen.findByRole('link', { name: 'Summer party' });
    expect(calls.of('POST', '/kanban')).toHaveLength(1);
  });

  test('a new planner is created as class personally and gets a card', async () => {
    const { user, dialog } = await openNew();
    const calls = watchCalls();
    await user.type(dialog.getByLabelText('Name'), ' Summer party {Enter}');
    expect(await screen.findByRole('link', { name: 'Summer party' })).toBeVisible();
    expect(calls.of('POST', '/kanban').map(({ body }) => body)).toEqual([
      { title: 'Summer party', class: 'personally' },
    ]);
    expect(cardOf('Summer party')).toHaveTextContent('Personal');
  });

  test('a failure is reported and the name stays; an answer without content is looked up in the list', async () => {
    server.use(http.post('*/api/kanban', () => HttpResponse.error(), { once: true }));
    const { user, dialog, service } = await openNew();
    await user.type(dialog.getByLabelText('Name'), 'Summer party');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not created. No connection to the server.');
    expect(dialog.getByLabelText('Name')).toHaveValue('Summer party');
    server.use(
      http.post(
        '*/api/kanban',
        async ({ request }) => {
          await service.fetch(request);
          return new HttpResponse(null);
        },
        { once: true },
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Summer party' })).toBeVisible();
  });
});
