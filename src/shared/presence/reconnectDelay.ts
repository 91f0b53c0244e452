/** The first pause before connecting again is at most this long, in milliseconds; each one after may be twice that. */
const RECONNECT_BASE_MS = 1000;

/** No pause is longer, in milliseconds. */
export const RECONNECT_CAP_MS = 30_000;

/**
 * How long to wait before connecting again: exponential backoff with full jitter, so that the clients of a service
 * that was restarted do not all come back in the same moment.
 *
 * @param failures connections in a row that failed or did not last
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function reconnectDelay(failures: number, random: number): number {
  return random * Math.min(RECONNECT_CAP_MS, RECONNECT_BASE_MS * 2 ** failures);
}
