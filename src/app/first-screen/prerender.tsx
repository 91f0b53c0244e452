import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadFirstSignIn } from '@/features/auth';
import { policySourcesOf } from '@/shared/contentPolicy';
import { buildOrigin, env, environmentProblems, settingNames } from '@/shared/env';
import { type FirstScreen, notStartedId, templateId } from '@/shared/first-screen/firstScreen';
import { startI18n } from '@/shared/i18n/i18n';
import { LANGUAGES } from '@/domain/language';
import { createAppStore } from '@/shared/store/store';
import { Alert } from '@/shared/ui/messages/Alert';
import { App } from '../App';
import { AppLayout } from '../layout/AppLayout';
import { whenReady } from '../readAhead';
import { createRoutes } from '../routes';

/** Says that the app could not be loaded. `showLoadFailure` makes the button work without the app. */
function LoadFailure() {
  const { t } = useTranslation('common');
  return (
    <div className="tw-load-failure">
      <Alert tone="danger" action={{ label: t('actions.retry'), onAct: () => location.reload() }}>
        {t('loadFailure')}
      </Alert>
    </div>
  );
}

async function markupOf(screen: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(screen, {
    // In one piece, because React would otherwise move parts of it into scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

/** The sign-in screen exactly as `main.tsx` renders it, so that React can take it over. */
async function signIn(): Promise<string> {
  const store = createAppStore();
  const router = createMemoryRouter(createRoutes(store), {
    basename: env.basePath,
    initialEntries: [env.basePath],
  });
  await whenReady(router);
  return markupOf(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}

/** The shell around an empty page. It cannot be used until the app replaces it. */
async function shell(): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: <AppLayout /> }], {
    basename: env.basePath,
    initialEntries: [env.basePath],
  });
  return markupOf(
    <Provider store={createAppStore()}>
      <div inert aria-hidden="true">
        <RouterProvider router={router} />
      </div>
    </Provider>,
  );
}

const renderers: Readonly<Record<FirstScreen | 'loadFailure', () => Promise<string>>> = {
  signIn,
  shell,
  loadFailure: async () => markupOf(<LoadFailure />),
};

/** The `template` elements that `index.html` shows before the app is loaded. */
export interface Templates {
  /** The sign-in form in all languages: the first paint for a visitor without a session. */
  readonly signIn: string;
  readonly others: string;
}

/**
 * Renders the first screens in both languages: run by the build, by the development server and by the host program, never
 * in a browser.
 */
export async function renderTemplates(): Promise<Templates> {
  // A wrong configuration has a page of its own.
  if (environmentProblems.length > 0) return { signIn: '', others: '' };
  const forms: string[] = [];
  const others: string[] = [];
  const notStarted: string[] = [];
  await startI18n(['common', 'auth', 'layout'], 'de');
  await loadFirstSignIn();
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language);
    for (const name of ['signIn', 'shell', 'loadFailure'] as const) {
      const template = `<template id="${templateId(name, language)}">${await renderers[name]()}</template>`;
      (name === 'signIn' ? forms : others).push(template);
    }
    notStarted.push(`<p lang="${language}">${i18next.t('common:notStarted')}</p>`);
  }
  return {
    signIn: forms.join(''),
    others: `${others.join('')}<div id="${notStartedId}" class="tw-load-failure"><div class="tw-alert danger"><div>${notStarted.join('')}</div></div></div>`,
  };
}

/** The sources for the Content-Security-Policy. */
export const policySources = policySourcesOf(env, buildOrigin);

// What the host program checks settings by, and where it puts the app.
export const { basePath } = env;
export { environmentProblems, settingNames };
