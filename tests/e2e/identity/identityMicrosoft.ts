import { createHash } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { identityClients } from './identityClients';
import { type Person, SECRET, accessTokenNo } from './identityPeople';
import type { Witness } from '../witness';

const HOST = 'https://login.microsoftonline.com';
const TENANT = '99999999-8888-7777-6666-555555555555';
const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The address to which the authorize page redirects: the app, with the answer in the hash. */
function wayBack(question: URLSearchParams, answer: Readonly<Record<string, string>>): string {
  const state = question.get('state') ?? '';
  return `${question.get('redirect_uri') ?? ''}#${new URLSearchParams({ state, ...answer }).toString()}`;
}

/**
 * Microsoft's part of the code flow, as a browser sees it: authorize page and token endpoint, including the check of
 * PKCE. The library in the app is the real one.
 */
export class Microsoft {
  /** The owner of the account. */
  person: Person;
  /** Whether the token endpoint fails to answer. */
  isDown = false;
  /** Whether Microsoft's own session, which the hidden frame needs, is over. */
  isSessionOver = false;
  /** Whether refresh tokens are refused. */
  refusesRefresh = false;
  /** The parameters of the authorize page, in windows and frames. */
  readonly questions: URLSearchParams[] = [];
  /** The requests to the token endpoint. */
  readonly tokenRequests: URLSearchParams[] = [];
  readonly #trouble: Witness;
  #gate: Promise<void> = Promise.resolve();

  constructor(trouble: Witness, person: Person) {
    this.#trouble = trouble;
    this.person = person;
  }

  async answerIn(context: BrowserContext): Promise<void> {
    await context.route(`${HOST}/**`, async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      switch (pathname) {
        case '/common/oauth2/v2.0/authorize':
          return this.#authorize(route, searchParams);
        case '/common/oauth2/v2.0/token':
          return this.#grant(route);
        default:
          return route.abort();
      }
    });
  }

  /** Delays the answers of the token endpoint until the returned function is called. */
  holdTokens(): () => void {
    let letGo = () => {};
    this.#gate = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }

  #authorize(route: Route, question: URLSearchParams): Promise<void> {
    this.#trouble.expect(/^request to elsewhere: https:\/\/login\.microsoftonline\.com\/\S+\/authorize\?/u);
    const code = { code: `code${this.questions.length}` };
    this.questions.push(question);
    const show = async (body: string) => route.fulfill({ contentType: 'text/html', body });
    if (question.get('prompt') === 'none') {
      const target = wayBack(question, this.isSessionOver ? { error: 'login_required' } : code);
      return show(`<script>location.replace(${JSON.stringify(target)})</script>`);
    }
    const link = (name: string, target: string) => `<a href="${target.replaceAll('&', '&amp;')}">${name}</a>`;
    return show(`<!doctype html><title>Microsoft</title>
      ${link('Accept', wayBack(question, code))}
      ${link('Refuse', wayBack(question, { error: 'access_denied', error_description: 'AADSTS65004' }))}
      ${link('Forge', wayBack(question, { ...code, state: `${question.get('state') ?? ''}|forged` }))}`);
  }

  async #grant(route: Route): Promise<void> {
    const request = route.request();
    this.#trouble.expect(/^request to elsewhere: https:\/\/login\.microsoftonline\.com\/\S+\/token/u);
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const sent = new URLSearchParams(request.postData() ?? '');
    this.tokenRequests.push(sent);
    await this.#gate;
    if (this.isDown) return route.abort('connectionrefused');
    const refuse = async (suberror: string) =>
      route.fulfill({ status: 400, headers, json: { error: 'invalid_grant', suberror } });
    if (sent.get('grant_type') === 'refresh_token')
      return this.refusesRefresh ? refuse('bad_token') : route.fulfill({ headers, json: this.#tokens() });
    const question = this.questions.find((_, index) => sent.get('code') === `code${index}`);
    const isProven = challengeOf(sent.get('code_verifier') ?? '') === question?.get('code_challenge');
    return isProven && question?.get('code_challenge_method') === 'S256'
      ? route.fulfill({ headers, json: this.#tokens(question) })
      : refuse('pkce');
  }

  #tokens(question?: URLSearchParams): object {
    const { oAuthId, mail, givenName, surname } = this.person;
    const number = this.tokenRequests.length;
    const claims = {
      aud: identityClients.VITE_MSAL_CLIENT_ID,
      iss: `${HOST}/${TENANT}/v2.0`,
      nonce: question?.get('nonce'),
      oid: oAuthId,
      tid: TENANT,
      sub: 'pairwise',
      ver: '2.0',
      name: `${givenName} ${surname}`,
      preferred_username: mail,
    };
    return {
      token_type: 'Bearer',
      scope: 'user.read openid profile Calendars.Read email',
      expires_in: 3600,
      access_token: accessTokenNo(number),
      refresh_token: `${SECRET}-refresh-${number}`,
      id_token: `${encode({ alg: 'none' })}.${encode(claims)}.${SECRET}-id-${number}`,
      client_info: encode({ uid: oAuthId, utid: TENANT }),
    };
  }
}

const kept = ['token', 'msalAccessToken', 'msalTenant', 'msalExpiresOn', 'msalMail'] as const;

/** The stored entries of a session; missing ones are null. */
export async function storedSession(page: Page): Promise<Record<(typeof kept)[number], string | null>> {
  const values = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(`tagwerk.${name}`)),
    kept,
  );
  const [token = null, msalAccessToken = null, msalTenant = null, msalExpiresOn = null, msalMail = null] =
    values;
  return { token, msalAccessToken, msalTenant, msalExpiresOn, msalMail };
}
