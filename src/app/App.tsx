import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from '@/shared/store/store';

interface AppProps {
  readonly store: AppStore;
  readonly router: DataRouter;
}

/** The app: the store around the router. Both are made outside, so that tests make their own. */
export function App({ store, router }: AppProps) {
  // As a transition, a screen would be rendered in slices of 5 ms with frames of the old one between them: the new one
  // would be there a third later, and nobody does anything on the old one meanwhile.
  return (
    <Provider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
