/**
 * Business constants of section 9. Those that belong to one thing alone stand with it:
 * - mileage and food allowances: `DEFAULT_RATES` in `domain/money/allowance.ts`; the configuration may set others (`shared/env.ts`)
 * - types of expense: `EXPENSE_TYPES` in `domain/money/expense.ts`
 * - sizes and colours of charts: `shared/charts/chartSize.ts` and `charts.scss`
 * - sign-in scopes: `shared/sign-in/identity/msalClient.ts`
 * - the signature pad: `features/time-sheets/signature`; the signature in the PDF: `SIGNATURE` in `report/drawing/closing.ts`
 * - sizes and qualities of pictures: `domain/people/picture.ts`
 * - how long messages stay: `shared/notices/noticeLife.ts`
 */

/** Rows a list asks for at once ("Maximum table rows"). */
export const PAGE_SIZE = 20;

/** Hours are entered in steps of half an hour; the configuration may set another step (`shared/env.ts`). */
export const DEFAULT_HOURS_STEP = 0.5;

/** A day has no more hours than this; a typing error such as 75 is caught early. */
export const MAX_HOURS_PER_DAY = 24;

/** No journey of a record takes longer or leads further; more is a typing error. */
export const MAX_TRAVEL_HOURS = 48;
export const MAX_DISTANCE_KM = 40_000;

/** How long a delete is held back so that it can be undone, in milliseconds. */
export const UNDO_MS = 5000;

/** Sending over the websocket waits for it to open: the pause between looks and how many of them (section 7). */
export const SOCKET_POLL_MS = 200;
export const SOCKET_POLL_ATTEMPTS = 10;

/** The dashboard evaluates the last four weeks, today included. */
export const EVALUATED_DAYS = 28;

/** A popover shows after the pointer has rested this long, and hides so long after it has gone, in milliseconds. */
export const POPOVER_SHOW_MS = 250;
export const POPOVER_HIDE_MS = 400;

/** A chart of hours begins that many months before today. */
export const CHART_MONTHS = 6;

/** More pixels than any camera has, and as many as the PDF time sheet can show: a picture with more is refused. */
export const MAX_PICTURE_PIXELS = 120_000_000;

/** Faces in a row of people before the rest becomes "+ n" (section 9). */
export const MAX_AVATARS = 6;

/** Hours of a day's work: one notch of a bar. */
export const HOURS_PER_TAGWERK = 8;

/**
 * A picture for the profile may have this many bytes ("Upload maximum 10 MB"): as many as the larger reading of MB, so
 * that neither of them sees an allowed one refused.
 */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A search starts by itself from this many letters on ("Search minimum 3 letters"). */
export const SEARCH_MIN_LETTERS = 3;

/** A receipt may have this many bytes ("Expense file maximum"). */
export const MAX_RECEIPT_BYTES = 3_480_260;

/** The receipts of a person that wait on a device to be sent may have this many bytes together. */
export const MAX_WAITING_RECEIPT_BYTES = 25 * 1024 * 1024;

/** A token of the identity provider is renewed when its expiry minus this has passed, in milliseconds. */
export const RENEWAL_LEAD_MS = 300_000;

/** The specification gives two rhythms of looking, in milliseconds: this one for the tab in front … */
export const RENEWAL_VISIBLE_CHECK_MS = 5000;
/** … and this one for tabs in the background. */
export const RENEWAL_HIDDEN_CHECK_MS = 120_000;

/** The stage of a task slot that is not filled yet, and with it of a new task. */
export const PLACEHOLDER_STAGE = 10;
