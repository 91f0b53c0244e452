/**
 * Business constants that several places use. Those of one thing alone are declared there, such as:
 * - mileage and food allowances: `DEFAULT_RATES` in `domain/money/allowance.ts`; the configuration may set others (`shared/env.ts`)
 * - types of expense: `EXPENSE_TYPES` in `domain/money/expense.ts`
 * - sizes of charts: `chartSize.ts` and `charts.scss` in `shared/charts`
 * - sign-in scopes: `shared/sign-in/identity/msalClient.ts`
 * - the signature pad: `shared/signature/`; the signature in the PDF: `SIGNATURE` in `shared/pdf/signatureBox.ts`
 * - sizes and qualities of pictures: `domain/people/picture.ts`
 * - how long messages stay: `noticeLife` in `shared/notices/noticesSlice.ts`
 * - how long a call may take: `CALL_TIMEOUT_MS` in `shared/api/httpClient.ts`; when it is repeated: `shared/outbox/OutboxSender.ts`;
 *   how long an answer counts as fresh: `FRESH_FOR_S` in `shared/api/api.ts`
 * - how far a receipt's photo is scaled down: `EDGES` in `features/expenses/receipt/receiptFile.ts`
 * - the pauses before the websocket connects again: `shared/presence/presenceSocket.ts`
 * - the minimum length of a password: `VITE_PASSWORD_MIN` (`shared/env.ts`)
 * - when a timer counts as forgotten, and when as too short: `domain/time/timer.ts`
 * - how many findings can be hidden, and for how long: `domain/hiddenFindings.ts`
 * - the times of day of the greeting: `domain/time/dayTime.ts`
 */

/** Rows that a list fetches at once ("Maximum table rows"). */
export const PAGE_SIZE = 20;

/** A view without a current answer asks for it again after this time, in milliseconds, unless a busy service named a longer one. */
export const ASK_AGAIN_MS = 5000;

/** Hours are entered in steps of half an hour; the configuration may set another step (`shared/env.ts`). */
export const DEFAULT_HOURS_STEP = 0.5;

/** A day has at most this many hours, so that a typing error such as 75 is caught early. */
export const MAX_HOURS_PER_DAY = 24;

/** A day with more hours is marked as long, and the check of its month asks about it. */
export const LONG_DAY_HOURS = 10;

/** A change or deletion of this many selected records or more asks first. */
export const MANY_RECORDS = 100;

/** Where work is entered, a day without its year is at most so many days after today, and otherwise in the past. */
export const PLANNED_DAYS = 60;

/** A journey takes and covers at most this much; more is a typing error. */
export const MAX_TRAVEL_HOURS = 48;
export const MAX_DISTANCE_KM = 40_000;

/** How long a delete or a mail is held back so that it can be undone, and its message stays, in milliseconds. */
export const UNDO_MS = 5000;

/** Sending over the websocket waits for it to open: the pause between checks, and the number of checks. */
export const SOCKET_POLL_MS = 200;
export const SOCKET_POLL_ATTEMPTS = 10;

/** The dashboard evaluates the last four weeks, today included. */
export const EVALUATED_DAYS = 28;

/** A popover shows after the pointer has rested this long, and hides this long after it has left, in milliseconds. */
export const POPOVER_SHOW_MS = 250;
export const POPOVER_HIDE_MS = 400;

/** A chart of hours begins this many months before today. */
export const CHART_MONTHS = 6;

/** A picture with more pixels is refused: no camera has more, and the PDF time sheet cannot show more. */
export const MAX_PICTURE_PIXELS = 120_000_000;

/** Faces in a row of people before the rest becomes "+ n". */
export const MAX_AVATARS = 6;

/** Hours of a day's work: one notch of a bar. */
export const HOURS_PER_TAGWERK = 8;

/**
 * Largest size of a profile picture in bytes ("Upload maximum 10 MB"). This is the larger meaning of MB, so that a
 * picture allowed by either meaning is accepted.
 */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A search starts by itself once this many letters are typed ("Search minimum 3 letters"). */
export const SEARCH_MIN_LETTERS = 3;

/** The longest text that a list is searched for, in letters; what follows is ignored. */
export const MAX_QUERY_LETTERS = 200;

/** How many hits of a kind are shown; typing more finds the rest. */
export const MAX_HITS_PER_KIND = 5;

/** Largest size of a receipt in bytes ("Expense file maximum"). */
export const MAX_RECEIPT_BYTES = 3_480_260;

/** Largest total size of a person's receipts that wait on a device to be sent, in bytes. */
export const MAX_WAITING_RECEIPT_BYTES = 25 * 1024 * 1024;

/**
 * Above this size of its PDF, in bytes, a mail is asked about first: as an attachment it is a good third larger, and at
 * 25 MB the mail servers of Microsoft 365 and Google refuse by default, most others earlier.
 */
export const MAX_MAILED_BYTES = 18_000_000;

/** A token of the identity provider is renewed this long before it expires, in milliseconds. */
export const RENEWAL_LEAD_MS = 300_000;

/** How often the expiry is checked, in milliseconds: this is for the tab in front … */
export const RENEWAL_VISIBLE_CHECK_MS = 5000;
/** … and this for tabs in the background. */
export const RENEWAL_HIDDEN_CHECK_MS = 120_000;

/** The stage of a task slot that is not filled yet, and therefore of a new task. */
export const PLACEHOLDER_STAGE = 10;

/** Named views of a list on a device, and the characters of a name. */
export const MAX_VIEWS = 20;
export const MAX_REPORT_VIEWS = 50;
export const MAX_VIEW_NAME = 60;
