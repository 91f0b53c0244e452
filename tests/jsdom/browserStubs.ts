import { ReadingWorkerStub } from './readingWorker';
import { TestLocks } from './testLocks';

/**
 * Browser features that jsdom lacks. These stand-ins only let code run that uses them; behaviour that needs layout,
 * focus in dialogs or a canvas is tested in Chromium.
 */
const mediaQueries = new Set<EventTarget>();
let hasFinger = false;

function isMatch(query: string): boolean {
  const limit = (name: string) => new RegExp(`\\(${name}-width:\\s*([\\d.]+)px\\)`, 'u').exec(query)?.[1];
  const max = limit('max');
  const min = limit('min');
  if (query.includes('prefers-reduced-motion: reduce')) return true;
  if (query.includes('pointer: coarse')) return hasFinger;
  if (max === undefined && min === undefined) return false;
  return innerWidth <= Number(max ?? Infinity) && innerWidth >= Number(min ?? 0);
}

function matchMedia(media: string) {
  const target = new EventTarget();
  mediaQueries.add(target);
  return Object.defineProperties(target, {
    media: { value: media },
    matches: { get: () => isMatch(media) },
    onchange: { value: null, writable: true },
  });
}

class ObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Without layout, only elements that the markup hides are hidden. */
function checkVisibility(this: Element): boolean {
  return this.closest('[hidden]') === null;
}

const dialogMethods = {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement, value = '') {
    if (!this.open) return;
    this.returnValue = value;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
};

/** Makes the window as wide as a desktop (1440) or a phone (390): media queries answer accordingly. */
export function setScreenWidth(pixels: number): void {
  define(globalThis, { innerWidth: pixels });
  for (const query of mediaQueries) query.dispatchEvent(new Event('change'));
}

/** Makes touch the main pointer, as on phones and tablets, or the mouse again. */
export function setTouch(isTouch: boolean): void {
  hasFinger = isTouch;
  for (const query of mediaQueries) query.dispatchEvent(new Event('change'));
}

function define(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function defineMissing(target: object, members: Readonly<Record<string, unknown>>): void {
  define(target, Object.fromEntries(Object.entries(members).filter(([name]) => !(name in target))));
}

export function installBrowserStubs(): void {
  const nothing = () => undefined;
  define(globalThis, { matchMedia, scrollTo: nothing });
  defineMissing(globalThis, {
    ResizeObserver: ObserverStub,
    IntersectionObserver: ObserverStub,
    requestIdleCallback: (run: () => void) => setTimeout(run, 1),
    cancelIdleCallback: (handle: NodeJS.Timeout) => clearTimeout(handle),
    Worker: ReadingWorkerStub,
  });
  defineMissing(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing, checkVisibility });
  defineMissing(URL, { createObjectURL: () => 'blob:http://localhost:3000/0', revokeObjectURL: nothing });
  defineMissing(HTMLDialogElement.prototype, dialogMethods);
  define(navigator, { locks: new TestLocks() });
  setScreenWidth(1440);
}

/** Reverts a test's changes to the window. */
export function resetBrowserStubs(): void {
  mediaQueries.clear();
  hasFinger = false;
  // A lock that a test never released must not block the next test.
  define(navigator, { locks: new TestLocks() });
  setScreenWidth(1440);
}
