/**
 * Attributes on which an element's computed style depends if no style sheet and no `style` attribute applies: those in
 * jsdom's own sheet whose effect tests can see.
 */
const telling = ['hidden', 'open', 'type', 'popover'];

function keyOf(element: Element): string {
  return [element.localName, ...telling.map((name) => element.getAttribute(name) ?? '-')].join('|');
}

/** Inherited properties that a parent's `style` attribute may set and tests can see. */
const inherited = /visibility|pointer-events/u;

/** Custom properties only have an effect in the app's sheets, which are not loaded here. */
const ordinaryProperty = /(?:^|;)\s*[a-z]/u;

function isStyledByAttribute(element: Element): boolean {
  if (ordinaryProperty.test(element.getAttribute('style') ?? '')) return true;
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (inherited.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}

/** Windows that are prepared already, because the files of a process share one. */
const prepared = new WeakSet<Window>();

/**
 * Lets jsdom compute a style once for all elements that are alike. Queries by role read the style of each element and
 * its ancestors, and jsdom matches its whole sheet against each of them; although no sheet of the app is loaded in
 * these tests, that took a fifth of their time. As soon as the page has a sheet, or a `style` attribute applies, jsdom
 * computes the style itself.
 */
export function installQuickStyles(): void {
  const view = document.defaultView;
  if (!view || prepared.has(view)) return;
  prepared.add(view);
  const compute = view.getComputedStyle.bind(view);
  const known = new Map<string, CSSStyleDeclaration>();
  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo || document.styleSheets.length > 0 || isStyledByAttribute(element))
      return compute(element, pseudo);
    const key = keyOf(element);
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
  view.getComputedStyle = quick;
  globalThis.getComputedStyle = quick;
}
