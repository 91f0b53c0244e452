/** The longest first pause before connecting again, in milliseconds; it doubles with each further pause. */
const RECONNECT_BASE_MS = 1000;

/** The longest pause of all, in milliseconds. */
export const RECONNECT_CAP_MS = 30_000;

/**
 * How long to wait before connecting again: exponential backoff with full jitter, so that the clients of a restarted
 * service do not all reconnect at the same moment.
 *
 * @param failures connections in a row that failed or did not last
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function reconnectDelay(failures: number, random: number): number {
  return random * Math.min(RECONNECT_CAP_MS, RECONNECT_BASE_MS * 2 ** failures);
}
