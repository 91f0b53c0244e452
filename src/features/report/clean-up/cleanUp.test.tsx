import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { book, group, jana, march, openCleanUp, textsIn } from '../../../../tests/journeys/cleanUpScreen';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { server } from '../../../../tests/jsdom/testService';

describe('the findings of the clean-up', () => {
  test('findings of each kind are shown with day, person, text and hours, and counted (R-16.65, R-16.66)', async () => {
    const app = await openCleanUp((one, { open: at, closed }) => {
      const own = { guid: jana(one), hours: 2 };
      book(one, { ...own, ...at, date: '2026-03-02', project: null, description: 'Call' });
      book(one, { ...own, ...at, date: '2026-03-03', hours: 10.25 });
      book(one, { ...own, ...at, date: '2026-03-08', description: 'Night shift' });
      book(one, { ...own, ...at, date: '2026-03-04', description: 'Plan' });
      book(one, { ...own, ...at, date: '2026-03-04', description: ' plan (copy)' });
      book(one, { ...own, ...closed, date: '2026-03-05' });
    });
    expect(textsIn(await group('Without project'))[0]).toMatch(
      /^Mon 02\.03\..*Jana Albrecht.* · Call2\.0 h/u,
    );
    expect(textsIn(await group('Days over 10 hours'))[0]).toMatch(/^Tue 03\.03\.[^·]* 10\.25 h10\.25 h/u);
    expect(textsIn(await group('Sundays and holidays'))[0]).toMatch(/Sunday · .* · Night shift2\.0 h/u);
    expect(textsIn(await group('The same entry several times'))[0]).toMatch(/2 times · .*2 × 2\.0 h/u);
    expect(textsIn(await group('Completed projects with hours'))[0]).toContain(`${app.closed.name} · `);
    const summary = within(screen.getByRole('complementary', { name: 'Checked' }));
    expect(await summary.findByText(/^for 1 of \d+ people, March 2026$/u)).toBeVisible();
    expect(summary.getByText('5')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Clean up 5 points' })).toHaveAttribute('aria-current', 'page'),
    );
  });

  test('people without hours are shown once all customers are read (R-16.67)', async () => {
    const held = holdAnswers('get', '/customer/:id/export');
    const app = await openCleanUp(() => {}, { hasAll: false });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/customers/report'));
    expect(screen.queryByRole('region', { name: 'People without hours' })).not.toBeInTheDocument();
    held.letGo();
    expect(textsIn(await group('People without hours')).join()).toContain(
      'Jana Albrechtno hours at a customer0.0 h',
    );
  });

  test('a period without findings is called tidy only if all customers were read (R-16.67)', async () => {
    const app = await openCleanUp(() => {});
    expect(await screen.findByRole('heading', { name: 'March 2026 is tidy' })).toBeVisible();
    server.use(
      http.get('*/api/customer/:id/export', () => HttpResponse.json({ message: 'no' }, { status: 403 })),
    );
    await app.router.navigate(march.replaceAll('-03-', '-05-'));
    expect(await screen.findByText(/Interim result, \d+ customers are missing/u)).toHaveTextContent(
      /Missing: .*Kessler/u,
    );
    expect(await screen.findByRole('heading', { name: 'Nothing found yet' })).toBeVisible();
    expect(screen.queryByText(/is tidy/u)).not.toBeInTheDocument();
  });

  test('filters choose findings, but the hours of all customers make a day long (R-16.68)', async () => {
    const app = await openCleanUp((one, { open: at, closed }) => {
      book(one, { guid: jana(one), ...at, date: '2026-03-03', hours: 6 });
      book(one, { guid: jana(one), ...closed, date: '2026-03-03', hours: 5 });
      book(one, { guid: jana(one), ...at, date: '2026-03-02', hours: 1, project: null });
    });
    await app.router.navigate(`${march}&customer=${app.closed.customer}&q=`);
    await waitFor(() => expect(screen.queryByText('Without project', { selector: 'h2' })).toBeNull());
    expect(textsIn(await group('Days over 10 hours'))).toHaveLength(1);
  });
});
