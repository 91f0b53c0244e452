import type { Plugin } from 'vite';

/** What of the configuration decides how the sign-in form looks. */
export interface SignInWays {
  /** How many identity providers are offered. */
  readonly providers: number;
  /** Whether a made-up account of the reference service stands in for one of them. */
  readonly isDemonstration: boolean;
}

/** The same reading of the environment as in `src/shared/env.ts`. */
export function waysOf(environment: Readonly<Record<string, string | boolean | undefined>>): SignInWays {
  const isSet = (name: string) => String(environment[name] ?? '').trim() !== '';
  const isDemo = environment['VITE_DEMO'] === 'true';
  const setUp = ['VITE_MSAL_CLIENT_ID', 'VITE_GOOGLE_CLIENT_ID'].filter(isSet).length;
  return { providers: isDemo ? 2 : setUp, isDemonstration: isDemo && setUp < 2 };
}

const box = '<div class="o-box">';

/** Notes at the outline's form which providers stand above it. */
export function withWays(html: string, { providers, isDemonstration }: SignInWays): string {
  if (!html.includes(box)) throw new Error('index.html has no outline of the sign-in form');
  if (providers === 0) return html;
  const demonstration = isDemonstration ? ' data-demonstration' : '';
  return html.replace(box, `<div class="o-box" data-providers="${providers}"${demonstration}>`);
}

/** The outline in `index.html` shows the providers' buttons where the configuration offers them. */
export function outline(): Plugin {
  let ways: SignInWays = { providers: 0, isDemonstration: false };
  return {
    name: 'tagwerk:outline',
    configResolved({ env }) {
      ways = waysOf(env);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => (path === '/index.html' ? withWays(html, ways) : html),
    },
  };
}
