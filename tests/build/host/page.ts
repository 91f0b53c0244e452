import type { Templates } from '../../../src/app/first-screen/prerender.tsx';
import { SETTINGS_ELEMENT } from '../../../src/shared/hosting/pageSettings.ts';

/** Parts of the build that the host program needs and nobody is served. */
export const HOST_FOLDER = 'host';
export const PAGE_FILE = `${HOST_FOLDER}/page.html`;
export const RENDERER_FILE = `${HOST_FOLDER}/renderer.mjs`;
export const PROGRAM_FILE = `${HOST_FOLDER}/host.mjs`;

/** Where the page of the build has its first screens: what `fillPage` fills. */
export const places: Templates = { signIn: '<!--sign-in-->', others: '<!--others-->' };

/** The settings as the page has them. No text in them can end the element. */
function settingsElement(settings: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${SETTINGS_ELEMENT}">${json}</script>`;
}

/**
 * Puts the first screens into the page, and the settings of a deployment before the script of the first paint, because what a
 * device keeps has a name that is made from them.
 *
 * @param settings missing in the page of the build itself
 */
export function fillPage(
  page: string,
  { signIn, others }: Templates,
  settings?: Readonly<Record<string, unknown>>,
): string {
  if (!page.includes(places.signIn) || !page.includes(places.others))
    throw new Error('the page has no place for the first screens');
  return page
    .replace(places.signIn, () => signIn + (settings ? settingsElement(settings) : ''))
    .replace(places.others, () => others);
}
