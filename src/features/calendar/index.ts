export { useCalendarAccess, useDayEvents, useEvents } from './useDayEvents';
export { useMarkText } from './useMarkText';

/** The events of one day, with buttons to the days before and after. */
export const loadDayCalendar = async () => (await import('./DayCalendar')).DayCalendar;
