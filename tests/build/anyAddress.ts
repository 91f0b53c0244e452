import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { paths } from '../../src/shared/paths.ts';

/**
 * One build for any path: scripts, styles and workers name other files relative to themselves. The pages do so below `/`,
 * because a screen's address may have several parts; `pageAt` and `workerAt` make them for another path.
 */
export function anyAddress(): Plugin {
  return {
    name: 'tagwerk:any-address',
    apply: 'build',
    config: () => ({
      experimental: {
        renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
      },
    }),
  };
}

const escaped = (text: string) => text.replaceAll(/[/.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * The addresses that the service worker answers with the page: those of the screens, because other apps may live below the
 * same path.
 */
export function screensAt(base: string): RegExp {
  const first = new Set(Object.values(paths).flatMap((path) => path.split('/')[1] || []));
  return new RegExp(`^${escaped(base)}(?:$|\\?|(?:${[...first].join('|')})(?:$|[/?]))`, 'u');
}

/** The built page `index.html` for an app below another path. Links that leave the app keep their address. */
export function pageAt(html: string, base: string): string {
  return html.replaceAll(/( href="|url\()\/(?!\/)(?![^>]* target="_blank")/gu, `$1${base}`);
}

/**
 * The built service worker `sw.js` for an app below another path.
 *
 * @param page what the host serves as `index.html`: a changed one is fetched again
 */
export function workerAt(worker: string, page: string, base: string): string {
  const revision = createHash('md5').update(page).digest('hex');
  const pageEntry = /(url:"index\.html",revision:")[^"]*/u;
  const screens = String(screensAt('/'));
  if (!worker.includes(screens) || !pageEntry.test(worker)) throw new Error('sw.js is not of this version');
  return worker.replace(screens, () => String(screensAt(base))).replace(pageEntry, `$1${revision}`);
}
