import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { type Rendered, renderApp } from '../render';
import { fill } from './customersScreen';
import { customerSavings } from './customerSavings';
import { edit, kessler, openKessler, press, sectionIsRead } from './detailSteps';
import { heard, lost, nothingWaits, openPanel } from './outboxScreen';
import { peopleSavings } from './peopleSavings';
import { projectSavings } from './projectSavings';

beforeEach(ownTime);

const address = "select Address as value from customers where Name = 'Kessler Maschinenbau GmbH'";
const ofProject = (column: string, id: number) => `select ${column} as value from projects where Id = ${id}`;

/** A value in the service's database. */
const stored = ({ service }: Rendered, query: string) =>
  service.db.all(v.object({ value: v.nullable(v.union([v.string(), v.number()])) }), query)[0]?.value;

/** The service's value in the end, for each action. */
const inTheEnd: Readonly<Record<string, readonly [query: string, value: string | number]>> = {
  "a customer's settings": [address, 'Typed 1'],
  "a customer's basic information": [address, 'Typed 1'],
  "a project's basic information": [ofProject('Description', 5), 'Typed'],
  "a project's revenue and budget": [ofProject('TimeBudged', 5), 321],
  "a project's state": [ofProject('ProjectState', 5), 'closed'],
  "a project's revenue in its line": [ofProject('Revenue', 6), 321],
  "one's own profile": ["select phone as value from users where username = 'jalbrecht'", '0821 99'],
};

const ways = [...customerSavings, ...projectSavings, ...peopleSavings].filter(
  ({ what, waits, method }) => waits && method === 'put' && what in inTheEnd,
);

async function putAddress(app: Rendered, text: string) {
  await fill(app.user, await edit(app, 'Basic information'), { Address: text });
  await press('Save')(app);
}

const basics = () => within(screen.getByRole('region', { name: 'Basic information' }));

describe('an edit without an answer waits and is sent once:', () => {
  test('every editor has a row in the table (R-14.36)', () => {
    expect(ways.map(({ what }) => what).toSorted()).toEqual(Object.keys(inTheEnd).toSorted());
  });

  test.each(
    ways.flatMap((way) => [
      { ...way, fault: 'that never arrived', answer: lost },
      { ...way, fault: 'whose answer was lost', answer: heard },
    ]),
  )('$what $fault (R-14.36)', async ({ what, method, path, prepare, submit, isDone, answer }) => {
    const [query = '', value] = inTheEnd[what] ?? [];
    const app = await prepare();
    const calls = watchCalls();
    server.use(http[method](`*/api${path}`, answer, { once: true }));
    await submit(app);
    await waitFor(isDone);
    await waitFor(() => expect(within(screen.getByRole('main')).getAllByText('waits')).not.toHaveLength(0));
    await comesInTime(() => expect(document.body).toHaveTextContent(/1 waiting entry sent/u));
    await nothingWaits();
    isDone();
    expect(within(screen.getByRole('main')).queryByText('waits')).not.toBeInTheDocument();
    expect(stored(app, query)).toBe(value);
    // An edit that arrived is found by reading it, and not sent again.
    expect(calls.of('PUT')).toHaveLength(answer === lost ? 2 : 1);
  });
});

test('a waiting edit is undone without a call (R-14.36)', async () => {
  const app = await openKessler();
  const calls = watchCalls();
  server.use(http.put('*/api/customer/2', lost));
  await putAddress(app, 'Typed 1');
  expect(await basics().findByText('Typed 1')).toBeVisible();
  const sent = calls.of('PUT').length;
  await app.user.keyboard('{Control>}z{/Control}');
  expect(await basics().findByText('Ulmer Landstraße 214')).toBeVisible();
  await nothingWaits();
  expect(calls.of('PUT')).toHaveLength(sent);
});

test('a waiting edit of a customer that was changed elsewhere is decided field by field, and not offered twice (R-14.36)', async () => {
  const app = await openKessler();
  server.use(http.put('*/api/customer/2', lost, { once: true }));
  await putAddress(app, 'Typed 1');
  await basics().findByText('Typed 1');
  app.service.db.run("update customers set Address = 'Theirs 2', Location = 'Ulm' where Id = 2");
  await comesInTime(() => expect(document.body).toHaveTextContent(/1 needs you/u));
  const panel = await openPanel(app);
  await app.user.click(panel.getByRole('button', { name: `Compare: Customer: ${kessler}` }));
  const versions = within(await screen.findByRole('dialog', { name: `Two versions of ${kessler}` }));
  expect(versions.getByRole('radio', { name: 'Address, Here: Typed 1' })).toBeChecked();
  expect(versions.queryByRole('button', { name: 'Keep both' })).not.toBeInTheDocument();
  await app.user.click(versions.getByRole('radio', { name: 'Address, Server: Theirs 2' }));
  await app.user.click(versions.getByRole('button', { name: 'Save selection' }));
  await nothingWaits();
  expect(stored(app, address)).toBe('Theirs 2');
  expect(stored(app, 'select Location as value from customers where Id = 2')).toBe('Ulm');
});

test('an edit that is refused later is still shown on its page, and corrected there (R-14.36)', async () => {
  const app = await openKessler();
  const refused = () => HttpResponse.json({ message: 'no such street' }, { status: 422 });
  server.use(
    http.put('*/api/customer/2', lost, { once: true }),
    http.put('*/api/customer/2', refused, { once: true }),
  );
  await putAddress(app, 'Typed 1');
  await basics().findByText('Typed 1');
  await comesInTime(() => expect(document.body).toHaveTextContent(/1 needs you/u));
  await app.router.navigate('/planner');
  const panel = await openPanel(app);
  expect(panel.getByText(/no such street/u)).toBeVisible();
  await app.user.click(panel.getByRole('link', { name: `Correct: Customer: ${kessler}` }));
  await screen.findByRole('heading', { level: 1, name: kessler });
  expect(await basics().findByText('Typed 1')).toBeVisible();
  await putAddress(app, 'Typed 2');
  await waitFor(() => sectionIsRead('Basic information'));
  await nothingWaits();
  expect(stored(app, address)).toBe('Typed 2');
});

test('a waiting edit of a customer that was deleted elsewhere can only be dropped (R-14.36)', async () => {
  const app = await openKessler();
  server.use(http.put('*/api/customer/2', lost, { once: true }));
  await putAddress(app, 'Typed 1');
  await basics().findByText('Typed 1');
  server.use(http.get('*/api/customer/2', () => new HttpResponse(null, { status: 404 })));
  await comesInTime(() => expect(document.body).toHaveTextContent(/1 needs you/u));
  const panel = await openPanel(app);
  expect(panel.queryByRole('link', { name: /^Correct/u })).not.toBeInTheDocument();
  await app.user.click(panel.getByRole('button', { name: `Drop: Customer: ${kessler}` }));
  await nothingWaits();
});

test('a refused edit of the user’s own profile is corrected on the profile (R-14.36)', async () => {
  const app = await renderApp({ path: '/profile', signedInAs: 'member', language: 'en' });
  const refused = () => HttpResponse.json({ message: 'no such name' }, { status: 422 });
  server.use(
    http.put('*/api/users/*', lost, { once: true }),
    http.put('*/api/users/*', refused, { once: true }),
  );
  await fill(app.user, await edit(app, 'Person'), { Surname: 'Reimann-Vogt' });
  await press('Save')(app);
  await comesInTime(() => expect(document.body).toHaveTextContent(/1 needs you/u));
  const panel = await openPanel(app);
  expect(panel.getByRole('link', { name: /^Correct: / })).toHaveAttribute('href', '/profile');
});

test('an admin’s edit of another user does not wait, and is reported as not saved (R-14.36)', async () => {
  const app = await renderApp({ path: '/employees', signedInAs: 'admin', language: 'en' });
  const guid = app.service.db.all(
    v.object({ guid: v.string() }),
    "select guid from users where username = 'jalbrecht'",
  )[0]?.guid;
  await app.router.navigate(`/employee/${guid}?tab=settings`);
  await app.user.click(await screen.findByRole('radio', { name: 'Manager' }));
  server.use(http.put('*/api/users/*', lost, { once: true }));
  await press('Save')(app);
  await waitFor(() => expect(document.body).toHaveTextContent(/Not saved\. No connection to the server/u));
  expect(screen.getByRole('radio', { name: 'Manager' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /waits for a connection/u })).not.toBeInTheDocument();
});
