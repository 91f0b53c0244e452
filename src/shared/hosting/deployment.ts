import { basePath } from './basePath';
import { settingOf } from './pageSettings';

/**
 * Several deployments may share an origin, and with it everything that a browser keeps. One of them has the plain names
 * that the app had before there could be several, such as `tagwerk.token`; the others put their own name in front. So
 * nothing is copied, and a tab or a host with an older build finds what it left.
 */

/** The entry of local storage that says which deployment has the plain names. */
export const MARKER = 'tagwerk.deployment';

/** How a name begins that is not plain. */
const NAMED = /^tagwerk@[^/]*\//u;

/** The script of the service worker, and what is added where the names are not plain: the worker lasts longer than the marker. */
const WORKER = 'sw.js';
const NAMED_WORKER = `${WORKER}?named`;

/** A deployment's name, different for every path and service of an origin: `tagwerk@time-k3x9a1`. */
export function deploymentName(path: string, service: string): string {
  let hash = 0;
  for (const char of `${path} ${service}`) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return `tagwerk@${path.replaceAll(/\W+/gu, '-').replaceAll(/^-|-$/gu, '')}-${(hash >>> 0).toString(36)}`;
}

/** The address of the service as a name is made from it. One that cannot be is named by `env.ts`, and must not stop the page before. */
export const serviceAt = (setting: string, origin: string): string =>
  (URL.canParse(setting, origin) ? new URL(setting, origin).href : setting).replace(/\/+$/u, '');

/** What is known when a page starts. */
interface Start {
  readonly name: string;
  readonly path: string;
  /** Null if there is none, or local storage is forbidden. */
  readonly marker: string | null;
  /** The address of the service worker that controls the page, from the origin on. */
  readonly worker: string | undefined;
}

/** Whether this deployment has the plain names: it is the first one at the origin's root, where earlier builds had to be. */
export function hasPlainNames({ name, path, marker, worker }: Start): boolean {
  return path === '/' && (marker === null ? worker !== path + NAMED_WORKER : marker === name);
}

function choosePrefix(): string {
  // Neither the build nor a web worker keeps anything.
  if (typeof document === 'undefined') return '';
  const name = deploymentName(basePath, serviceAt(settingOf('VITE_API_URL') ?? '/api', location.origin));
  const worker = navigator.serviceWorker?.controller?.scriptURL.slice(location.origin.length);
  let isPlain = hasPlainNames({ name, path: basePath, marker: null, worker });
  try {
    const marker = localStorage.getItem(MARKER);
    isPlain = hasPlainNames({ name, path: basePath, marker, worker });
    if (isPlain && marker === null) localStorage.setItem(MARKER, name);
  } catch {
    // Local storage is full or forbidden: the next page decides in the same way.
  }
  return isPlain ? '' : `${name}/`;
}

const prefix = choosePrefix();

/** The name that this deployment gives to an entry, a database, a lock or a channel. */
export const ownName = (name: string): string => prefix + name;

/** Whether an entry of local storage is another deployment's, given what is in front of our names. */
export function isOthers(entry: string, own: string = prefix): boolean {
  if (own !== '' && entry.startsWith(own)) return false;
  return NAMED.test(entry) || (own !== '' && entry.startsWith('tagwerk.'));
}

/** The script of this deployment's service worker. */
export const workerScript = basePath + (prefix === '' ? WORKER : NAMED_WORKER);
