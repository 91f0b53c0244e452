/** The list of time sheets. */
export const loadTimeSheetsPage = async () => (await import('./list/TimeSheetsPage')).TimeSheetsPage;

/** The page that closes a month. */
export const loadMonthPage = async () => (await import('./month/MonthPage')).MonthPage;

/** Loads the functions that read the user's sheets with their content and their PDF. */
export const loadOwnSheets = async () => import('./reading/ownSheets');
