import { expect, test } from 'vitest';
import { readToken } from '@/shared/session/storedSession';
import { type SessionCheck, verifySession } from '@/shared/sign-in/sessionCommands';
import { type Fault, type FaultName, faults } from './serviceFaults';
import { meet } from './meet';
import { handleSession, inNode, visitAs } from './nodeSurroundings';

/**
 * The route guard's check of the session, with a fault of every kind and without a DOM. It makes two calls: the first
 * asks whether the token is valid, the second asks for the role. The table has the result for a fault of each: only a
 * refusal ends a session, and after a valid first call only a 401 or 403 does; a role that fails leaves the service there.
 */
const outcomes: Readonly<Record<FaultName, { readonly token: SessionCheck; readonly role: SessionCheck }>> = {
  '401': { token: 'refused', role: 'refused' },
  '403 with a message': { token: 'refused', role: 'refused' },
  '403 with HTML': { token: 'refused', role: 'refused' },
  '400 with a message': { token: 'refused', role: 'valid' },
  '404': { token: 'refused', role: 'valid' },
  '409': { token: 'refused', role: 'valid' },
  '500 with HTML': { token: 'unanswered', role: 'valid' },
  'connection dropped': { token: 'unanswered', role: 'unanswered' },
  'no answer at all': { token: 'unanswered', role: 'unanswered' },
  '200 with HTML': { token: 'unanswered', role: 'valid' },
  '200 with half a JSON text': { token: 'unanswered', role: 'valid' },
  '200 without a body': { token: 'unanswered', role: 'valid' },
  '200 with unexpected data': { token: 'unanswered', role: 'valid' },
};

inNode();

/** The result of the check, and the session that remains. */
async function checkWith(fault: Fault, method: 'get' | 'post') {
  const visit = await visitAs('member');
  handleSession(visit);
  const check = await meet(fault, async () => visit.store.dispatch(verifySession()), method);
  return { check, status: visit.store.getState().session.status, hasToken: readToken() !== null };
}

const leaving = (check: SessionCheck) =>
  check === 'refused'
    ? { check, status: 'signedOut', hasToken: false }
    : { check, status: 'signedIn', hasToken: true };

const named = faults.map((fault) => [fault.name, fault] as const);

test.each(named)('only a refusal of the request for the token signs out: %s', async (name, fault) => {
  expect(await checkWith(fault, 'get')).toEqual(leaving(outcomes[name].token));
});

test.each(named)('only a 401 or 403 to the request for the role signs out: %s', async (name, fault) => {
  expect(await checkWith(fault, 'post')).toEqual(leaving(outcomes[name].role));
});
