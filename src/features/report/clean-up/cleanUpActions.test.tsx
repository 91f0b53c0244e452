import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import {
  type Places,
  book,
  group,
  jana,
  mailIn,
  march,
  openCleanUp,
  press,
  textsIn,
} from '../../../../tests/journeys/cleanUpScreen';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import type { Rendered } from '../../../../tests/render';
import { ownTime } from '../../../../tests/jsdom/testTime';

beforeEach(ownTime);

describe('a finding that is right', () => {
  const fill = (one: Rendered, { open: at }: Places) =>
    book(one, { guid: jana(one), ...at, date: '2026-03-02', hours: 2, project: null, description: 'Call' });

  test('a finding is hidden without a call, with undo, and is shown again on request (R-16.72)', async () => {
    const app = await openCleanUp(fill);
    const calls = watchCalls();
    await press(app, /^That is right: Jana Albrecht/u);
    expect(await screen.findByText('March 2026 is tidy')).toBeVisible();
    expect(screen.getByText(/1 point hidden as “That is right”, on this device only/u)).toBeVisible();
    await press(app, 'Undo');
    await group('Without project');
    await press(app, /^That is right: Jana Albrecht/u);
    await press(app, 'Show hidden ones');
    await press(app, /^Show again: Jana Albrecht/u);
    expect(await screen.findByRole('button', { name: /^That is right: Jana Albrecht/u })).toBeVisible();
    expect(calls.of('PUT').concat(calls.of('DELETE'))).toEqual([]);
  });

  test('a hidden finding is shown again once its entry changes (R-16.72)', async () => {
    const app = await openCleanUp(fill);
    await press(app, /^That is right: Jana Albrecht/u);
    await screen.findByText('March 2026 is tidy');
    app.service.db.run("update workRecords set HoursWorked = 3 where Description = 'Call'");
    await app.router.navigate('/customers');
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    await app.router.navigate(march);
    expect(textsIn(await group('Without project'))[0]).toContain('3.0 h');
  });
});

describe('the mail about findings', () => {
  const fill = (one: Rendered, { open: at }: Places) => {
    const own = { guid: jana(one), ...at, hours: 2 };
    book(one, { ...own, date: '2026-03-02', project: null, description: 'Call\r\nBcc: x' });
    book(one, { ...own, date: '2026-03-03', hours: 11 });
  };

  test('a mail goes to the person, about one finding or about all of that person (R-16.69, R-16.70)', async () => {
    const app = await openCleanUp(fill);
    const one = mailIn(await group('Without project'));
    expect(one).toMatchObject({
      to: 'mailto:jana.albrecht@nordfeld.example',
      subject: 'Time recording March 2026: 1 point',
    });
    expect(one.body).toMatch(
      /^Hello Jana,\r\n\r\n1 point stood out .*:\r\n\r\n– Mon 02\.03\.2026: .*, 2\.0 h “Call Bcc: x”\. The project is missing\.\r\n\r\n.*\r\n\r\nKind regards\r\nTobias$/u,
    );
    await press(app, 'By person');
    expect(app.router.state.location.search).toContain('by=person');
    const all = mailIn(await group('Jana Albrecht'));
    expect(all.subject).toBe('Time recording March 2026: 2 points');
    expect(all.body).toContain('– Tue 03.03.2026: 11.0 h on one day. Is that right?');
    await press(app, /^That is right: Jana Albrecht, Tue/u);
    await press(app, 'Show');
    expect(mailIn(await group('Jana Albrecht')).subject).toBe('Time recording March 2026: 1 point');
  });

  test('the text of a mail can be read and copied; if copying fails, a notice says so (R-16.71)', async () => {
    const app = await openCleanUp(fill, { address: `${march}&by=person` });
    await press(app, 'View text: Jana Albrecht');
    const card = within(await group('Jana Albrecht'));
    expect(card.getByText(/^Hello Jana,/u)).toHaveTextContent('Kind regards Tobias');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await app.user.click(card.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Text copied')).toBeVisible();
    expect(write.mock.lastCall?.[0]).toMatch(/^Time recording March 2026: 2 points\n\nHello Jana,\n/u);
    write.mockRejectedValueOnce(new Error('not allowed'));
    await app.user.click(card.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The text could not be copied.')).toBeVisible();
  });

  test('a mail without an address is only copied; own entries are opened instead (R-16.71, R-16.73)', async () => {
    await openCleanUp((one, places) => {
      fill(one, places);
      one.service.db.run('update users set mail = ? where guid = ?', 'none', jana(one));
      book(one, {
        guid: guidOf(one.service, 'manager'),
        ...places.open,
        date: '2026-03-05',
        hours: 12,
      });
    });
    const long = within(await group('Days over 10 hours'));
    expect(long.getByRole('button', { name: /^Copy: Jana Albrecht/u })).toBeVisible();
    expect(long.queryByRole('link', { name: /mail/iu })).not.toBeInTheDocument();
    expect(long.getByRole('link', { name: /^Open: Tobias Reimann/u })).toHaveAttribute(
      'href',
      '/work?view=list&from=2026-03-05&to=2026-03-05',
    );
  });
});
