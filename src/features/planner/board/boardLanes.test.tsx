import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { openBoard, patches } from '../../../../tests/journeys/plannerScreen';
import { ownTime } from '../../../../tests/jsdom/testTime';

beforeEach(ownTime);

const TITLE = 'Rückfallplan für Linie 3';
const lane = (name: string) => within(screen.getByRole('region', { name }));
const cell = (name: string, bucket: string) =>
  lane(name)
    .getByRole('list', { name: `${name} · ${bucket}` })
    .querySelectorAll('[role="listitem"]');
const cards = (name: string, bucket: string) =>
  [...cell(name, bucket)].map((card) => card.querySelector('button')?.textContent);

/** Opens Jana's board in lanes. */
async function open(grouping: 'person' | 'priority') {
  const app = await openBoard();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'By' }), grouping);
  await screen.findByRole('region', { name: grouping === 'person' ? 'Mehmet Yıldız' : 'Urgent' });
  const calls = watchCalls();
  const moveTo = async (from: string, to: string) => {
    await app.user.click(lane(from).getByRole('button', { name: `Actions: ${TITLE}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: `Move to ${to}` }));
  };
  return { ...app, calls, moveTo };
}

/** Sends what is held back, as when its time is up. */
const sendHeld = async ({ store }: Awaited<ReturnType<typeof open>>) => store.extra.heldBack.sendAll();

describe('lanes of priorities', () => {
  test('another lane changes the priority, with one call (R-11.60)', async () => {
    const { calls, moveTo, router } = await open('priority');
    expect(router.state.location.search).toBe('?group=priority');
    expect(cards('Urgent', 'In Umsetzung')).toEqual([TITLE]);
    await moveTo('Urgent', 'Important');
    await waitFor(() => expect(cards('Important', 'In Umsetzung')).toContain(TITLE));
    await waitFor(() => expect(patches(calls)).toEqual([{ priority: 'Important' }]));
    await moveTo('Important', 'Prüfung');
    await waitFor(() => expect(cards('Important', 'Prüfung')).toContain(TITLE));
  });
});

test('lanes without tasks are folded, and open when they are pressed (R-11.60)', async () => {
  const { user, router } = await open('priority');
  await router.navigate(`${router.state.location.pathname}?group=priority&q=linie`);
  const head = (name: string) => lane(name).getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  await waitFor(() => expect(head('Important')).toHaveAttribute('aria-expanded', 'false'));
  expect(head('Urgent')).toHaveAttribute('aria-expanded', 'true');
  await user.click(head('Important'));
  expect(lane('Important').getAllByRole('list')).toHaveLength(6);
});

describe('lanes of people', () => {
  test('a task of several people is in each lane and says who else has it (R-11.60)', async () => {
    const { user } = await open('person');
    expect(lane('Jana Albrecht').getByText('also David, Mehmet')).toBeVisible();
    expect(lane('David Okafor').getByText('also Mehmet, Jana')).toBeVisible();
    const nobody = lane('Nobody').getByRole('button', { name: /^Nobody/u });
    expect(nobody).toHaveAttribute('aria-expanded', 'true');
    await user.click(nobody);
    expect(nobody).toHaveAttribute('aria-expanded', 'false');
  });

  test('a task is given to someone: nothing is sent until it can no longer be undone (R-11.61)', async () => {
    const app = await open('person');
    await app.moveTo('Mehmet Yıldız', 'Jana Albrecht');
    await waitFor(() => expect(cards('Jana Albrecht', 'In Umsetzung')).toContain(TITLE));
    expect(cards('Mehmet Yıldız', 'In Umsetzung')).not.toContain(TITLE);
    expect(app.calls.of('POST')).toEqual([]);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cards('Mehmet Yıldız', 'In Umsetzung')).toContain(TITLE));
    await app.moveTo('Mehmet Yıldız', 'Jana Albrecht');
    await screen.findByText('Given to Jana Albrecht');
    await sendHeld(app);
    const members = [...app.calls.of('POST', '/kanban/tasks'), ...app.calls.of('PATCH', '/kanban/tasks')];
    expect(members.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    expect(cards('Jana Albrecht', 'In Umsetzung')).toContain(TITLE);
    await app.store.extra.history.undoLast();
    await waitFor(() => expect(cards('Mehmet Yıldız', 'In Umsetzung')).toContain(TITLE));
    expect(cards('Jana Albrecht', 'In Umsetzung')).not.toContain(TITLE);
  });

  test('if the person is refused, the task goes back (R-11.62)', async () => {
    const app = await open('person');
    const refuse = () => HttpResponse.json({ message: 'Not allowed' }, { status: 409 });
    server.use(http.post('*/api/kanban/tasks/*/member', refuse, { once: true }));
    await app.moveTo('Mehmet Yıldız', 'Jana Albrecht');
    await screen.findByText('Given to Jana Albrecht');
    await sendHeld(app);
    expect(await screen.findByText(/was not moved to “Jana Albrecht”.*Not allowed/u)).toBeVisible();
    await waitFor(() => expect(cards('Mehmet Yıldız', 'In Umsetzung')).toContain(TITLE));
    expect(app.calls.of('PATCH')).toEqual([]);
  });

  test('if only the other person cannot be removed, both stay and that is said (R-11.62)', async () => {
    const app = await open('person');
    const refuse = () => HttpResponse.json({ message: 'Not allowed' }, { status: 409 });
    server.use(http.patch('*/api/kanban/tasks/*/member', refuse, { once: true }));
    await app.moveTo('Mehmet Yıldız', 'Jana Albrecht');
    await screen.findByText('Given to Jana Albrecht');
    await sendHeld(app);
    expect(await screen.findByText(/Mehmet Yıldız was not removed, so both have it/u)).toBeVisible();
    await waitFor(() => expect(cards('Mehmet Yıldız', 'In Umsetzung')).toContain(TITLE));
    expect(cards('Jana Albrecht', 'In Umsetzung')).toContain(TITLE);
  });

  test('the lane of nobody only takes away (R-11.61)', async () => {
    const app = await open('person');
    await app.moveTo('Mehmet Yıldız', 'Nobody');
    await waitFor(() => expect(cards('Nobody', 'In Umsetzung')).toContain(TITLE));
    await screen.findByText('Taken from Mehmet Yıldız');
    await sendHeld(app);
    expect(app.calls.of('POST')).toEqual([]);
    expect(app.calls.of('PATCH', '/kanban/tasks')).toHaveLength(1);
  });
});
