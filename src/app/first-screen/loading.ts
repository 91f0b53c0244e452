import { localDay } from '@/domain/time/period';
import { startEarlyCalls } from '@/shared/api/earlyCalls';
import {
  firstScreenAt,
  hasStoredSession,
  notStartedId,
  showFirstScreen,
  showLoadFailure,
} from '@/shared/first-screen/firstScreen';
import { basePath, pathInApp } from '@/shared/hosting/basePath';
import { settingOf } from '@/shared/hosting/pageSettings';

/**
 * The last inline script of `index.html`: asks for the files of the screen at this address, which the router would ask
 * for only when the app has run, and starts the app once the first screen has been painted.
 */

/** The build's list of its files, below the app's path: see `tests/build/firstScreen.ts`. */
export interface BuiltFiles {
  /** The app itself; missing while developing, when the page starts it. */
  readonly app?: string;
  /** One file, or the German and the English one. */
  readonly files: readonly (string | readonly [string, string])[];
  /**
   * One entry for each screen: the pattern of its address, the indexes of its files in `files`, and the calls that it makes
   * first. `:id` in a call is replaced by the last part of the address, `:today` by the day.
   */
  readonly screens: readonly (readonly [string, readonly number[], readonly string[]])[];
}

declare const BUILT_FILES: BuiltFiles;
// The build puts the whole list in for the name: once is enough.
const built = BUILT_FILES;

const screenAt = (path: string) => built.screens.find(([address]) => new RegExp(address, 'u').test(path));

/**
 * Asks for the files of the screen and starts its first calls. The scripts that only this screen needs are requested once the
 * app's own script has loaded, so that a slow processor compiles the app while they are downloaded.
 *
 * @returns resolves when the style sheets among the screen's files have loaded
 */
async function fetchScreen(): Promise<void> {
  const path = hasStoredSession() ? pathInApp(location.pathname) : '/';
  const wanted = screenAt(path);
  const needed = screenAt('/')?.[1] ?? [];
  const id = path.split('/').findLast((part) => part !== '') ?? '';
  const today = localDay(new Date());
  startEarlyCalls(
    (settingOf('VITE_API_URL') ?? '/api').replace(/\/+$/u, ''),
    wanted?.[2].map((url) => url.replace(':id', id).replaceAll(':today', today)) ?? [],
  );
  const later: HTMLLinkElement[] = [];
  const sheets: Promise<unknown>[] = [];
  for (const index of wanted?.[1] ?? []) {
    const one = built.files[index] ?? '';
    const file = typeof one === 'string' ? one : one[document.documentElement.lang === 'en' ? 1 : 0];
    const link = document.createElement('link');
    const isSheet = file.endsWith('.css');
    link.rel = isSheet ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = basePath + file;
    if (isSheet) {
      sheets.push(
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
      );
    }
    if (isSheet || needed.includes(index)) document.head.append(link);
    else later.push(link);
  }
  const app = document.querySelector('link[rel=modulepreload]');
  app?.addEventListener('load', () => document.head.append(...later), { once: true });
  await Promise.all(sheets);
}

function startApp(): void {
  if (built.app === undefined) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = basePath + built.app;
  document.head.append(script);
}

/** Starting the app takes a slow processor longer than painting; a page that nobody looks at is not painted. */
function afterNextPaint(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}

// The network broke off before the app was there: the first screen must not wait for ever.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showLoadFailure();
  },
  true,
);

// Without the policy that the first script makes, the app cannot be started.
if (globalThis.trustedTypes?.defaultPolicy !== null) document.getElementById(notStartedId)?.remove();

const screen = firstScreenAt(pathInApp(location.pathname), hasStoredSession());
const sheets = fetchScreen();

/** The shell is painted with its styles, which the sign-in form has in the page. */
async function showShell(): Promise<void> {
  await sheets;
  showFirstScreen('shell');
  afterNextPaint(startApp);
}

if (screen === 'shell') void showShell();
else if (screen === 'signIn') afterNextPaint(startApp);
else startApp();
