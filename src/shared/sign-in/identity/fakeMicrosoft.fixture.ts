import { HttpResponse, type RequestHandler, http } from 'msw';
import { vi } from 'vitest';

const HOST = 'https://login.microsoftonline.com';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The person who signs in. */
export const jana = {
  oid: '11111111-2222-3333-4444-555555555555',
  tid: '99999999-8888-7777-6666-555555555555',
  name: 'Jana Albrecht',
  preferred_username: 'jana.albrecht@nordfeld.example',
};

/** An opened window; the test controls `closed`. */
interface FakeWindow {
  closed: boolean;
  readonly close: () => void;
  readonly focus: () => void;
  readonly document: { title: string };
  readonly location: { readonly assign: (url: string) => void };
}

/** The answer of the authorize page to a request: these parameters, or none at all. */
type Authorize = (question: URLSearchParams) => Record<string, string> | undefined;

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}

/**
 * Microsoft's side of the code flow: authorize page and token endpoint, with PKCE checked. The page's answer goes
 * through a BroadcastChannel named in the state, as from the app's redirect page.
 */
export class FakeMicrosoft {
  authorize: Authorize = () => ({ code: 'the-code' });
  /** Seconds. */
  lifetime = 3600;
  claims: Record<string, unknown> = jana;
  /** The requests to the authorize page, from windows and frames. */
  readonly questions: URLSearchParams[] = [];
  /** The requests to the token endpoint. */
  readonly tokenRequests: URLSearchParams[] = [];
  readonly windows: FakeWindow[] = [];

  /** From now on windows open, unless the browser blocks them. */
  openWindows({ blocked = false } = {}): void {
    vi.spyOn(window, 'open').mockImplementation(() => {
      if (blocked) return null;
      const opened: FakeWindow = {
        closed: false,
        close: () => {
          opened.closed = true;
        },
        focus: () => {},
        document: { title: '' },
        location: { assign: (url) => this.#visit(url) },
      };
      this.windows.push(opened);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the library asks of a window
      return opened as unknown as Window;
    });
  }

  /** From now on hidden frames are answered; jsdom does not load them. */
  watchFrames(): () => void {
    const seen = new WeakSet<Element>();
    const timer = setInterval(() => {
      for (const frame of document.querySelectorAll('iframe')) {
        if (seen.has(frame) || !frame.src.startsWith(HOST)) continue;
        seen.add(frame);
        this.#visit(frame.src);
      }
    }, 5);
    return () => clearInterval(timer);
  }

  readonly tokenEndpoint: RequestHandler = http.post(
    `${HOST}/common/oauth2/v2.0/token`,
    async ({ request }) => {
      const sent = new URLSearchParams(await request.text());
      this.tokenRequests.push(sent);
      const question = this.questions.at(-1);
      const isRefresh = sent.get('grant_type') === 'refresh_token';
      const challenge = await challengeOf(sent.get('code_verifier') ?? '');
      if (!isRefresh && challenge !== question?.get('code_challenge'))
        return HttpResponse.json({ error: 'invalid_grant', error_description: 'PKCE' }, { status: 400 });
      return HttpResponse.json(this.#tokens(question));
    },
  );

  #tokens(question: URLSearchParams | undefined): Record<string, unknown> {
    const payload = {
      aud: question?.get('client_id'),
      iss: `${HOST}/${jana.tid}/v2.0`,
      nonce: question?.get('nonce'),
      sub: 'pairwise',
      ver: '2.0',
      ...this.claims,
    };
    return {
      token_type: 'Bearer',
      scope: 'user.read openid profile Calendars.Read email',
      expires_in: this.lifetime,
      access_token: `access-${this.tokenRequests.length}`,
      refresh_token: `refresh-${this.tokenRequests.length}`,
      id_token: `${encode({ alg: 'none' })}.${encode(payload)}.x`,
      client_info: encode({ uid: jana.oid, utid: jana.tid }),
    };
  }

  #visit(url: string): void {
    const question = new URL(url).searchParams;
    this.questions.push(question);
    const answer = this.authorize(question);
    if (!answer) return;
    const state = answer['state'] ?? question.get('state') ?? '';
    const { id } = JSON.parse(Buffer.from(state.split('|')[0] ?? '', 'base64url').toString());
    const payload = new URLSearchParams({ ...answer, state }).toString();
    setTimeout(() => {
      const channel = new BroadcastChannel(String(id));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      channel.postMessage({ v: 1, payload });
      channel.close();
    }, 5);
  }
}
