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
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
