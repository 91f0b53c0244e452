import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { type ComponentType, Fragment, type ReactElement, StrictMode } from 'react';
import { type DataRouter, type RouteObject, createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '@/app/App';
import { createRoutes } from '@/app/routes';
import { attachServiceData } from '@/app/serviceData';
import { startSessionEvents } from '@/app/sessionEvents';
import { type Language, setLanguage, startI18n } from '@/shared/i18n/i18n';
import { signedOut } from '@/shared/session/sessionSlice';
import { writeSession } from '@/shared/session/storedSession';
import { readSessionUser } from '@/shared/session/sessionUser';
import { type AppStore, createAppStore } from '@/shared/store/store';
import { type AccountName, sessionOf } from './accounts';
import { hold, release } from './jsdom/leftBehind';
import { testService } from './jsdom/testService';
import type { Service } from './service/service';

export interface Rendered {
  readonly user: UserEvent;
  readonly store: AppStore;
  /** The reference service of this test: `service.db`, `service.expireTokens()`, `service.mails()`. */
  readonly service: Service;
  /** `router.state.location` is the current location; `router.navigate` changes it. */
  readonly router: DataRouter;
}

export interface Visitor {
  /** If left out, no user is signed in. */
  readonly signedInAs?: AccountName;
  readonly language?: Language;
}

interface AppOptions {
  readonly path?: string;
  /** Strict Mode renders everything twice, so only one walk over all screens uses it (`strictMode.test.tsx`). */
  readonly isStrict?: boolean;
}

const namespaces = Object.keys(import.meta.glob('../src/shared/i18n/locales/de/*.json')).map((file) =>
  file.replace(/^.*\/(.*)\.json$/u, '$1'),
);

/** Counts who listens to the store. */
function countSubscriptions(store: AppStore): void {
  const subscribe = store.subscribe.bind(store);
  store.subscribe = (listener) => {
    const unsubscribe = subscribe(listener);
    hold(unsubscribe, 'subscription of the store');
    return () => {
      release(unsubscribe);
      unsubscribe();
    };
  };
}

async function prepare({ signedInAs, language = 'de' }: Visitor): Promise<AppStore> {
  if (!i18next.isInitialized) await startI18n(['common', 'auth']);
  await setLanguage(language);
  if (signedInAs !== undefined) {
    const { token, user } = await sessionOf(testService(), signedInAs);
    const sessionUser = readSessionUser(user);
    if (!sessionUser) throw new Error(`${signedInAs} has no readable user`);
    writeSession({ token, user: sessionUser, role: 'member' });
  }
  const store = createAppStore();
  countSubscriptions(store);
  const stop = startSessionEvents(store);
  onTestFinished(() => {
    stop();
    // Signing out ends whatever this test started; the next test signs in the same user.
    store.dispatch(signedOut('otherTab'));
  });
  return store;
}

function show(
  store: AppStore,
  routes: RouteObject[],
  path: string,
  Around: ComponentType = Fragment,
): Rendered {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  onTestFinished(() => router.dispose());
  render(<App store={store} router={router} />, { wrapper: Around });
  return { user: userEvent.setup({ delay: null }), store, service: testService(), router };
}

/** Starts the whole app as in a browser: real store, routes and texts, with the reference service behind it. */
export async function renderApp({
  path = '/',
  isStrict = false,
  ...visitor
}: Visitor & AppOptions = {}): Promise<Rendered> {
  const store = await prepare(visitor);
  return show(store, createRoutes(store), path, isStrict ? StrictMode : Fragment);
}

/** Renders one component within a store, a router and the texts of every feature. */
export async function renderWithStore(ui: ReactElement, visitor: Visitor = {}): Promise<Rendered> {
  const store = await prepare(visitor);
  attachServiceData(store);
  await i18next.loadNamespaces(namespaces);
  return show(store, [{ path: '*', element: ui }], '/');
}
