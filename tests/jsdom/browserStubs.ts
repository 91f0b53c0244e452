import { countListeners, countTimers, hold, release } from './leftBehind';
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
  countListeners(target, media);
  return Object.defineProperties(target, {
    media: { value: media },
    matches: { get: () => isMatch(media) },
    onchange: { value: null, writable: true },
  });
}

class ObserverStub {
  readonly #watched = new Set<Element>();
  observe(element: Element): void {
    this.#watched.add(element);
    hold(this, 'observer of sizes or of what is seen');
  }
  unobserve(element: Element): void {
    this.#watched.delete(element);
    if (this.#watched.size === 0) release(this);
  }
  disconnect(): void {
    this.#watched.clear();
    release(this);
  }
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

let isCounted = false;

/** The same classes and functions, counted until what they made is released: once in a process, which runs many files. */
function countWhatIsMade(): void {
  if (isCounted) return;
  isCounted = true;
  countListeners(globalThis, 'window');
  countListeners(document, 'document');
  countTimers();
  const [createObjectURL, revokeObjectURL] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
  define(URL, {
    createObjectURL: (blob: Blob) => {
      const url = createObjectURL(blob);
      hold(url, 'address of a blob');
      return url;
    },
    revokeObjectURL: (url: string) => {
      release(url);
      revokeObjectURL(url);
    },
  });
  class Changes extends MutationObserver {
    override observe(target: Node, options: MutationObserverInit): void {
      hold(this, 'observer of changes');
      super.observe(target, options);
    }
    override disconnect(): void {
      release(this);
      super.disconnect();
    }
  }
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      hold(this, `channel ${name}`);
    }
    override close(): void {
      release(this);
      super.close();
    }
  }
  class Ports extends MessageChannel {
    constructor() {
      super();
      hold(this, 'ports of messages');
      for (const port of [this.port1, this.port2]) {
        const close = port.close.bind(port);
        define(port, {
          close: () => {
            release(this);
            close();
          },
        });
      }
    }
  }
  define(globalThis, { MutationObserver: Changes, BroadcastChannel: Channel, MessageChannel: Ports });
}

export function installBrowserStubs(): void {
  const nothing = () => undefined;
  // After `vi.resetModules` the next file has its own count, so that what counts is defined anew for each file.
  define(globalThis, {
    matchMedia,
    scrollTo: nothing,
    ResizeObserver: ObserverStub,
    IntersectionObserver: ObserverStub,
    Worker: ReadingWorkerStub,
  });
  defineMissing(globalThis, {
    requestIdleCallback: (run: () => void) => setTimeout(run, 1),
    cancelIdleCallback: (handle: NodeJS.Timeout) => clearTimeout(handle),
  });
  defineMissing(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing, checkVisibility });
  let addresses = 0;
  const createObjectURL = () => `blob:http://localhost:3000/${(addresses += 1)}`;
  defineMissing(URL, { createObjectURL, revokeObjectURL: nothing });
  defineMissing(HTMLDialogElement.prototype, dialogMethods);
  define(navigator, { locks: new TestLocks() });
  countWhatIsMade();
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
