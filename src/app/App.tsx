import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from '@/shared/store/store';

interface AppProps {
  readonly store: AppStore;
  readonly router: DataRouter;
}

/** The app: the store around the router. Both are created outside, so that tests can create their own. */
export function App({ store, router }: AppProps) {
  // Not as a transition: React would render a screen in slices of 5 ms with frames of the old one between them, so the
  // new one would come a third later, while the user has nothing to do on the old one.
  return (
    <Provider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
