import {
  firstScreenAt,
  focusSignIn,
  hasStoredSession,
  holdEarlySubmit,
  noteEarlyPress,
  showFirstScreen,
} from '@/shared/first-screen/firstScreen';
import { pathInApp } from '@/shared/hosting/basePath';
import { guardScripts } from '@/shared/hosting/scriptPolicy';
import { storedLanguage } from '@/shared/i18n/storedLanguage';
import { darkDevice, showTheme } from '@/shared/ui/theme/shownTheme';

/**
 * The first inline script of `index.html`, behind the sign-in form's markup and before everything else: what has to
 * happen before the first paint. The build bundles it on its own; it must stay small and import no library.
 */

/** A page that has not come so far within this time, in milliseconds, comes over a slow line. */
const SLOW_MS = 250;

guardScripts();
document.documentElement.lang = storedLanguage();
showTheme();
// Over a slow line the font would come with the first rows and move them: it is left for the next visit.
const isLate = performance.now() > SLOW_MS && !navigator.serviceWorker?.controller;
if (isLate) document.documentElement.dataset['font'] = 'late';
else document.fonts.load('1em "Geist Variable"').catch(() => undefined);
// From here on every screen follows the device's theme, even those without a choice of theme.
darkDevice()?.addEventListener('change', showTheme);

document.addEventListener('submit', holdEarlySubmit);
document.addEventListener('click', noteEarlyPress);

if (firstScreenAt(pathInApp(location.pathname), hasStoredSession()) === 'signIn') {
  showFirstScreen('signIn');
  focusSignIn();
}
