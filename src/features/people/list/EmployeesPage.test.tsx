import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectedEmployeesReceived } from '@/shared/presence/presenceSlice';
import { guidOf } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { seeEverything } from '../../../../tests/jsdom/seeEverything';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';

/** Keeps only a few people, because a short list renders faster than a full page. */
const few = () =>
  testService().db.run(
    "delete from users where username not in ('jalbrecht', 'treimann', 'apetersen', 'lbrandt')",
  );

const open = async (path = '/employees') => {
  const app = await renderApp({ path, signedInAs: 'member', language: 'en' });
  // The first test also waits for the screen's code to load.
  await screen.findByRole('link', { name: 'Jana Albrecht' }, { timeout: 15_000 });
  return app;
};

const cardOf = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('li');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};

/** Reports who is online, as the service does; the signed-in user is always online. */
const online = (names: readonly ('manager' | 'admin')[]) =>
  connectedEmployeesReceived(names.map((name) => guidOf(testService(), name)));

describe('the cards of the employee network', () => {
  beforeEach(few);

  test('a card shows photo, name, company, and links to mail, phone and the networks the person has (R-12.2, R-12.8)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Employee Network' })).toBeVisible();
    const card = cardOf('Jana Albrecht');
    expect(card.getByText('Nordfeld Software & Beratung GmbH')).toBeVisible();
    expect(card.getByRole('link', { name: 'jana.albrecht@nordfeld.example' })).toHaveAttribute(
      'href',
      'mailto:jana.albrecht@nordfeld.example',
    );
    expect(card.getByRole('link', { name: '030 23125 112' })).toHaveAttribute('href', 'tel:03023125112');
    const xing = card.getByRole('link', { name: 'XING: Jana Albrecht' });
    expect(xing).toHaveAttribute('href', 'https://www.xing.com/profile/Jana_Albrecht');
    expect(xing).toHaveAttribute('target', '_blank');
    expect(card.queryByRole('link', { name: /Facebook/u })).not.toBeInTheDocument();
    expect(cardOf('Lukas Brandt').getByText('LB')).toBeVisible();
  });

  test('an invalid link is not rendered as one: javascript:, or without a host', async () => {
    testService().db.run(
      "update users set xing = 'javascript:alert(1)', linkedin = 'linkedin.com/in/jana' where username = 'jalbrecht'",
    );
    await open();
    const card = cardOf('Jana Albrecht');
    expect(card.queryByRole('link', { name: /XING/u })).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: /LinkedIn/u })).toHaveAttribute(
      'href',
      'https://linkedin.com/in/jana',
    );
  });

  test('the online badge follows the service, live (R-12.9)', async () => {
    const { store } = await open();
    // The service's own report, which names the user, would replace the one below.
    expect(await cardOf('Jana Albrecht').findByText('online')).toBeVisible();
    store.dispatch(online(['manager']));
    expect(await cardOf('Tobias Reimann').findByText('online')).toBeVisible();
    expect(screen.getByText(/1 online/u)).toBeVisible();
    store.dispatch(online(['admin']));
    expect(await cardOf('Anke Petersen').findByText('online')).toBeVisible();
    expect(cardOf('Tobias Reimann').queryByText('online')).not.toBeInTheDocument();
  });

  test('a click on a card opens the person (R-12.10)', async () => {
    const { user, router, service } = await open();
    await user.click(screen.getByRole('link', { name: 'Tobias Reimann' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tobias Reimann' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/employee/${guidOf(service, 'manager')}`);
  });
});

describe('people who are not authorized yet', () => {
  beforeEach(() => {
    few();
    testService().db.run("update users set verificationState = 'verified' where username = 'lbrandt'");
  });

  test('an admin sees how many people are not authorized and can filter by them; going back keeps the filter (R-12.12)', async () => {
    const app = await renderApp({ path: '/employees', signedInAs: 'admin', language: 'en' });
    await screen.findByRole('link', { name: 'Jana Albrecht' }, { timeout: 15_000 });
    const only = screen.getByRole('switch', { name: 'Show only newcomers: 1 not authorized yet' });
    await app.user.click(only);
    expect(await screen.findByText('1 person', { selector: 'b' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lukas Brandt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Jana Albrecht' })).not.toBeInTheDocument();
    await app.router.navigate('/employees?q=brandt');
    expect(await screen.findByRole('switch', { name: /newcomers: 1 not/u })).not.toBeChecked();
    await app.router.navigate('/employees?q=albrecht');
    await waitFor(() => expect(screen.queryByRole('switch', { name: /newcomers/u })).not.toBeInTheDocument());
    await app.router.navigate(-2);
    await app.user.click(await screen.findByRole('link', { name: 'Lukas Brandt' }));
    await screen.findByRole('heading', { level: 1, name: 'Lukas Brandt' });
    await app.router.navigate(-1);
    expect(await screen.findByRole('switch', { name: /newcomers/u })).toBeChecked();
    expect(screen.queryByRole('link', { name: 'Jana Albrecht' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('switch', { name: /newcomers/u }));
    expect(await screen.findByRole('link', { name: 'Jana Albrecht' })).toBeVisible();
  });

  test('non-admins do not see who is not authorized (R-12.12)', async () => {
    await open();
    expect(screen.queryByRole('switch', { name: /newcomers/u })).not.toBeInTheDocument();
  });
});

describe('the table of the employee network', () => {
  beforeEach(few);

  test('the table has its columns; a double-click on a row and Enter open the person (R-12.7)', async () => {
    const { user, router, service } = await open();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Photo',
      'Givenname',
      'Surname',
      'Phone',
      'Mail',
      'Action',
    ]);
    await user.dblClick(screen.getByRole('cell', { name: 'Reimann' }));
    expect(router.state.location.pathname).toBe(`/employee/${guidOf(service, 'manager')}`);
    await router.navigate(-1);
    const row = (await screen.findByRole('cell', { name: 'Petersen' })).closest('tr');
    row?.focus();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(`/employee/${guidOf(service, 'admin')}`);
  });

  test('on phones the table is a list and comes first; a tap opens the person, the icon at the end calls', async () => {
    setScreenWidth(390);
    await open();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call Jana Albrecht' })).toHaveAttribute(
      'href',
      'tel:03023125112',
    );
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('20 people are on a page, Next is offered after a full page and Previous above index 0', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Jana Albrecht' })).not.toBeInTheDocument());
  expect(screen.getByText('Entries 21 to 24')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('link', { name: 'Jana Albrecht' })).toBeVisible();
});

test('the number of employees is shown if they all fit on one page', async () => {
  few();
  const { store } = await open();
  store.dispatch(connectedEmployeesReceived([]));
  expect(await screen.findByText(/^4 employees/u)).toBeVisible();
});

describe('photos in the employee network', () => {
  beforeEach(few);

  test('photos are fetched once when they become visible, and only for people who have one', async () => {
    seeEverything();
    const sent = watchCalls();
    const { user, router, service } = await open();
    const guid = guidOf(service, 'manager');
    const photos = () => sent.of('GET', '/users/').filter(({ path }) => path.endsWith('/photo'));
    await waitFor(() => expect(photos().some(({ path }) => path.includes(guid))).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Tobias Reimann' }));
    await screen.findByRole('heading', { level: 1, name: 'Tobias Reimann' });
    await router.navigate('/employees');
    await screen.findByRole('link', { name: 'Jana Albrecht' });
    expect(photos().filter(({ path }) => path.includes(guid))).toHaveLength(1);
    const lukas =
      screen.getByRole('link', { name: 'Lukas Brandt' }).getAttribute('href')?.split('/').at(-1) ?? '?';
    expect(photos().filter(({ path }) => path.includes(lukas))).toHaveLength(0);
  });

  test('a photo that cannot be loaded leaves the initials, and nothing else fails', async () => {
    seeEverything();
    testService().db.run('update users set photoSmall = null');
    server.use(http.get('*/api/users/*/background', () => new HttpResponse('<h1>no</h1>', { status: 500 })));
    await open();
    expect(cardOf('Jana Albrecht').getByText('JA')).toBeVisible();
    expect(cardOf('Jana Albrecht').queryByRole('img')).not.toBeInTheDocument();
  });
});
