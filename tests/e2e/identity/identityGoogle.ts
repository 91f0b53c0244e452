import type { BrowserContext } from '@playwright/test';
import { identityClients } from './identityClients';
import { type Person, SECRET } from './identityPeople';
import type { Witness } from '../witness';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const PAGE = 'https://accounts.google.com/o/oauth2/auth';
const USERINFO = 'https://openidconnect.googleapis.com/v1/userinfo';
const TOKEN = `${SECRET}-google`;

/** A stand-in for Google's script: it opens a window and receives a message from it. */
const script = `
  const initTokenClient = ({ client_id, scope, callback, error_callback }) => ({
    requestAccessToken: ({ state }) => {
      const opened = open('${PAGE}?' + new URLSearchParams({ client_id, scope, state }), 'google', 'popup');
      if (!opened) return error_callback({ type: 'popup_failed_to_open' });
      const timer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer);
        error_callback({ type: 'popup_closed' });
      }, 50);
      addEventListener('message', ({ origin, source, data }) => {
        if (origin !== 'https://accounts.google.com' || source !== opened) return;
        clearInterval(timer);
        opened.close();
        callback({ state, ...data });
      });
    },
  });
  window.google = { accounts: { oauth2: { initTokenClient }, id: {} } };
`;

const page = `<!doctype html><title>Google</title>
  <button onclick="opener.postMessage({ access_token: '${TOKEN}' }, '*')">Accept</button>
  <button onclick="opener.postMessage({ error: 'access_denied' }, '*')">Refuse</button>
  <button onclick="opener.postMessage({ access_token: '${TOKEN}', state: 'forged' }, '*')">Forge</button>`;

/**
 * Google as a browser sees it: stand-ins for its script, its window, and the address that returns the user of a token.
 * The library in the app is the real one.
 */
export class Google {
  /** The owner of the account. */
  person: Person;
  /** The parameters with which the window was opened. */
  readonly questions: URLSearchParams[] = [];
  readonly #trouble: Witness;

  constructor(trouble: Witness, person: Person) {
    this.#trouble = trouble;
    this.person = person;
  }

  async answerIn(context: BrowserContext): Promise<void> {
    await context.route(SCRIPT, async (route) => {
      this.#trouble.expect(/^request to elsewhere: https:\/\/accounts\.google\.com\/gsi\/client$/u);
      await route.fulfill({ contentType: 'text/javascript', body: script });
    });
    await context.route(`${PAGE}?*`, async (route) => {
      this.#trouble.expect(/^request to elsewhere: https:\/\/accounts\.google\.com\/o\/oauth2\/auth\?/u);
      const question = new URL(route.request().url()).searchParams;
      this.questions.push(question);
      const isKnown = question.get('client_id') === identityClients.VITE_GOOGLE_CLIENT_ID;
      await route.fulfill(
        isKnown ? { contentType: 'text/html', body: page } : { status: 400, body: 'unknown client' },
      );
    });
    await context.route(USERINFO, async (route) => {
      this.#trouble.expect(/^request to elsewhere: https:\/\/openidconnect\.googleapis\.com\/v1\/userinfo$/u);
      const { oAuthId, mail, givenName, surname } = this.person;
      const request = route.request();
      const isAllowed =
        request.method() === 'OPTIONS' || request.headers()['authorization'] === `Bearer ${TOKEN}`;
      await route.fulfill({
        status: isAllowed ? 200 : 401,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { sub: oAuthId, email: mail, given_name: givenName, family_name: surname },
      });
    });
  }
}
