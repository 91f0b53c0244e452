import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownTime } from '../../../tests/jsdom/testTime';
import { answerCalendar, findPart, graphEvent, openDashboard } from '../../../tests/journeys/dashboardScreen';

beforeEach(ownTime);

async function openCalendar(events: Parameters<typeof answerCalendar>[0]) {
  answerCalendar(events);
  const app = await openDashboard({ hasCalendar: true });
  return { ...app, calendar: await findPart('Calendar') };
}

describe('events that are not what they seem', () => {
  const inZone = (timeZone: string, more = {}) => ({
    ...graphEvent('2026-11-18T09:00', '2026-11-18T10:00', { id: timeZone, subject: timeZone, ...more }),
    start: { dateTime: '2026-11-18T09:00:00.0000000', timeZone },
    end: { dateTime: '2026-11-18T10:00:00.0000000', timeZone },
  });
  const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article');

  test('Windows names of zones are read; an unknown zone is said instead of a time (R-3.31)', async () => {
    const { calendar } = await openCalendar([
      inZone('Egypt Standard Time'),
      inZone('Singapore Standard Time'),
      inZone('Customized Time Zone'),
    ]);
    await calendar.findByRole('heading', { name: 'Egypt Standard Time' });
    expect(card('Egypt Standard Time')).toHaveTextContent('08:00 to 09:00');
    expect(card('Singapore Standard Time')).toHaveTextContent('02:00 to 03:00');
    expect(card('Customized Time Zone')).toHaveTextContent(
      /time unknown 1\sh.*09:00 in an unknown zone: Customized Time Zone/u,
    );
  });

  test('a cancelled event says so, is never the next one, and cannot be joined (R-3.32)', async () => {
    const online = { isOnlineMeeting: true, onlineMeeting: { joinUrl: 'https://teams.example/1' } };
    const app = await openCalendar([
      graphEvent('2026-11-18T09:20', '2026-11-18T10:00', { ...online, subject: 'Off', isCancelled: true }),
      graphEvent('2026-11-18T09:30', '2026-11-18T10:00', {
        subject: 'On',
        sensitivity: 'private',
        showAs: 'free',
      }),
    ]);
    await app.calendar.findByRole('heading', { name: 'Off' });
    expect(card('Off')).toHaveTextContent(/Off ?Raum Amper ?cancelled/u);
    expect(card('On')).toHaveTextContent(/On ?in 15 min · Raum Amper ?private · free/u);
    await app.user.click(screen.getByRole('button', { name: 'Actions: Off' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Takeover', 'Open']);
    await app.user.keyboard('{Escape}');
    // The strip of the day has only what takes place.
    expect(screen.getByRole('img', { name: /Appointments: 10:30 On$/u })).toBeVisible();
  });
});
