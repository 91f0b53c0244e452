import { answerBy } from '../jsdom/testService';
import type { Service } from '../service/service';
import { referencePath } from './ids';
import { isFields, rewritten } from './rewrite';
import { checked } from './strict';
import { type Style, type StyleName, styles } from './styles';

const outcomes = new Set(['account not authorized', 'account not verified', 'Invalid oAuthId']);

const refused = (message: string) => Response.json({ message: `varied: ${message}` }, { status: 400 });

async function inStyle(style: Style, response: Response): Promise<Response> {
  const text = await response.text();
  if (text === '') return new Response(null, { status: response.status });
  const plain: unknown = JSON.parse(text);
  const message = isFields(plain) ? plain['message'] : undefined;
  const isOutcome = response.status === 200 && typeof message === 'string' && outcomes.has(message);
  return Response.json(rewritten(style, plain), {
    status: isOutcome ? style.outcomeStatus : response.status,
  });
}

/** Answers a request as another service would: with stricter checks, and in another style. */
async function answer(style: Style, request: Request, service: Service): Promise<Response> {
  const url = new URL(request.url);
  const call = `${request.method} ${url.pathname.replace(/^\/api/u, '')}`;
  const verdict = checked(style, request, call, await request.clone().text());
  if ('complaint' in verdict) return refused(verdict.complaint);
  const path = referencePath(style, url.pathname);
  if (path === undefined) return refused(`${url.pathname}: the id is not written as it was sent`);
  const asked = new Request(new URL(path + url.search, url), {
    method: request.method,
    headers: request.headers,
    ...(verdict.body !== undefined && { body: JSON.stringify(verdict.body) }),
  });
  return inStyle(style, await service.fetch(asked));
}

/**
 * From now on the test's service behaves like another implementation of the contract: its checks are as strict as the
 * contract allows, and its answers have the given style. A call that it refuses as badly formed fails the test.
 */
export function speak(name: StyleName): void {
  answerBy(async (request, service) => answer(styles[name], request, service));
}

/** The same, but a create call is answered with 200 without a body, although it was saved. */
export function speakWithoutIds(name: StyleName): void {
  answerBy(async (request, service) => {
    const response = await answer(styles[name], request, service);
    return request.method === 'PUT' && response.ok ? new Response(null) : response;
  });
}
