import type { IdentityOutcome } from './identityProvider';

/** The parts of an MSAL error that we read: name and code, but never its message, which quotes the server. */
interface MsalError {
  readonly name: string;
  readonly code: string;
}

function readError(error: unknown): MsalError {
  const name = error instanceof Error ? error.name : '';
  if (typeof error !== 'object' || error === null || !('errorCode' in error))
    return { name, code: 'unknown' };
  const { errorCode } = error;
  const isCode = typeof errorCode === 'string' && /^(?:[a-z\d_]{1,60}|[\d ]*)$/u.test(errorCode);
  return { name, code: isCode ? errorCode : 'unknown' };
}

const cancelled = new Set(['user_cancelled', 'user_canceled', 'interaction_in_progress_cancelled']);
const blocked = new Set(['popup_window_error', 'empty_window_error']);
const state = new Set([
  'invalid_state',
  'state_mismatch',
  'state_not_found',
  'no_state_in_hash',
  'unable_to_parse_state',
  'state_interaction_type_mismatch',
  'nonce_mismatch',
]);
const network = new Set([
  // A hidden frame, or the library, that got no answer. Something may also have blocked it, which is no refusal either.
  'timed_out',
  'iframe_closed_prematurely',
  'hash_empty_error',
  'empty_response',
  'redirect_bridge_empty_response',
  'invalid_cloud_discovery_metadata',
  // The browser's storage failed, about which the provider knows nothing.
  'cache_quota_exceeded',
  'cache_error_unknown',
  'database_not_open',
  'database_unavailable',
  'storage_not_supported',
  'network_error',
  'no_network_connectivity',
  'post_request_failed',
  'get_request_failed',
  'endpoints_resolution_error',
  'openid_config_error',
  'failed_to_parse_response',
  'server_error',
  'temporarily_unavailable',
  'too_many_requests',
]);

/**
 * The page itself was loaded inside the library's hidden frame. Version 5 says `block_iframe_reload`, earlier versions
 * said `block_token_requests`.
 */
const framed = new Set(['block_token_requests', 'block_iframe_reload']);

/** The code of an error, for the log: no token and no text of the server. */
export function msalErrorCode(error: unknown): string {
  return readError(error).code;
}

/**
 * After a server error the library sends nothing for a while and answers with the numbers of that error, where there
 * are otherwise words.
 */
function isThrottled({ name, code }: MsalError): boolean {
  return name === 'ServerError' && /^[\d ]*$/u.test(code);
}

/** The request was not refused: the provider could not be reached, or had an error. */
export function isUnreachable(error: unknown): boolean {
  const read = readError(error);
  return network.has(read.code) || isThrottled(read);
}

/** Silent errors that are passed on, because only the user can resolve them. */
export function isForTheUser(error: unknown): boolean {
  const { name, code } = readError(error);
  return name === 'InteractionRequiredAuthError' || framed.has(code);
}

/** The outcome for an error of the popup. */
export function outcomeOfMsalError(error: unknown): IdentityOutcome {
  const { code } = readError(error);
  if (cancelled.has(code)) return { kind: 'cancelled' };
  if (blocked.has(code)) return { kind: 'popup-blocked' };
  if (code === 'access_denied') return { kind: 'refused' };
  const reason = state.has(code) ? 'state' : isUnreachable(error) ? 'network' : 'other';
  return { kind: 'failed', reason, code };
}
