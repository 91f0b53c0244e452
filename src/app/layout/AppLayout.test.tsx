import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setScreenWidth } from '../../../tests/jsdom/browserStubs';
import { server } from '../../../tests/jsdom/testService';
import { renderApp } from '../../../tests/render';

async function openShell(language: 'de' | 'en' = 'en') {
  const rendered = await renderApp({ path: '/dashboard', signedInAs: 'member', language });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

describe('the sidebar', () => {
  test('the sidebar has all entries, and time recording expands (R-1.7)', async () => {
    const { user } = await openShell();
    const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    const entries = () => menu.getAllByRole('link').map((link) => link.textContent);
    const around = ['Dashboard', 'Profile', 'Employees', 'Customers'];
    expect(entries()).toEqual([...around, 'Work record', 'Expenses', 'Time sheets', 'Planner']);
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await user.click(menu.getByRole('button', { name: 'Time recording', expanded: true }));
    expect(entries()).toEqual([...around, 'Planner']);
  });

  test('the sidebar marks the list that a detail page belongs to', async () => {
    await renderApp({ path: '/project/3', signedInAs: 'member', language: 'en' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'true');
  });

  test('the sidebar has language and logout (R-1.8)', async () => {
    const { user, store } = await openShell();
    await user.click(screen.getByRole('button', { name: 'DE – Deutsch' }));
    expect(await screen.findByRole('link', { name: 'Übersicht' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  });
});

describe('header, search bar and footer', () => {
  test("the menu of the user's name leads to the profile and has appearance and language (R-1.9)", async () => {
    const { user } = await openShell();
    await user.click(screen.getByRole('button', { name: 'Account: Jana Albrecht' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(menu.getByRole('menuitemradio', { name: 'English', checked: true })).toBeVisible();
    await user.click(menu.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  });

  test('the footer shows version and release date, or no date if it is not known (R-1.4)', async () => {
    await openShell();
    expect(await screen.findByText('Released 01.11.2026')).toBeVisible();
    expect(screen.getByText('Tagwerk 3.0.0')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/Imprint.*Privacy.*Terms/u);
  });

  test('a release date that cannot be read is ignored', async () => {
    server.use(http.get('*/meta.json', () => new HttpResponse('<!doctype html>', { status: 200 })));
    await openShell();
    expect(screen.getByText('Tagwerk 3.0.0')).toBeVisible();
    expect(screen.queryByText(/Released/u)).not.toBeInTheDocument();
  });
});

describe('moving between pages', () => {
  test('the heading of a new page gets the focus and names the document, and the skip link leads to the page', async () => {
    const { user } = await openShell();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Planner' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /Planner/u });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toMatch(/^Planner.* – Tagwerk$/u);
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('on a phone the drawer starts closed, makes the rest inert and gives the focus back (R-1.5)', async () => {
    setScreenWidth(390);
    const { user } = await openShell();
    const opener = screen.getByRole('button', { name: 'Open menu', expanded: false });
    await user.click(opener);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  test("a window resized to a phone's width starts with the drawer closed, however often (R-1.5)", async () => {
    const { user } = await openShell();
    const link = screen.getByRole('link', { name: 'Planner' });
    link.focus();
    // Not even for a moment, because it would take the focus.
    let focused = 0;
    const handleFocus = () => void (focused += 1);
    document.addEventListener('focusin', handleFocus);
    onTestFinished(() => document.removeEventListener('focusin', handleFocus));
    act(() => setScreenWidth(390));
    const opener = await screen.findByRole('button', { name: 'Open menu', expanded: false });
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
    expect(link).toHaveFocus();
    expect(focused).toBe(0);

    // Opened, then left when the window becomes wide: the next drawer is a new one.
    await user.click(opener);
    act(() => setScreenWidth(1440));
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
    focused = 0;
    act(() => setScreenWidth(390));
    expect(await screen.findByRole('button', { name: 'Open menu', expanded: false })).toBeInTheDocument();
    expect(focused).toBe(0);
  });

  test('the rail unfolds over the page, and Escape or choosing an entry folds it (R-1.51)', async () => {
    setScreenWidth(1024);
    const { user, router } = await openShell();
    const opener = screen.getByRole('button', { name: 'Expand menu', expanded: false });
    await user.click(opener);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();

    await user.click(opener);
    await user.click(screen.getByRole('link', { name: 'Planner' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/planner'));
    expect(screen.getByRole('button', { name: 'Expand menu', expanded: false })).toBeInTheDocument();
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  });
});
