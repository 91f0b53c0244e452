import type * as Queries from '@testing-library/dom';

declare global {
  // oxlint-disable-next-line vars-on-top, no-var -- the way to declare a global
  var TestingLibraryDom: typeof Queries | undefined;
}

/** A text to the letter, or a pattern as JSON can carry it. */
export type Text = string | { readonly source: string; readonly flags: string };

/** What a user looks for: an element of a role with this name, or of a selector, within another one. */
export interface Sought {
  readonly role?: string;
  readonly name?: Text;
  readonly css?: string;
  /** The text of a field's label. */
  readonly label?: Text;
  /** A text that it contains. */
  readonly text?: Text;
  readonly within?: Sought;
}

/** Finds visible elements. It runs in the page, and uses nothing from here. */
export function find(sought: Sought): Element[] {
  const queries = globalThis.TestingLibraryDom;
  if (!queries) throw new Error('the page has no queries');
  const matcher = (label: Text) =>
    typeof label === 'string' ? label : new RegExp(label.source, label.flags);
  const contains = (element: Element, part: Text) => {
    const own = element.textContent ?? '';
    return typeof part === 'string' ? own.includes(part) : new RegExp(part.source, part.flags).test(own);
  };
  const below = (one: Sought): Element[] => {
    const { role, name, label, css, text, within } = one;
    const roots = within ? below(within) : [document.documentElement];
    return roots
      .flatMap((root): Element[] => {
        if (!(root instanceof HTMLElement)) return [];
        if (label !== undefined) return queries.queryAllByLabelText(root, matcher(label));
        if (role === undefined) return Array.from(root.querySelectorAll(css ?? '*'));
        return queries.queryAllByRole(root, role, name === undefined ? {} : { name: matcher(name) });
      })
      .filter((element) => css === undefined || element.matches(css))
      .filter((element) => text === undefined || contains(element, text))
      .filter((element) => element.getClientRects().length > 0);
  };
  const all = below(sought);
  // Of elements that contain each other, the innermost has the text.
  return sought.role === undefined && sought.css === undefined && sought.label === undefined
    ? all.filter((one) => !all.some((other) => other !== one && one.contains(other)))
    : all;
}
