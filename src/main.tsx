import './shared/ui/styles/index.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type DataRouter, createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createRoutes } from './app/routes';
import { startSessionEvents } from './app/sessionEvents';
import { showConfigurationProblems } from './app/configurationProblems';
import { startLinkPreload } from './app/preload';
import { registerServiceWorker } from './app/offlineUse';
import { startUpdateCheck } from './app/buildUpdate';
import { environmentProblems } from './shared/env';
import { paths } from './shared/paths';
import { startI18n } from './shared/i18n/i18n';
import { returnState } from './shared/sign-in/returnTo';
import { verifySession } from './shared/sign-in/sessionCommands';
import { selectIsSignedIn } from './shared/session/sessionSlice';
import { readToken } from './shared/session/storedSession';
import { createAppStore } from './shared/store/store';

/** The first route's code and texts have come. */
async function whenReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** A press on the outline is over, or has lasted so long that it is none. */
async function whenReleased(): Promise<void> {
  const isPressed = () => document.documentElement.hasAttribute('data-pressed');
  for (let polls = 0; isPressed() && polls < 60; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
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
  const routes = createRoutes(store);
  const router = createBrowserRouter(routes);
  // Who has to sign in first is led there before anything is drawn, as the guard would after it: what is typed into the
  // outline's form finds its field without a moment between.
  const isOutlined = document.documentElement.className === 'o-sign-in';
  if (isOutlined && !selectIsSignedIn(store.getState()) && location.pathname !== paths.signIn)
    await router.navigate(paths.signIn, { replace: true, state: returnState(router.state.location) });
  // The outline in index.html stands until there is a screen to put in its place.
  await whenReady(router);
  await whenReleased();
  createRoot(container).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
  startLinkPreload(routes);
  startUpdateCheck(store);
  registerServiceWorker();
}

/** Time between two reloads for a missing chunk, in milliseconds: a chunk that stays missing must not loop. */
const RELOAD_PAUSE_MS = 30_000;
const reloadKey = 'tagwerk.reloadedAt';

// After a deployment an old tab asks for chunks that are gone: the new version is fetched instead, unless that would
// take away what is being typed.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
  if (!navigator.onLine || store.extra.unsavedForms.hasAny() || Date.now() - last < RELOAD_PAUSE_MS) return;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  location.reload();
});

const container = document.getElementById('root');
if (container) {
  // The outline says so; a reload tries again.
  start(container).catch((problem: unknown) => {
    document.documentElement.classList.add('o-failed');
    throw problem;
  });
}
