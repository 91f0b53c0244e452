import * as v from 'valibot';
import { type AccountName, guidOf } from '../../accounts';
import type { Service } from '../../service/service';

/** Part of every token that a provider issues in the tests, so that tokens can be found in texts. */
export const SECRET = 'SECRET';

/**
 * Microsoft's access tokens are numbered. The service's calendar only accepts those of the demonstration, hence the
 * prefix.
 */
export const accessTokenNo = (number: number) => `demo-msal-${SECRET}-access-${number}`;

/** The owner of an account at a provider. */
export interface Person {
  readonly oAuthId: string;
  readonly mail: string;
  readonly givenName: string;
  readonly surname: string;
}

/** A person whom the providers know and the service does not. */
export const stranger: Person = {
  oAuthId: '11111111-2222-3333-4444-555555555555',
  mail: 'mika.sommer@nordfeld.example',
  givenName: 'Mika',
  surname: 'Sommer',
};

const row = v.object({ oAuthId: v.string(), mail: v.string(), givenname: v.string(), surname: v.string() });

/** The account at a provider that the service has stored for one of its users. */
export function personOf(service: Service, provider: 'microsoft' | 'google', name: AccountName): Person {
  const found = service.db.one(
    row,
    `select i.oAuthId, u.mail, u.givenname, u.surname from identities i join users u on u.guid = i.guid
     where i.provider = ? and u.guid = ?`,
    provider,
    guidOf(service, name),
  );
  if (!found) throw new Error(`the seed has no account of ${name} at ${provider}`);
  return { oAuthId: found.oAuthId, mail: found.mail, givenName: found.givenname, surname: found.surname };
}
