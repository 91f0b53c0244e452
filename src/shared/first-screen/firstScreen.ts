import { paths, publicPaths } from '../paths';
import { readLocal, tokenKey } from '../storage/localStore';

/**
 * The screen in `index.html` before the app is loaded. The build renders it from the app's own components
 * (`src/app/first-screen`); this module is shared by the page's inline script and the app.
 */
export type FirstScreen = 'signIn' | 'shell';

function isAt(pathname: string, pattern: string): boolean {
  const [parts, wanted] = [pathname, pattern].map((path) => path.replace(/\/$/u, '').split('/'));
  return (
    parts?.length === wanted?.length &&
    wanted?.every((part, index) => part.startsWith(':') || part === parts?.[index]) === true
  );
}

/** The first screen for an address: the sign-in form, the shell, or none if it looks the same with and without a session. */
export function firstScreenAt(pathname: string, isSignedIn: boolean): FirstScreen | undefined {
  const route = Object.values(paths).find((pattern) => isAt(pathname, pattern));
  if (route === undefined || publicPaths.has(route)) return undefined;
  return isSignedIn ? 'shell' : 'signIn';
}

/** Whether this device has a session; only the app can check whether it is still valid. */
export function hasStoredSession(): boolean {
  return readLocal(tokenKey) !== null;
}

/** Id of the `template` element that the build rendered. */
export function templateId(name: FirstScreen | 'loadFailure', language: string): string {
  return `first-${name}-${language}`;
}

const PRESSED = 'data-pressed-early';

/** The element that says why nothing happens; styles show it after some seconds, unless the page's scripts have run. */
export const notStartedId = 'not-started';

/** The element that the app is rendered into. */
export const containerId = 'root';

function copyOf(name: FirstScreen | 'loadFailure'): Node | undefined {
  const template = document.getElementById(templateId(name, document.documentElement.lang));
  return template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : undefined;
}

/** Shows a first screen, unless the app is already there. */
export function showFirstScreen(screen: FirstScreen): void {
  const container = document.getElementById(containerId);
  const copy = copyOf(screen);
  if (!container || !copy || container.hasChildNodes()) return;
  container.append(copy);
  document.documentElement.dataset['firstScreen'] = screen;
}

/** The first screen that the app finds on the page; none while the build renders it. */
export function shownFirstScreen(): string | undefined {
  if (import.meta.env.SSR) return undefined;
  return document.documentElement.dataset['firstScreen'];
}

/** Called when the app is there: the page no longer shows a first screen. */
export function endFirstScreen(): void {
  delete document.documentElement.dataset['firstScreen'];
  delete document.documentElement.dataset['sent'];
}

/** The text typed into the sign-in form before the app was there; empty afterwards. */
export function typedEarly(type: 'email' | 'password'): string {
  if (shownFirstScreen() !== 'signIn') return '';
  return document.querySelector<HTMLInputElement>(`#${containerId} [type=${type}]`)?.value ?? '';
}

/** Keeps the browser from submitting a form before the app is there, and notes that it was submitted. */
export function holdEarlySubmit(event: Event): void {
  if (shownFirstScreen() === undefined) return;
  event.preventDefault();
  document.documentElement.dataset['sent'] = '';
}

/**
 * Notes the last button or link pressed before the app was there, except those that send the form (see `holdEarlySubmit`). A
 * link waits, too: the page that the browser would load anew knows neither the typed mail nor where a deep link leads.
 */
export function noteEarlyPress(event: MouseEvent): void {
  const { target } = event;
  if (shownFirstScreen() === undefined || !(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>('button[type=button], main a');
  const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!pressed || (isForNewTab && pressed.tagName === 'A')) return;
  document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
  pressed.setAttribute(PRESSED, '');
  if (pressed.tagName === 'A') event.preventDefault();
}

/** Presses the noted button or link, if it is in a part of the screen; `kind` is a selector that it has to match. */
export function replayEarlyPress(part: Element | null, kind = ''): void {
  const pressed = part?.querySelector<HTMLElement>(`${kind}[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  pressed?.click();
}

/** Whether the sign-in form was submitted before the app was there. */
export function wasSentEarly(): boolean {
  return 'sent' in document.documentElement.dataset;
}

/** Focuses the sign-in form for users with a mouse; on touch devices that would open the keyboard. */
export function focusSignIn(): void {
  if (!globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches) return;
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`#${containerId} [type=email]`)?.focus({ preventScroll: true });
}

/** Says that the app could not be loaded, together with what the page already shows. */
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
