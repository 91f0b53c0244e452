/** The list of time sheets. */
export const loadTimeSheetsPage = async () => (await import('./list/TimeSheetsPage')).TimeSheetsPage;
