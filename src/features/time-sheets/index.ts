/** The list of time sheets. */
export const loadTimeSheetsPage = async () => (await import('./list/TimeSheetsPage')).TimeSheetsPage;

/** Reads and changes the list of time sheets. */
export const loadTimeSheetPages = async () => (await import('./timeSheetsApi')).timeSheetPages;

/** The page that closes a month. */
export const loadMonthPage = async () => (await import('./month/MonthPage')).MonthPage;

/** Loads the functions that read the user's sheets with their content and their PDF. */
export const loadOwnSheets = async () => import('./reading/ownSheets');

/** Loads the function that mails a sheet whose mail was cut off on an earlier visit. */
export const loadMailAgain = async () => (await import('./sending/mailAgain')).mailAgain;
