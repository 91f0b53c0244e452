/** The list of time sheets. */
export const loadTimeSheetsPage = async () => (await import('./list/TimeSheetsPage')).TimeSheetsPage;

/** Loads the endpoint of the list. */
export const loadSheetList = async () => (await import('./timeSheetsApi')).listTimeSheets;

/** The page that closes a month. */
export const loadMonthPage = async () => (await import('./month/MonthPage')).MonthPage;

/** Loads the functions that read the user's sheets with their content and their PDF. */
export const loadOwnSheets = async () => import('./reading/ownSheets');

/** Loads the function that mails a sheet whose mail was cut off on an earlier visit. */
export const loadMailAgain = async () => (await import('./sending/mailAgain')).mailAgain;
