import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Parts } from './parts';
import { notFound, Refusal } from './refusal';
import { readBody, readQuery, type Input, type Schema } from './validate';

export const roles = ['admin', 'manager', 'member'] as const;
export type Role = (typeof roles)[number];
/** The signed-in user who makes a request. */
export type Caller = { guid: string; username: string; mail: string; role: Role };

type Asked<B, Q> = {
  body: B;
  query: Q;
  /** The value of a path parameter. */
  param: (name: string) => string;
  /** The value of a numeric path parameter; throws 404 for anything else. */
  id: (name?: string) => number;
};
type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
type Output<S extends Schema> = v.InferOutput<S>;

/** Registers the calls of a feature. A handler returns the JSON of the answer, or a Response. */
export type Router = {
  /** Registers a call that needs a token; 401 has precedence over every other check. */
  call: <B extends Schema, Q extends Schema>(
    route: Route,
    input: Input<B, Q>,
    answer: (asked: Asked<Output<B>, Output<Q>> & { me: Caller }) => unknown,
  ) => void;
  publicCall: <B extends Schema, Q extends Schema>(
    route: Route,
    input: Input<B, Q>,
    answer: (asked: Asked<Output<B>, Output<Q>>) => unknown,
  ) => void;
};

const callerRow = v.object({
  guid: v.string(),
  username: v.string(),
  mail: v.string(),
  role: v.picklist(roles),
});

/** The user of a token, as long as the account is authorized. */
export function callerOf(parts: Parts, token: string): Caller {
  const guid = parts.tokens.guidOf(token);
  const found =
    guid === undefined
      ? undefined
      : parts.store.one(
          callerRow,
          `select guid, username, mail, role from users where guid = ? and verificationState = 'authorized'`,
          guid,
        );
  if (!found) throw new Refusal(401, 'token missing or expired');
  return found;
}

function bearerOf(request: Request): string {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

async function readAsked<B extends Schema, Q extends Schema>(
  context: Context,
  input: Input<B, Q>,
): Promise<Asked<Output<B>, Output<Q>>> {
  const param = (name: string): string => context.req.param(name) ?? '';
  return {
    query: readQuery(new URL(context.req.url), input.query),
    body: await readBody(context.req.raw, input.body),
    param,
    id: (name = 'id') => {
      if (!/^\d{1,15}$/.test(param(name))) throw notFound('entry');
      return Number(param(name));
    },
  };
}

const written = (value: unknown): Response => (value instanceof Response ? value : Response.json(value));

export function makeRouter(app: Hono, parts: Parts): Router {
  const split = (route: Route): [string, string] => {
    const [method = '', path = ''] = route.split(' ');
    return [method, path];
  };
  return {
    call: (route, input, answer) => {
      app.on(...split(route), async (context) => {
        const me = callerOf(parts, bearerOf(context.req.raw));
        return written(await answer({ ...(await readAsked(context, input)), me }));
      });
    },
    publicCall: (route, input, answer) => {
      app.on(...split(route), async (context) => written(await answer(await readAsked(context, input))));
    },
  };
}
