import { weekday } from '../days';
import { isHoliday } from './holidays';
import { randomOf, type Random } from './random';

type Person = { name: string; address: string };
type Moment = { dateTime: string; timeZone: 'UTC' };
/** An event in the shape of Microsoft Graph. */
export type CalendarEvent = {
  id: string;
  subject: string;
  start: Moment;
  end: Moment;
  location: { displayName: string };
  isOnlineMeeting: boolean;
  onlineMeeting: { joinUrl: string } | null;
  webLink: string;
  attendees: { type: 'required'; emailAddress: Person; status: { response: string } }[];
};

type Meeting = { subject: string; place: string | null; minutes: number; guests: number };
const meeting = (subject: string, place: string | null, minutes: number, guests: number): Meeting => ({
  subject,
  place,
  minutes,
  guests,
});

/** A meeting without a place is online. */
const meetings: readonly [Meeting, ...Meeting[]] = [
  meeting('Workshop Schnittstellen SAP–MES', 'Werk 2, Raum Amper', 120, 8),
  meeting('Jour fixe Kundenportal', null, 60, 3),
  meeting('Sprint-Planung', 'Besprechung Elbe', 60, 4),
  meeting('Sprint-Review', null, 90, 7),
  meeting('Abstimmung Pflegedienstleitung', 'Klinikum Westerfeld, Haus C', 90, 2),
  meeting('Codedurchsicht', null, 45, 1),
  meeting('Lernrunde Barrierefreiheit', 'Besprechung Isar', 60, 9),
  meeting('Angebot durchsprechen', null, 30, 2),
  meeting('Vor-Ort-Termin Leitwarte', 'Stadtwerke Lindenau, Am Gaswerk 3', 150, 2),
  meeting('Einarbeitung', null, 45, 1),
];
const weekStart = meeting('Wochenstart', null, 60, 5);
const responses: readonly [string, ...string[]] = [
  'accepted',
  'accepted',
  'accepted',
  'tentativelyAccepted',
  'none',
  'declined',
];

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Converts minutes after midnight in Berlin to a moment in UTC, as Graph writes it. */
function momentOf(day: string, minutes: number): Moment {
  const noon = new Date(`${day}T12:00:00Z`);
  const offset = Number(berlin.format(noon)) - 12;
  const time = Date.parse(`${day}T00:00:00Z`) + (minutes - offset * 60) * 60_000;
  return { dateTime: `${new Date(time).toISOString().slice(0, 19)}.0000000`, timeZone: 'UTC' };
}

function guestsOf(draw: Random, colleagues: readonly Person[], guests: number): CalendarEvent['attendees'] {
  const pool = [...colleagues];
  const attendees: CalendarEvent['attendees'] = [];
  while (attendees.length < guests && pool.length > 0) {
    const [emailAddress] = pool.splice(draw.between(0, pool.length - 1), 1);
    if (!emailAddress) break;
    attendees.push({ type: 'required', emailAddress, status: { response: draw.pick(responses) } });
  }
  return attendees;
}

/** A person has the same events on a day whenever they are requested. */
export function eventsOf(
  { guid }: { guid: string },
  day: string,
  colleagues: readonly Person[],
): CalendarEvent[] {
  if (weekday(day) > 5 || isHoliday(day)) return [];
  const draw = randomOf(`calendar ${guid} ${day}`);
  const planned = weekday(day) === 1 ? [weekStart] : [];
  for (let left = draw.between(0, 3); left > 0; left -= 1) planned.push(draw.pick(meetings));
  let clock = 8 * 60 + draw.between(0, 2) * 30;
  return [...new Set(planned)].map((one, index) => {
    const start = clock;
    clock += one.minutes + draw.between(0, 4) * 30;
    const id = `${guid.slice(0, 8)}-${day}-${index}`;
    const isOnlineMeeting = one.place === null;
    return {
      id,
      subject: one.subject,
      start: momentOf(day, start),
      end: momentOf(day, start + one.minutes),
      location: { displayName: one.place ?? 'Microsoft Teams' },
      isOnlineMeeting,
      onlineMeeting: isOnlineMeeting ? { joinUrl: `https://teams.example/join/${id}` } : null,
      webLink: `https://outlook.example/calendar/item/${id}`,
      attendees: guestsOf(draw, colleagues, one.guests),
    };
  });
}
