const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Whoever takes it away may give the focus to something itself, and knows better: it has so long, in milliseconds. */
const GRACE_MS = 250;

/** An element that had the focus within it, and its place among its parent's children. */
interface Place {
  readonly element: Element;
  readonly index: number;
}

/** What has the focus and all that is around it, from the inside out. */
function placesOf(target: Element): readonly Place[] {
  const places: Place[] = [];
  for (let element: Element | null = target; element; element = element.parentElement)
    places.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) });
  return places;
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

function firstIn(element: Element): HTMLElement | undefined {
  const inside = [element, ...element.querySelectorAll(FOCUSABLE)];
  return inside.find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && isShown(one),
  );
}

/** What stands in the place of a child that is gone: the next one, or the one before. */
function heirIn(parent: Element, index: number): HTMLElement | undefined {
  const children = [...parent.children];
  const near = [...children.slice(index), ...children.slice(0, index).toReversed()];
  return near.map(firstIn).find((found) => found !== undefined);
}

function heading(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main');
  return main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
}

/** Where the keyboard goes on from: in the same list, section or dialog, else from the heading of the screen. */
function nextAfter(places: readonly Place[]): HTMLElement | null {
  for (const [at, { element }] of places.entries()) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLElement && element.matches('.modal')) return element;
    if (element.matches('main, body')) break;
    const heir = heirIn(element, places[at - 1]?.index ?? 0);
    if (heir) return heir;
  }
  return document.querySelector<HTMLElement>('.modal') ?? heading();
}

/**
 * Keeps the place of the keyboard: where what has the focus goes away, the focus goes on to what is nearest to it. Without
 * it the next Tab would begin at the top of the page.
 *
 * @returns stops it
 */
export function keepFocus(): () => void {
  let places: readonly Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = () => places[0]?.element.isConnected === false && document.activeElement === document.body;
  const note = ({ target }: FocusEvent) => {
    places = target instanceof Element ? placesOf(target) : [];
  };
  const goOn = () => {
    if (isLost()) nextAfter(places)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(goOn, GRACE_MS);
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
    clearTimeout(timer);
  };
}
