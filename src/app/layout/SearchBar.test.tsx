import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../tests/jsdom/testService';
import { answerOnce, faults, refused } from '../../../tests/journeys/shownFaults';
import { FIND, group, kessler, openBar, option, searched } from '../../../tests/journeys/searchScreen';

const hits = (...found: readonly object[]) =>
  server.use(http.get(`*/api${FIND}*`, () => HttpResponse.json(found)));

describe('search bar: when it searches', () => {
  test('the bar searches from the third letter on, once, for the latest text (R-13.4)', async () => {
    const { user, field, sent } = await openBar();
    await user.type(field, 'ke');
    expect(await screen.findByText('1 more letter')).toBeVisible();
    await user.type(field, 'ssler');
    expect(await kessler()).toBeVisible();
    // One search per pause, not per letter; a slow machine may pause more often than a user does.
    expect(searched(sent).at(-1)).toBe('kessler');
    expect(searched(sent).length).toBeLessThan('ssler'.length);
    expect(searched(sent)).not.toContain('ke');
  });

  test('Enter searches for anything, at once (R-13.4)', async () => {
    const { user, field, sent } = await openBar();
    await user.type(field, 'ke{Enter}');
    expect(await kessler()).toBeVisible();
    expect(searched(sent)).toEqual(['ke']);
  });

  test('the last answer wins: an outdated search is never shown', async () => {
    const { user, field } = await openBar();
    server.use(
      http.get(`*/api${FIND}:text`, async ({ params }) => {
        const text = String(params['text']);
        await delay(text === 'old' ? 200 : 1);
        return HttpResponse.json([
          { type: 'customer', name: `${text} answer`, link: '1', route: '/customer/' },
        ]);
      }),
    );
    await user.type(field, 'old{Enter}');
    await user.clear(field);
    await user.type(field, 'new{Enter}');
    expect(await option('new answer')).toBeVisible();
    await delay(250);
    expect(screen.queryByText('old answer')).not.toBeInTheDocument();
  });

  test('the typed text is encoded in the address (R-13.6)', async () => {
    const { user, field, sent } = await openBar();
    await user.type(field, 'a/b?c#d é{Enter}');
    expect(await screen.findByText('Nothing found for “a/b?c#d é”')).toBeVisible();
    expect(searched(sent)).toEqual(['a/b?c#d é']);
  });
});

describe('search bar: what was found', () => {
  test('hits are grouped by type, and choosing one opens its route and link (R-13.1)', async () => {
    const { user, field, router } = await openBar();
    await user.type(field, 'kes{Enter}');
    const found = await kessler();
    expect(found.querySelector('svg')).not.toBeNull();
    expect(found.querySelector('mark')).toHaveTextContent('Kes');
    expect(found).toHaveAttribute('href', '/customer/2');
    await user.click(found);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kessler Maschinenbau GmbH' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/customer/2');
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('');
  });

  test('employees, tasks, projects, customers and planners have icons of their own; unknown types have one too (R-13.1)', async () => {
    const types = ['employee', 'task', 'project', 'customer', 'kanban', 'Invoice'];
    hits(...types.map((type) => ({ type, name: `A ${type}`, link: '1', route: '/customer/' })));
    const { user, field } = await openBar();
    await user.type(field, 'any{Enter}');
    await option('A employee');
    const shapes = screen.getAllByRole('option').map((one) => one.querySelector('svg')?.innerHTML);
    expect(new Set(shapes).size).toBe(6);
    expect((await group('Other')).getByRole('option')).toHaveTextContent('A Invoice');
  });

  test('links are followed to http(s) in a new window, or to a page of this app; nothing else is (R-13.1)', async () => {
    hits(
      { type: 'customer', name: 'Elsewhere', link: 'https://elsewhere.example/x', route: '/customer/' },
      { type: 'customer', name: 'Script', link: 'javascript:alert(1)', route: '' },
      { type: 'customer', name: 'Nowhere', link: '12', route: '/invoices/' },
      { type: 'customer', name: 'Nothing', link: null, route: null },
    );
    const { user, field } = await openBar();
    await user.type(field, 'any{Enter}');
    const elsewhere = await option(/Elsewhere/u);
    expect(elsewhere).toHaveAttribute('href', 'https://elsewhere.example/x');
    expect(elsewhere).toHaveAttribute('target', '_blank');
    expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
    for (const name of [/Script/u, /Nowhere/u, /Nothing/u]) {
      const dead = await option(name);
      expect(dead).not.toHaveAttribute('href');
      expect(dead).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test('names in any script are shown as they are', async () => {
    const names = ['אביגיל בן־דוד', '山田 花子', '<b>Öß</b> "🙂"'];
    hits(...names.map((name) => ({ type: 'employee', name, link: 'x', route: '/employee/' })));
    const { user, field } = await openBar();
    await user.type(field, 'any{Enter}');
    for (const name of names) {
      expect((await option(name)).querySelector('[dir=auto]')).toHaveTextContent(name);
    }
  });

  test('an empty result says so (R-13.2)', async () => {
    const { user, field } = await openBar();
    await user.type(field, 'xyzzy{Enter}');
    expect(await screen.findByText('Nothing found for “xyzzy”')).toBeVisible();
  });
});

describe('search returns 404', () => {
  test('a 404 of the search opens the message dialog, and the bar still works (R-13.5)', async () => {
    const { user, field } = await openBar();
    await user.type(field, '???{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
    expect(dialog.getByText('You do nat have permisson to access this document')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.clear(field);
    await user.type(field, 'kessler');
    expect(await kessler()).toBeVisible();
  });
});

describe('a search that fails', () => {
  test('a failed search says why each time, and the same press works again (R-13.6)', async () => {
    const { user, field } = await openBar();
    const [first, ...others] = faults;
    if (first) answerOnce('get', `${FIND}*`, first[1]);
    await user.type(field, 'kessler{Enter}');
    const told = async (reason: RegExp | undefined) => {
      await waitFor(() => expect(document.body).toHaveTextContent(/The search failed\./u));
      await waitFor(() => expect(document.body).toHaveTextContent(reason ?? /./u));
      expect(document.body).not.toHaveTextContent('Oops');
    };
    await told(first?.[2]);
    for (const [, answer, reason] of others) {
      answerOnce('get', `${FIND}*`, answer);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await told(reason);
    }
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await kessler()).toBeVisible();
  });

  test('a 401 of the search ends the session', async () => {
    const { user, field, router } = await openBar();
    answerOnce('get', `${FIND}*`, () => refused(401, { message: 'token missing or expired' }));
    await user.type(field, 'kessler');
    expect(await screen.findByRole('heading', { name: 'Your session hat timeout.' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/expired');
  });
});
