import './shared/ui/styles/index.scss';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createReadAhead, readFirst, whenReady } from './app/readAhead';
import { createRoutes } from './app/routes';
import { startMissingChunkReload } from './app/updates/missingChunks';
import { isFirstSignIn, loadFirstSignIn, signInState } from './features/auth';
import { startSessionEvents } from './app/sessionEvents';
import { showConfigurationProblems } from './app/configurationProblems';
import { startLinkPreload } from './app/preload';
import { registerServiceWorker } from './app/updates/offlineUse';
import { environmentProblems } from './shared/env';
import { whenIdle } from './shared/ui/timing/useWhenIdle';
import {
  containerId,
  endFirstScreen,
  showLoadFailure,
  shownFirstScreen,
} from './shared/first-screen/firstScreen';
import { basePath, pathInApp } from './shared/hosting/basePath';
import { paths } from './shared/paths';
import { startI18n } from './shared/i18n/i18n';
import { verifySession } from './shared/sign-in/sessionCommands';
import { selectIsSignedIn, selectSession } from './shared/session/sessionSlice';
import { readToken } from './shared/session/storedSession';
import { createAppStore } from './shared/store/store';

/** Puts the app on the page. React takes over the sign-in form that stands there; the shell is put in its place. */
function show(container: HTMLElement, app: ReactNode, { state }: DataRouter): void {
  const { pathname, state: handed } = state.location;
  const isFirstScreen = pathInApp(pathname) === paths.signIn && isFirstSignIn(handed);
  if (shownFirstScreen() === 'signIn' && isFirstScreen) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

/** Leaves a field as a press elsewhere does, which saves a name or a new task; forms of dialogs have drafts, or ask. */
function leaveField(): void {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && !field.closest('[role="dialog"]')) field.blur();
}

const store = createAppStore();

/** Environment, texts, router, in this order. */
async function start(container: HTMLElement): Promise<void> {
  if (environmentProblems.length > 0) {
    showConfigurationProblems(container, environmentProblems);
    return;
  }
  startSessionEvents(store);
  // A token without a user that can be read: the service knows whose it is.
  if (readToken() !== null && !selectIsSignedIn(store.getState())) await store.dispatch(verifySession());
  await startI18n(['common', 'auth']);
  if (shownFirstScreen() === 'signIn') await loadFirstSignIn();
  const routes = createRoutes(store);
  // Back is heard of before the router, which takes the page away with its fields.
  addEventListener('popstate', leaveField);
  const router = createBrowserRouter(routes, { basename: basePath });
  startMissingChunkReload(router, () => store.extra.unsavedForms.hasAny());
  // A user who has to sign in first is led there before anything is rendered, as the guard would do it afterwards, so
  // that the form that is already on the page stays.
  const pathname = pathInApp(location.pathname);
  if (shownFirstScreen() === 'signIn' && pathname !== paths.signIn)
    await router.navigate(paths.signIn, {
      replace: true,
      state: signInState({ ...router.state.location, pathname }, selectSession(store.getState())),
    });
  // The first screen stands until there is something to put in its place.
  await whenReady(router);
  await readFirst(store, router).catch(() => undefined);
  show(
    container,
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
    router,
  );
  if (shownFirstScreen() === 'shell') endFirstScreen();
  startLinkPreload(routes, createReadAhead(store));
  registerServiceWorker();
  // Without a network the next visit looks for a newer build; if the file is gone, the page is loaded anew for it.
  void whenIdle()
    .then(async () => import('./app/updates/buildUpdate'))
    .then(({ startUpdateCheck }) => startUpdateCheck(store))
    .catch(() => undefined);
}

const container = document.getElementById(containerId);
if (container) {
  // A reload tries again.
  start(container).catch((problem: unknown) => {
    showLoadFailure();
    throw problem;
  });
}
