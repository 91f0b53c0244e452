import { paths } from '../paths';

/**
 * The screen that stands in `index.html` before the app does. The build renders it from the app's own components
 * (`src/app/first-screen`); this module is what the page's inline script and the app agree on.
 */
export type FirstScreen = 'signIn' | 'shell';

/** Addresses that are shown without a session as with one; they have no first screen but the sign-in form's own. */
const publicPaths: ReadonlySet<string> = new Set([
  paths.registration,
  paths.forgottenPassword,
  paths.codeVerification,
  paths.resetPassword,
  paths.expired,
]);

function isAt(pathname: string, pattern: string): boolean {
  const [parts, wanted] = [pathname, pattern].map((path) => path.replace(/\/$/u, '').split('/'));
  return (
    parts?.length === wanted?.length &&
    wanted?.every((part, index) => part.startsWith(':') || part === parts?.[index]) === true
  );
}

/** What can be shown at an address at once: the sign-in form, the shell, or nothing before the app is there. */
export function firstScreenAt(pathname: string, isSignedIn: boolean): FirstScreen | undefined {
  const route = Object.values(paths).find((pattern) => isAt(pathname, pattern));
  if (route === undefined || publicPaths.has(route)) return undefined;
  return isSignedIn ? 'shell' : 'signIn';
}

/** Id of the `template` element with something that the build rendered. */
export function templateId(name: FirstScreen | 'loadFailure', language: string): string {
  return `first-${name}-${language}`;
}

const PRESSED = 'data-pressed-early';

/** The element that the app is rendered into. */
export const containerId = 'root';

function copyOf(name: FirstScreen | 'loadFailure'): Node | undefined {
  const template = document.getElementById(templateId(name, document.documentElement.lang));
  return template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : undefined;
}

/** Shows a first screen, unless the app has come before it. */
export function showFirstScreen(screen: FirstScreen): void {
  const container = document.getElementById(containerId);
  const copy = copyOf(screen);
  if (!container || !copy || container.hasChildNodes()) return;
  container.append(copy);
  document.documentElement.dataset['firstScreen'] = screen;
}

/** Which first screen the app finds on the page; none while the build renders it. */
export function shownFirstScreen(): string | undefined {
  if (import.meta.env.SSR) return undefined;
  return document.documentElement.dataset['firstScreen'];
}

/** The app is there: nothing is a first screen any more. */
export function endFirstScreen(): void {
  delete document.documentElement.dataset['firstScreen'];
  delete document.documentElement.dataset['sent'];
}

/** What was typed into the sign-in form before the app was there; empty afterwards. */
export function typedEarly(type: 'email' | 'password'): string {
  if (shownFirstScreen() !== 'signIn') return '';
  return document.querySelector<HTMLInputElement>(`#${containerId} [type=${type}]`)?.value ?? '';
}

/** Keeps a form from being sent by the browser before the app is there, and notes that it was to be sent. */
export function holdEarlySubmit(event: Event): void {
  if (shownFirstScreen() === undefined) return;
  event.preventDefault();
  document.documentElement.dataset['sent'] = '';
}

/** Notes the last button that was pressed before the app was there; the form's own is `holdEarlySubmit`'s. */
export function noteEarlyPress({ target }: Event): void {
  if (shownFirstScreen() === undefined || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button[type=button]');
  if (!button) return;
  document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
  button.setAttribute(PRESSED, '');
}

/** Presses what was pressed within a part of the screen before the app was there. */
export function replayEarlyPress(part: Element | null): void {
  const button = part?.querySelector<HTMLElement>(`[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  button?.click();
}

/** Whether the sign-in form was sent before the app was there. */
export function wasSentEarly(): boolean {
  return 'sent' in document.documentElement.dataset;
}

/** Puts the focus into the sign-in form for whoever has a mouse; on touch devices it would open the keyboard. */
export function focusSignIn(): void {
  if (!globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches) return;
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`#${containerId} [type=email]`)?.focus({ preventScroll: true });
}

/** Says that the app could not be loaded, beside whatever the page shows. */
export function showLoadFailure(): void {
  const id = 'load-failure';
  const copy = copyOf('loadFailure');
  if (!copy || document.getElementById(id)) return;
  const place = document.createElement('div');
  place.id = id;
  place.append(copy);
  place.querySelector('button')?.addEventListener('click', () => location.reload());
  document.body.append(place);
}
