import {
  firstScreenAt,
  focusSignIn,
  hasStoredSession,
  holdEarlySubmit,
  noteEarlyPress,
  showFirstScreen,
} from '@/shared/first-screen/firstScreen';
import { storedLanguage } from '@/shared/i18n/storedLanguage';
import { darkDevice, showTheme } from '@/shared/ui/theme/shownTheme';

/**
 * The first inline script of `index.html`, behind the sign-in form's markup and before everything else: what has to
 * happen before the first paint. The build bundles it on its own; it must stay small and import no library.
 */

document.documentElement.lang = storedLanguage();
showTheme();
// From here on every screen follows the device's theme, even those without a choice of theme.
darkDevice()?.addEventListener('change', showTheme);

document.addEventListener('submit', holdEarlySubmit);
document.addEventListener('click', noteEarlyPress);

if (firstScreenAt(location.pathname, hasStoredSession()) === 'signIn') {
  showFirstScreen('signIn');
  focusSignIn();
}
