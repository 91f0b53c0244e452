import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { identityPage, type Person } from './identityPage';
import type { Parts } from './parts';
import { Refusal } from './refusal';
import type { Router } from './router';
import { body, oneOf, query, text } from './validate';

/** Seconds for which an access token of the demonstration is valid, as at Microsoft. */
const tokenSeconds = 60 * 60;
const tokenPrefix = 'demo-msal-';

const asked = v.strictObject({
  provider: oneOf(['microsoft', 'google']),
  state: v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/, 'a state is expected')),
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/, 'an origin is expected')),
});
const renewal = v.strictObject({ accessToken: text });

const personRow = v.object({
  oAuthId: v.string(),
  mail: v.string(),
  givenname: v.string(),
  surname: v.string(),
});

/** A person whom the provider knows and the company does not: signing in leads to registration. */
const stranger: Person = {
  oAuthId: 'demo-stranger',
  mail: 'mika.sommer@nordfeld.example',
  givenname: 'Mika',
  surname: 'Sommer',
};

const newToken = (): string => tokenPrefix + randomUUID();

/**
 * The demonstration identity provider: a page to choose a person on, so that sign-in by provider and the calendar work
 * without an account at Microsoft or Google. It is not part of the contract.
 */
export function addIdentity({ publicCall }: Router, { store, now }: Parts): void {
  publicCall('GET /__identity', query(asked), ({ query: { provider, state, origin } }) => {
    const people = store.all(
      personRow,
      `select i.oAuthId, u.mail, u.givenname, u.surname from identities i join users u on u.guid = i.guid
       where i.provider = ? order by u.surname, u.givenname limit 12`,
      provider,
    );
    const page = identityPage({
      provider,
      state,
      origin,
      people: [...people, stranger],
      accessToken: newToken(),
      expiresOn: new Date(now() + tokenSeconds * 1000).toISOString(),
    });
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });

  publicCall('POST /__identity/token', body(renewal), ({ body: { accessToken } }) => {
    if (!accessToken.startsWith(tokenPrefix)) throw new Refusal(401, 'sign in again');
    return { accessToken: newToken(), expiresIn: tokenSeconds };
  });
}
