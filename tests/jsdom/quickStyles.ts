/**
 * What the computed style of an element depends on where no style sheet and no `style` attribute has a say: jsdom's own
 * sheet, and of that what tests can see.
 */
const telling = ['hidden', 'open', 'type', 'popover'];

function keyOf(element: Element): string {
  return [element.localName, ...telling.map((name) => element.getAttribute(name) ?? '-')].join('|');
}

/** Of what an element around it may set by its `style` attribute, tests see what is inherited. */
const inherited = /visibility|pointer-events/u;

/** Custom properties mean something to the app's sheets only. */
const ordinaryProperty = /(?:^|;)\s*[a-z]/u;

function isStyledByAttribute(element: Element): boolean {
  if (ordinaryProperty.test(element.getAttribute('style') ?? '')) return true;
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (inherited.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}

/** The files of a process share the window. */
const prepared = new WeakSet<Window>();

/**
 * Lets jsdom compute the style of an element once for all that are like it. Queries by role ask for the style of each
 * element and of all around it, jsdom matches its whole sheet against each of them, and no sheet of the app is loaded in
 * these tests: a fifth of their time went there for the same few answers. As soon as the page has a sheet, or a `style`
 * attribute has a say, jsdom answers itself.
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
