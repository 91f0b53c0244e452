import {
  firstScreenAt,
  focusSignIn,
  holdEarlySubmit,
  noteEarlyPress,
  showFirstScreen,
  showLoadFailure,
} from '@/shared/first-screen/firstScreen';
import { storedLanguage } from '@/shared/i18n/language';
import { readLocal, tokenKey } from '@/shared/storage/localStore';
import { showTheme } from '@/shared/ui/theme/shownTheme';

/**
 * The inline script of `index.html`: what has to happen before the first paint and must not wait for the app. The
 * build bundles it on its own; it must stay small and import no library.
 */

/** Which files the screens load, as the build knows them: see `tests/build/firstScreen.ts`. */
interface ScreenFiles {
  readonly files: readonly string[];
  /** Pattern of the address, then the numbers of its files in German and in English. */
  readonly screens: readonly (readonly [string, readonly number[], readonly number[]])[];
}

declare const SCREEN_FILES: ScreenFiles;

const language = storedLanguage();
const isSignedIn = readLocal(tokenKey) !== null;
const screen = firstScreenAt(location.pathname, isSignedIn);

document.documentElement.lang = language;
showTheme();

/**
 * Asks at once for the files of the screen at this address, which the router would ask for only when the entry has run.
 *
 * @returns resolves when the style sheets among them are there
 */
async function fetchScreen(): Promise<void> {
  const path = isSignedIn ? location.pathname : '/';
  const wanted = SCREEN_FILES.screens.find(([address]) => new RegExp(address, 'u').test(path));
  const sheets: Promise<unknown>[] = [];
  for (const index of wanted?.[language === 'en' ? 2 : 1] ?? []) {
    const file = SCREEN_FILES.files[index] ?? '';
    const link = document.createElement('link');
    const isSheet = file.endsWith('.css');
    link.rel = isSheet ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    if (isSheet) {
      sheets.push(
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
      );
    }
    document.head.append(link);
  }
  await Promise.all(sheets);
}

const sheets = fetchScreen();

// The page has been read, the app's module has not run yet.
document.addEventListener(
  'readystatechange',
  () => {
    if (screen === 'signIn') {
      showFirstScreen(screen);
      focusSignIn();
    } else if (screen === 'shell') {
      void sheets.then(() => showFirstScreen(screen));
    }
  },
  { once: true },
);

document.addEventListener('submit', holdEarlySubmit);
document.addEventListener('click', noteEarlyPress);

// The network broke off before the app was there: the first screen must not wait for ever.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showLoadFailure();
  },
  true,
);
