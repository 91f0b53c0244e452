import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { AppStore } from '@/shared/store/store';

interface AppProps {
  readonly store: AppStore;
  readonly router: DataRouter;
}

const ACTING_KEY = /^(?:Arrow\w+|Backspace|Delete|End|Enter|Escape|F\d+|Home|Page\w+|Tab)$/u;

/**
 * Keeps the keys that choose, confirm and cancel in an input method (Japanese, Chinese, Korean, accents) away from
 * every handler of the app, whose Enter saves and whose Escape discards. In Safari the Enter that confirms comes after
 * the composition has ended, and only the code 229 tells it from the next one.
 */
function keepFromHandlers(event: KeyboardEvent): void {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other sign
  if ((event.isComposing || event.keyCode === 229) && ACTING_KEY.test(event.key)) event.stopPropagation();
}

/** The app: the store around the router. Both are created outside, so that tests can create their own. */
export function App({ store, router }: AppProps) {
  useEffect(() => {
    window.addEventListener('keydown', keepFromHandlers, { capture: true });
    return () => window.removeEventListener('keydown', keepFromHandlers, { capture: true });
  }, []);
  // Not as a transition: React would render a screen in slices of 5 ms with frames of the old one between them, so the
  // new one would come a third later, while the user has nothing to do on the old one.
  return (
    <Provider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
