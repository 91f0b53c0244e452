export { useCalendarAccess, useDayEvents, useEvents, useMarkText } from './useDayEvents';

/** The events of one day, with buttons to the days before and after. */
export const loadDayCalendar = async () => (await import('./DayCalendar')).DayCalendar;
