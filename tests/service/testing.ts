import * as v from 'valibot';
import { createService, type Service, type ServiceOptions } from './service';

export const testDay = '2026-11-19';
const idRow = v.object({ guid: v.string() });

type Answer = { status: number; body: unknown };
/** Sends requests to a service as a client would, signed in or not. */
export type Client = {
  guid: string;
  send: (route: string, body?: unknown) => Promise<Answer>;
};

export function guidOf(service: Service, mail: string): string {
  const found = service.db.one(idRow, 'select guid from users where mail = ?', `${mail}@nordfeld.example`);
  if (!found) throw new Error(`nobody has the mail ${mail}`);
  return found.guid;
}

export function clientWith(service: Service, token: string | undefined, guid = ''): Client {
  return {
    guid,
    send: async (route, body) => {
      const [method = '', path = ''] = route.split(' ');
      const headers = new Headers();
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const response = await service.fetch(
        new Request(`http://service${path}`, {
          method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      const parsed: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, body: parsed };
    },
  };
}

/** A fresh service and clients for some of its people; the names are those of the mail addresses. */
export function startTest(options: ServiceOptions = {}): {
  service: Service;
  as: (mail: string) => Client;
  jana: Client;
  tobias: Client;
  anke: Client;
  nobody: Client;
} {
  const service = createService({ today: testDay, ...options });
  const as = (mail: string): Client => {
    const guid = guidOf(service, mail);
    return clientWith(service, service.issueToken(guid), guid);
  };
  return {
    service,
    as,
    jana: as('jana.albrecht'),
    tobias: as('tobias.reimann'),
    anke: as('anke.petersen'),
    nobody: clientWith(service, undefined),
  };
}

/** One field of an answer, for the test to compare. */
export function fieldOf(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

export const listOf = (value: unknown): unknown[] => v.parse(v.array(v.unknown()), value);
export const numberOf = (value: unknown): number => v.parse(v.number(), value);
export const textOf = (value: unknown): string => v.parse(v.string(), value);
