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

/** The built page for an app below another path, without the first screens, which are rendered for it. */
export function pageAt(html: string, base: string): string {
  return html.replaceAll(/( href="|url\()\/(?!\/)/gu, `$1${base}`);
}

/** The built service worker `sw.js` for an app below another path. */
export function workerAt(worker: string, base: string): string {
  const screens = String(screensAt('/'));
  if (!worker.includes(screens)) throw new Error('sw.js names no screens');
  return worker.replace(screens, () => String(screensAt(base)));
}
