/** The list of time sheets. */
export const loadTimeSheetsPage = async () => (await import('./list/TimeSheetsPage')).TimeSheetsPage;

/** A month before it is closed. */
export const loadMonthPage = async () => (await import('./month/MonthPage')).MonthPage;
