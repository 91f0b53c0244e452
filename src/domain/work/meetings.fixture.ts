import type { CalendarEvent } from '../time/calendarEvent';
import { isoDate } from '../time/period';
import { type ImportContext, NO_IMPORTS, importItems } from './meetings';
import { record } from './monthEntries.fixture';

/** Tests live in Berlin. */
export const at = (text: string) => new Date(text).getTime();
export const today = isoDate('2026-11-18');
export const ownMail = 'jana@nordfeld.example';
export const days = { from: isoDate('2026-11-16'), to: isoDate('2026-11-22') };
export const kessler = { customerId: 1, customerName: 'Kessler', projectId: 2, projectName: 'MES' };
export const hansen = { customerId: 3, customerName: 'Hansen', projectId: null, projectName: '' };

export function event(start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: start,
    subject: 'Jour fixe',
    start: at(start),
    end: at(end),
    isAllDay: false,
    place: '',
    isOnline: false,
    joinLink: null,
    webLink: null,
    attendees: [],
    response: '',
    organizer: '',
    marks: [],
    zone: 'UTC',
    ...more,
  };
}
export const guest = (mail: string, response = 'accepted') => ({ name: mail, mail, response });
export const context = (more: Partial<ImportContext> = {}): ImportContext => ({
  days,
  records: [],
  memory: NO_IMPORTS,
  ownMail,
  today,
  hoursStep: 0.5,
  ...more,
});
export const earlier = record(1, '2026-11-11', { description: 'jour fixe ' });
export const meeting = event('2026-11-18T10:00', '2026-11-18T11:00');
export const one = (of: CalendarEvent, more: Partial<ImportContext> = {}) => {
  const [item] = importItems([of], context(more));
  if (!item) throw new Error('not offered');
  return item;
};
