const CONTROL = 'a[href], button, input, select, textarea';

/** Time in which a component may move the focus itself before we do, in milliseconds. */
const GRACE_MS = 250;

/** An element and its index among its siblings. */
interface Place {
  readonly element: Element;
  readonly index: number;
}

/** The focused element and its ancestors, from the inside out. */
function placesOf(target: Element): readonly Place[] {
  const places: Place[] = [];
  for (let element: Element | null = target; element; element = element.parentElement)
    places.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) });
  return places;
}

/** The sibling that is now in the place of a removed child, or the last one before it. */
function siblingAt({ children }: Element, index: number): Element | null {
  return children.item(Math.min(index, children.length - 1));
}

function heading(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main');
  return main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
}

/**
 * The element from which Tab continues after the focused one was removed: its neighbour, or its container, within the
 * same dialog or page; otherwise the heading of the page. It is never a control, because Enter held down would press
 * that, too, such as the next person's "Remove".
 */
function nextAfter(places: readonly Place[]): HTMLElement | null {
  for (const [at, { element }] of places.entries()) {
    if (!element.isConnected) continue;
    if (element.matches('.modal, main, body')) break;
    const sibling = siblingAt(element, places[at - 1]?.index ?? 0);
    if (!sibling) continue;
    const next = sibling.matches(CONTROL) ? element : sibling;
    if (next instanceof HTMLElement) return next;
  }
  return document.querySelector<HTMLElement>('.modal') ?? heading();
}

/** Focuses an element, making it focusable until the focus leaves it for anything but a message, which gives it back. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', ({ relatedTarget: next }) => {
      if (!(next instanceof Element && next.closest('.tw-toasts'))) element.removeAttribute('tabindex');
    });
  }
  element.focus({ preventScroll: true });
}

/**
 * Keeps the keyboard's place when the focused element is removed. Otherwise the focus would be on the body, and the
 * next Tab would start at the top of the page.
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  // What is focused already, because this is loaded after the first screen.
  let places: readonly Place[] = placesOf(document.activeElement ?? document.body);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = () => places[0]?.element.isConnected === false && document.activeElement === document.body;
  const note = ({ target }: FocusEvent) => {
    // A message gives the focus back; if that is not possible, the place before it counts.
    if (target instanceof Element && !target.closest('.tw-toasts')) places = placesOf(target);
  };
  const goOn = () => {
    const next = isLost() ? nextAfter(places) : null;
    if (next) focusOn(next);
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
