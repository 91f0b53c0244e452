/**
 * Attributes on which an element's computed style depends, apart from `style`: those in jsdom's own sheet whose effect
 * tests can see.
 */
const telling = ['hidden', 'open', 'type', 'popover'];

/** Inherited properties that a `style` attribute or a sheet of the page may set and tests can see. */
const inherited = /visibility|pointer-events/u;

/** Custom properties only have an effect in the app's sheets, which are not loaded here. */
const ordinaryProperty = /(?:^|;)\s*[a-z]/u;

function hasStyledAncestor(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (inherited.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}

/** What the page's own sheets say about the element; null if only jsdom can tell. */
function saidBySheets(element: Element): string | null {
  let said = '';
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) return null;
      const { selectorText, style } = rule;
      if (inherited.test(style.cssText) && element.closest(selectorText)) return null;
      if (element.matches(selectorText)) said += style.cssText;
    }
  }
  return said;
}

/** Everything that determines an element's style: elements with the same key look the same. Null if there is none. */
function keyOf(element: Element): string | null {
  const said = saidBySheets(element);
  if (said === null || hasStyledAncestor(element)) return null;
  const own = element.getAttribute('style') ?? '';
  const attributes = telling.map((name) => element.getAttribute(name) ?? '-');
  return [element.localName, ...attributes, ordinaryProperty.test(own) ? own : '', said].join('|');
}

/** Windows that are prepared already, because the files of a process share one. */
const prepared = new WeakSet<Window>();

/**
 * Lets jsdom compute a style once for all elements that are alike. Queries by role read the style of each element and
 * its ancestors, and jsdom matches its whole sheet against each of them, about a millisecond long. No sheet of the app is
 * loaded in these tests; the board's library of drag and drop has a few rules.
 */
export function installQuickStyles(): void {
  const view = document.defaultView;
  if (!view || prepared.has(view)) return;
  prepared.add(view);
  const compute = view.getComputedStyle.bind(view);
  const known = new Map<string, CSSStyleDeclaration>();
  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    const key = pseudo ? null : keyOf(element);
    if (key === null) return compute(element, pseudo);
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
  view.getComputedStyle = quick;
  globalThis.getComputedStyle = quick;
}
