import * as v from 'valibot';
import { type AccountName, guidOf } from '../../accounts';
import type { Service } from '../../service/service';

/** Stands in every token that a provider of the tests gives out: whoever finds it has found a token. */
export const SECRET = 'SECRET';

/** Microsoft's access token, the first, second … The service's calendar knows those of the demonstration only. */
export const accessTokenNo = (number: number) => `demo-msal-${SECRET}-access-${number}`;

/** Whose account at a provider it is. */
export interface Person {
  readonly oAuthId: string;
  readonly mail: string;
  readonly givenName: string;
  readonly surname: string;
}

/** Somebody whom the providers know and the service does not. */
export const stranger: Person = {
  oAuthId: '11111111-2222-3333-4444-555555555555',
  mail: 'mika.sommer@nordfeld.example',
  givenName: 'Mika',
  surname: 'Sommer',
};

const row = v.object({ oAuthId: v.string(), mail: v.string(), givenname: v.string(), surname: v.string() });

/** The provider's account that the service has on record for one of its users. */
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
