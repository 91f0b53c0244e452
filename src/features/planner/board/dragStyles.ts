const MARKS = '[data-rfd-always], [data-rfd-dynamic]';

let isInstalled = false;

function isDragStyle(node: Node): node is HTMLStyleElement {
  return node instanceof HTMLStyleElement && node.matches(MARKS);
}

/**
 * The drag library writes its rules into style elements, which our policy refuses (no inline styles). They are kept out
 * of the document; what is written into them is adopted as a style sheet, which the policy allows. Everything else goes
 * into the head as ever.
 */
export function adoptDragStyles(): void {
  if (isInstalled || !('adoptedStyleSheets' in document)) return;
  isInstalled = true;
  const { head } = document;
  const append = head.appendChild.bind(head);
  const remove = head.removeChild.bind(head);
  const adopted = new Map<Node, { sheet: CSSStyleSheet; observer: MutationObserver }>();

  function adopt(style: HTMLStyleElement) {
    const sheet = new CSSStyleSheet();
    const observer = new MutationObserver(() => sheet.replaceSync(style.textContent));
    observer.observe(style, { childList: true });
    adopted.set(style, { sheet, observer });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  head.appendChild = <Appended extends Node>(node: Appended): Appended => {
    if (!isDragStyle(node)) return append(node);
    adopt(node);
    return node;
  };
  head.removeChild = <Removed extends Node>(node: Removed): Removed => {
    const known = adopted.get(node);
    if (!known) return remove(node);
    adopted.delete(node);
    known.observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
    return node;
  };
}
