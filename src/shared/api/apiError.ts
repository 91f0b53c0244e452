/**
 * The error of a call, as a value. The transport reports it; the app decides what it means.
 *
 * `contract`: the answer is not what was agreed; `path` names the first wrong field.
 * `incomplete`: a file that should be sent is no longer on the device, so nothing was sent.
 * `unchanged`: the service answered with success, but changed no row.
 * `unconfirmed`: the service answered with success but did not say what it created, and the list does not show it or
 * could not be read.
 * `no-room`: the device cannot keep what should be sent, so nothing was sent.
 * `doubtful`: a list came in another order on each page, also when it was read again, so some of its entries are missing.
 */
export type ApiError =
  | { readonly kind: 'network' | 'timeout' | 'cancelled' }
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'unconfirmed'; readonly isListRead: boolean }
  | { readonly kind: 'incomplete' | 'unchanged' | 'no-room' | 'doubtful' }
  | {
      readonly kind: 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'http';
      readonly status: number;
      /** The service's own message, if there was one. */
      readonly message: string | undefined;
      /** How long a busy service asks not to be called again (`Retry-After`), in milliseconds. */
      readonly retryAfterMs?: number;
    };

/** Whether a value is an `ApiError` (RTK Query hands errors around as unknown values). */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

/** Whether an error is about a single row of an answer (`unreadableError`), and not about the whole answer. */
export function isOfRow(error: unknown): boolean {
  return isApiError(error) && error.kind === 'contract' && /^\d/u.test(error.path);
}

/**
 * The session has ended, which also cancels calls under way. The app says so on a screen of its own, so that callers
 * need not.
 */
export function isSessionEnd(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'cancelled');
}

/** The service answered that it changed nothing: because nothing differed, or because it does not know the id. */
export function isUnchanged(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unchanged';
}

/** The kinds of refusals that have one status each. */
const kinds = { 401: 'unauthorized', 403: 'forbidden', 404: 'not-found', 409: 'conflict' } as const;

/** The error for a refused call, by its status. */
export function errorOfStatus(status: number, message: string | undefined, retryAfterMs = 0): ApiError {
  const kind = status === 401 || status === 403 || status === 404 || status === 409 ? kinds[status] : 'http';
  return { kind, status, message, ...(retryAfterMs > 0 && { retryAfterMs }) };
}

/** How long to wait before a failed call is repeated by itself: what the service asked for, at least `leastMs`. */
export function pauseAfter(error: unknown, leastMs: number): number {
  const asked = isApiError(error) && 'retryAfterMs' in error ? error.retryAfterMs : undefined;
  return Math.max(leastMs, asked ?? 0);
}

/** The error of a call, taken from the rejection of `queryFulfilled` in RTK Query. */
export function errorOfRejection(rejection: unknown): unknown {
  return typeof rejection === 'object' && rejection !== null && 'error' in rejection
    ? rejection.error
    : rejection;
}

/**
 * Whether we cannot know if a call was carried out: the answer did not come, could not be read, or was a failure of the
 * service. A refused call was not carried out.
 */
export function isUnclear(error: unknown): boolean {
  if (!isApiError(error)) return true;
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'contract':
    case 'unconfirmed':
    case 'doubtful':
      return true;
    case 'http':
      return error.status >= 500;
    case 'incomplete':
    case 'unchanged':
    case 'no-room':
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'conflict':
      return false;
  }
}

/** Statuses that mean "not now" rather than "no": the service is busy, or has failed. */
const notNow = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Whether simply trying again may help: the call was not refused, it just failed. */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return 'status' in error ? notNow(error.status) : error.kind === 'network' || error.kind === 'timeout';
}

/** Whether the service says that something does not exist, or not for this user: trying again would not help. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden');
}
