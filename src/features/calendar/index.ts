export { useCalendarAccess, useDayEvents, useEvents } from './useDayEvents';

/** The events of one day, with a step to either side. */
export const loadDayCalendar = async () => (await import('./DayCalendar')).DayCalendar;
