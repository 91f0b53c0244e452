import { weekday } from '../days';
import { isHoliday } from './holidays';
import { randomOf, type Random } from './random';

type Person = { name: string; address: string };
type Moment = { dateTime: string; timeZone: string };
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
  isAllDay: boolean;
  isCancelled: boolean;
  isOrganizer: boolean;
  organizer: { emailAddress: Person };
  sensitivity: string;
  showAs: string;
  responseStatus: { response: string };
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

/** Fields of Graph that most events have in common. */
const usual = {
  isAllDay: false,
  isCancelled: false,
  isOrganizer: false,
  sensitivity: 'normal',
  showAs: 'busy',
  responseStatus: { response: 'accepted' },
};
const own = { isOrganizer: true, responseStatus: { response: 'none' } };

/** A zone as a calendar sends it: the time is the one on its clock. */
const inZone = (day: string, from: string, until: string, timeZone: string) => ({
  start: { dateTime: `${day}T${from}:00.0000000`, timeZone },
  end: { dateTime: `${day}T${until}:00.0000000`, timeZone },
});

/** What real calendars hold besides meetings, one on each day of the week from Monday. */
const besides: readonly ((day: string) => Partial<CalendarEvent> & Pick<CalendarEvent, 'start' | 'end'>)[] = [
  (day) => ({
    ...inZone(day, '16:00', '17:00', 'W. Europe Standard Time'),
    subject: 'Abgesagt: Abstimmung Einkauf',
    isCancelled: true,
    showAs: 'free',
  }),
  (day) => ({
    ...own,
    ...inZone(day, '17:00', '18:00', 'W. Europe Standard Time'),
    subject: 'Zahnarzt',
    sensitivity: 'private',
    showAs: 'oof',
  }),
  (day) => ({
    ...inZone(day, '18:00', '18:30', 'Egypt Standard Time'),
    subject: 'Übergabe mit dem Werk in Kairo',
  }),
  (day) => ({
    ...own,
    ...inZone(day, '16:30', '16:30', 'W. Europe Standard Time'),
    subject: 'Zeiten prüfen',
    showAs: 'free',
  }),
  (day) => ({
    ...inZone(day, '09:00', '10:00', 'Customized Time Zone'),
    subject: 'Abnahme aus der Ferne',
  }),
];

/** A person has the same events on a day whenever they are requested. */
export function eventsOf(
  { guid, username, mail }: { guid: string; username: string; mail: string },
  day: string,
  colleagues: readonly Person[],
): CalendarEvent[] {
  if (weekday(day) > 5 || isHoliday(day)) return [];
  const draw = randomOf(`calendar ${guid} ${day}`);
  const planned = weekday(day) === 1 ? [weekStart] : [];
  for (let left = draw.between(0, 3); left > 0; left -= 1) planned.push(draw.pick(meetings));
  let clock = 8 * 60 + draw.between(0, 2) * 30;
  const emailAddress = { name: username, address: mail };
  const meetingsOfDay = [...new Set(planned)].map((one, index) => {
    const start = clock;
    clock += one.minutes + draw.between(0, 4) * 30;
    const id = `${guid.slice(0, 8)}-${day}-${index}`;
    const isOnlineMeeting = one.place === null;
    const attendees = guestsOf(draw, colleagues, one.guests);
    return Object.assign({}, usual, {
      id,
      subject: one.subject,
      start: momentOf(day, start),
      end: momentOf(day, start + one.minutes),
      location: { displayName: one.place ?? 'Microsoft Teams' },
      isOnlineMeeting,
      onlineMeeting: isOnlineMeeting ? { joinUrl: `https://teams.example/join/${id}` } : null,
      webLink: `https://outlook.example/calendar/item/${id}`,
      attendees,
      organizer: { emailAddress: attendees[0]?.emailAddress ?? emailAddress },
    });
  });
  const id = `${guid.slice(0, 8)}-${day}-besides`;
  const more = besides[weekday(day) - 1]?.(day);
  return [
    ...meetingsOfDay,
    ...(more
      ? [
          {
            ...usual,
            id,
            subject: '',
            location: { displayName: '' },
            isOnlineMeeting: false,
            onlineMeeting: null,
            webLink: `https://outlook.example/calendar/item/${id}`,
            attendees: [],
            organizer: { emailAddress },
            ...more,
          },
        ]
      : []),
  ];
}
