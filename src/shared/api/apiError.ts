/**
 * What can go wrong with a call, as a value. The transport reports; the app decides what it means.
 *
 * `contract`: the service answered something that is not what was agreed; `path` names the first wrong field.
 * `incomplete`: a file that was to be sent is no longer on the device, so that nothing was sent.
 * `unchanged`: success was answered, and that no row was changed (section 8).
 * `unconfirmed`: success was answered without saying what was created, and the list does not show it, or could not be
 * read.
 */
export type ApiError =
  | { readonly kind: 'network' | 'timeout' | 'cancelled' }
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'unconfirmed'; readonly isListRead: boolean }
  | { readonly kind: 'incomplete' | 'unchanged' }
  | {
      readonly kind: 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'http';
      readonly status: number;
      /** The service's own words, where it gave some. */
      readonly message: string | undefined;
    };

/** Whether a value is an `ApiError` (RTK Query hands errors around as unknown values). */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

/**
 * The session has ended, which also cuts off what was under way: the app says so on a screen of its own, so that nobody else
 * has to.
 */
export function isSessionEnd(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'cancelled');
}

/** The service answered that it changed nothing: it was so already, or it does not know what it was asked for. */
export function isUnchanged(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unchanged';
}

/** The error for a refused call, by its status. */
export function errorOfStatus(status: number, message: string | undefined): ApiError {
  const kind =
    status === 401
      ? 'unauthorized'
      : status === 403
        ? 'forbidden'
        : status === 404
          ? 'not-found'
          : status === 409
            ? 'conflict'
            : 'http';
  return { kind, status, message };
}

/** The error of a call, out of what RTK Query rejects `queryFulfilled` with. */
export function errorOfRejection(rejection: unknown): unknown {
  return typeof rejection === 'object' && rejection !== null && 'error' in rejection
    ? rejection.error
    : rejection;
}

/**
 * Whether nobody knows if a call was carried out: the answer did not come, could not be read, or was a failure on the
 * service's side. What the service refused it has not done.
 */
export function isUnclear(error: unknown): boolean {
  if (!isApiError(error)) return true;
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'contract':
    case 'unconfirmed':
      return true;
    case 'http':
      return error.status >= 500;
    case 'incomplete':
    case 'unchanged':
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'conflict':
      return false;
  }
}

/** Whether it may help to simply try again: nobody refused, it just did not work. */
export function isPassing(error: ApiError): boolean {
  return (
    error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && error.status >= 500)
  );
}

/** Whether the service says that something is not there, or not for this user: another attempt would end the same way. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden');
}
