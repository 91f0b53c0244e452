import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readToken } from '@/shared/session/storedSession';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { ownTime } from '../../../tests/jsdom/testTime';
import {
  answerCalendar,
  findPart,
  graphEvent,
  openDashboard,
  part,
  signInWithMicrosoft,
} from '../../../tests/journeys/dashboardScreen';
import { answerOnce, faults, refused } from '../../../tests/journeys/shownFaults';

beforeEach(ownTime);

const attendee = (name: string, response = 'accepted') => ({
  emailAddress: { name, address: `${name.toLowerCase().replaceAll(' ', '.')}@x.example` },
  status: { response },
});

async function openCalendar(events: Parameters<typeof answerCalendar>[0]) {
  const { asked } = answerCalendar(events);
  const app = await openDashboard({ hasCalendar: true });
  await waitFor(() =>
    expect(part('Calendar').queryAllByRole('article').length + asked.length).toBeGreaterThan(0),
  );
  return { ...app, asked, calendar: await findPart('Calendar') };
}

const menuOf = async ({ user }: Awaited<ReturnType<typeof openCalendar>>, subject = 'Jour fixe') => {
  await user.click(await screen.findByRole('button', { name: `Actions: ${subject}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('the calendar is for users with a Microsoft access token', () => {
  test('without a token there is no calendar, and nothing is requested (R-3.19)', async () => {
    const sent = watchCalls();
    await openDashboard();
    await screen.findByText('Preise Ersatzteile: Rundung klären');
    expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull();
    expect(sent.of('PATCH')).toEqual([]);
  });

  test('the request has all four fields and includes the neighbouring days (R-3.25)', async () => {
    const { asked, user, calendar } = await openCalendar([]);
    expect(asked).toEqual([
      {
        expiresOn: '2026-11-19T09:00:00.000Z',
        msalAccessToken: 'demo-msal-test',
        startDate: '2026-11-17',
        endDate: '2026-11-19',
      },
    ]);
    await user.click(calendar.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(asked[1]).toMatchObject({ startDate: '2026-11-18', endDate: '2026-11-20' }));
  });

  test('an expired token is not used: the calendar waits for its renewal (R-3.19)', async () => {
    const { asked } = answerCalendar([graphEvent('2026-11-18T09:00', '2026-11-18T10:00')]);
    signInWithMicrosoft('2026-11-18T09:14:00.000Z');
    // The reference service renews the token and returns a new one.
    await openDashboard();
    expect(await screen.findByRole('heading', { level: 3, name: 'Jour fixe' })).toBeVisible();
    for (const call of asked) expect(call).not.toMatchObject({ expiresOn: '2026-11-18T09:14:00.000Z' });
  });

  test('a 401 signs the user out (R-3.20)', async () => {
    answerOnce('patch', '/calendar/me/view', () =>
      refused(401, { message: 'the Microsoft token is no good' }),
    );
    signInWithMicrosoft();
    const { router } = await openDashboard();
    expect(await screen.findByRole('heading', { name: 'Your session hat timeout.' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/expired');
    expect(readToken()).toBeNull();
  });
});

describe('one day at a time, starting today', () => {
  const events = [
    graphEvent('2026-11-17T22:30', '2026-11-18T00:30', { subject: 'Over midnight' }),
    graphEvent('2026-11-18T22:59', '2026-11-18T23:00', { subject: 'Last minute' }),
    graphEvent('2026-11-18T23:00', '2026-11-19T00:00', { subject: 'Tomorrow here' }),
    graphEvent('2026-11-17T21:00', '2026-11-17T22:00', { subject: 'Yesterday' }),
    graphEvent('2026-11-18T00:00', '2026-11-19T00:00', { subject: 'Fair', isAllDay: true }),
  ];
  const subjects = () =>
    part('Calendar')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('the calendar has a previous and a next day and the date as dd.mm.yyyy; events over midnight are on both days (R-3.18)', async () => {
    const { user, calendar } = await openCalendar(events);
    await calendar.findByText('Fair');
    expect(calendar.getByText('18.11.2026')).toBeVisible();
    expect(subjects()).toEqual(['Fair', 'Over midnight', 'Last minute']);
    await user.click(calendar.getByRole('button', { name: 'Previous day' }));
    expect(calendar.getByText('17.11.2026')).toBeVisible();
    await calendar.findByText('Yesterday');
    expect(subjects()).toEqual(['Yesterday', 'Over midnight']);
    await user.click(calendar.getByRole('button', { name: 'Next day' }));
    await user.click(calendar.getByRole('button', { name: 'Next day' }));
    expect(calendar.getByText('19.11.2026')).toBeVisible();
    await calendar.findByText('Tomorrow here');
    expect(subjects()).toEqual(['Tomorrow here']);
  });

  test('an empty day says "No entries" (R-3.15)', async () => {
    const { calendar } = await openCalendar([]);
    expect(await calendar.findByText('No entries')).toBeVisible();
  });

  test('a card has weekday, day, start and end, duration, subject, place and the icon of an online meeting (R-3.10)', async () => {
    const { calendar } = await openCalendar([
      graphEvent('2026-11-18T09:30', '2026-11-18T11:15', {
        isOnlineMeeting: true,
        onlineMeeting: { joinUrl: 'https://teams.example/1' },
      }),
      graphEvent('2026-11-18T22:30', '2026-11-19T00:30', { id: 'late', subject: 'Late' }),
      graphEvent('2026-11-18T00:00', '2026-11-20T00:00', { id: 'fair', subject: 'Fair', isAllDay: true }),
    ]);
    await calendar.findByText('Jour fixe');
    const [fair, first, late] = calendar.getAllByRole('article').map(({ textContent }) => textContent);
    expect(first).toMatch(
      /^Wed 18\.11\. 10:30 to 12:15 · 2\sh ?Jour fixe ?in 15 min · Raum Amper.*Online meeting$/u,
    );
    expect(late).toMatch(/^Wed 18\.11\. 23:30 to Thu 19\.11\. 01:30 · 2\sh/u);
    expect(fair).toMatch(/^Wed 18\.11\. all day to Thu 19\.11\. · 48\sh/u);
  });
});

describe('the attendees of an event', () => {
  test('shows up to six faces of 200, each with name, mail link and response (R-3.11)', async () => {
    const attendees = Array.from({ length: 200 }, (_, at) =>
      attendee(`Person ${at}`, ['none', 'accepted'][at % 2]),
    );
    const { user, calendar } = await openCalendar([
      graphEvent('2026-11-18T09:00', '2026-11-18T10:00', { attendees }),
    ]);
    const list = within(await calendar.findByRole('list', { name: 'Attendees' }));
    expect(list.getAllByRole('button')).toHaveLength(6);
    expect(list.getByText(/^\+ 194/u)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Person 1' }));
    const popover = within(list.getByRole('group', { name: 'Person 1' }));
    expect(popover.getByText('Person 1')).toBeVisible();
    expect(popover.getByRole('link', { name: 'person.1@x.example' })).toHaveAttribute(
      'href',
      'mailto:person.1@x.example',
    );
    expect(popover.getByText('Accepted')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(list.queryByRole('group', { name: 'Person 1' })).toBeNull();
  });

  test.each([
    ['tentativelyAccepted', 'Tentatively accepted'],
    ['declined', 'Declined'],
    ['notResponded', 'None'],
    ['organizer', 'Organizer'],
    ['perhaps', 'perhaps'],
  ])('shows the response %s as %s (R-3.11)', async (response, word) => {
    const { user, calendar } = await openCalendar([
      graphEvent('2026-11-18T09:00', '2026-11-18T10:00', { attendees: [attendee('Ada', response)] }),
    ]);
    await user.click(await calendar.findByRole('button', { name: 'Ada' }));
    expect(within(calendar.getByRole('group', { name: 'Ada' })).getByText(word)).toBeVisible();
  });

  test('an event without place and attendees shows neither', async () => {
    const { calendar } = await openCalendar([
      graphEvent('2026-11-18T09:00', '2026-11-18T10:00', { location: null, attendees: null, subject: null }),
    ]);
    expect(await calendar.findByRole('heading', { level: 3, name: 'Without a subject' })).toBeVisible();
    expect(calendar.queryByRole('list', { name: 'Attendees' })).toBeNull();
  });
});

describe('the menu of an event', () => {
  const online = { isOnlineMeeting: true, onlineMeeting: { joinUrl: 'https://teams.example/1' } };

  test('Join and Open open their links in a new window (R-3.12)', async () => {
    const app = await openCalendar([graphEvent('2026-11-18T09:00', '2026-11-18T10:00', online)]);
    expect(await menuOf(app)).toEqual(['Join', 'Takeover', 'Open']);
    const join = screen.getByRole('menuitem', { name: 'Join' });
    expect(join).toHaveAttribute('href', 'https://teams.example/1');
    expect(join).toHaveAttribute('target', '_blank');
    expect(join).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute(
      'href',
      'https://outlook.example/1',
    );
  });

  test('Join is offered only for online meetings today or later (R-3.12)', async () => {
    const app = await openCalendar([
      graphEvent('2026-11-17T09:00', '2026-11-17T10:00', online),
      graphEvent('2026-11-18T09:00', '2026-11-18T10:00', { ...online, isOnlineMeeting: false }),
    ]);
    expect(await menuOf(app)).toEqual(['Takeover', 'Open']);
    await app.user.keyboard('{Escape}');
    await app.user.click(app.calendar.getByRole('button', { name: 'Previous day' }));
    expect(await menuOf(app)).toEqual(['Takeover', 'Open']);
  });

  test('a link that is not a web address is not followed (R-3.14)', async () => {
    const app = await openCalendar([
      graphEvent('2026-11-18T09:00', '2026-11-18T10:00', {
        isOnlineMeeting: true,
        onlineMeeting: { joinUrl: 'javascript:alert(1)' },
        webLink: 'data:text/html,x',
      }),
    ]);
    expect(await menuOf(app)).toEqual(['Takeover']);
  });

  test('Takeover opens the work-time dialog with subject, date and duration (R-3.13)', async () => {
    const app = await openCalendar([graphEvent('2026-11-18T09:00', '2026-11-18T10:45')]);
    await menuOf(app);
    await app.user.click(screen.getByRole('menuitem', { name: 'Takeover' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Description')).toHaveValue('Jour fixe');
    expect(dialog.getByLabelText('Date')).toHaveValue('Wed 18.11.2026');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('2');
  });
});

test('a calendar that fails to load shows the reason and a retry; the rest of the dashboard is there', async () => {
  const [first, ...others] = faults;
  if (first) answerOnce('patch', '/calendar/me/view', first[1]);
  const { user } = await openDashboard({ hasCalendar: true });
  const calendar = await findPart('Calendar');
  expect(await calendar.findByRole('alert')).toHaveTextContent(/could not be loaded.*cannot be read/u);
  for (const [, answer, reason] of others) {
    answerOnce('patch', '/calendar/me/view', answer);
    await user.click(calendar.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calendar.getByRole('alert')).toHaveTextContent(reason));
  }
  answerOnce('patch', '/calendar/me/view', () => refused(200, [{ start: 'now' }]));
  await user.click(calendar.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(calendar.getByRole('alert')).toHaveTextContent(/cannot be read \(field: 0\.start\)/u),
  );
  expect(await screen.findByText('Preise Ersatzteile: Rundung klären')).toBeVisible();
  await user.click(calendar.getByRole('button', { name: 'Try again' }));
  expect(await calendar.findByText('Workshop Schnittstellen SAP–MES')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Oops');
});
