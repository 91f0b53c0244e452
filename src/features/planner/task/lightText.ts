import type { Options } from 'react-markdown';
import { checkItems } from '@/domain/planner/checklist';
import { linksIn } from '@/domain/planner/textLinks';

/** The part of a node of the parsed text that we read. */
interface TextNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  /** Its paragraphs are drawn as paragraphs, which keep the line breaks. */
  readonly spread?: boolean | null;
  readonly children?: readonly TextNode[];
  readonly position?: {
    readonly start: { readonly line: number; readonly offset?: number };
    readonly end: { readonly offset?: number };
  };
  readonly data?: object;
  /** A text of Markdown that is not drawn; an address in it is no link. */
  readonly isMarkup?: boolean;
}

/** Where the parser takes its extensions from. */
interface ParserSettings {
  readonly data: () => object;
}

/**
 * Constructs of Markdown that the parser leaves as the text that was typed. Only lists may span lines, so that a line
 * with a box is one wherever it is, as in `checkItems`.
 */
const NOT_PARSED = [
  'blockQuote',
  'characterEscape',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
];

const KEPT = new Set(['root', 'paragraph', 'text', 'strong']);

const LINK = /^(?:https?:\/\/|mailto:)/iu;

const textOf = (value: string, isMarkup = false): TextNode => ({ type: 'text', value, isMarkup });

/** Lists within lists on one line, such as `- - - -`, would be drawn as deep as they are long. */
const DEEP = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]){6}/mu;

/**
 * Longer texts are shown as they were typed. 10,000 characters are drawn in 0.1 s, hostile ones in 0.4 s; the time of some
 * grows with the square of their length, so 100,000 would freeze the dialog for 15 s and more.
 */
const LONGEST_LIGHT_TEXT = 10_000;

/** Whether a text is short and plain enough to be drawn. */
export function isLight(text: string): boolean {
  return text.length <= LONGEST_LIGHT_TEXT && !DEEP.test(text);
}

/** Turns the parsed text into what the dialog draws: bold, lists, boxes and links; all else is the text that was typed. */
class Drawing {
  readonly #source: string;
  /** The lines with boxes, and whether those are ticked. */
  readonly #boxes: ReadonlyMap<number, boolean>;
  readonly #links: ReturnType<typeof linksIn>;
  #isInsideLink = false;

  constructor(source: string) {
    this.#source = source;
    this.#boxes = new Map(checkItems(source).map(({ line, isDone }) => [line, isDone]));
    this.#links = linksIn(source);
  }

  draw(node: TextNode): readonly TextNode[] {
    const { type, position } = node;
    if (type === 'listItem') return [this.#itemOf(node)];
    if (type === 'list') return [this.#listOf(node)];
    if (type === 'link') return this.#linkOf(node);
    if (type === 'emphasis') {
      const mark = textOf(this.#source.charAt(position?.start.offset ?? 0));
      return [mark, ...this.#childrenOf(node), mark];
    }
    if (type === 'break') return [textOf('\n')];
    if (type === 'thematicBreak') return [{ type: 'paragraph', children: [textOf(this.#typed(node))] }];
    if (!KEPT.has(type)) return [textOf(this.#typed(node), true)];
    if (type === 'strong' && this.#isInLink(node)) return [textOf(this.#typed(node))];
    if (!node.children) return [node];
    const children = this.#childrenOf(node);
    return [{ ...node, children: this.#isInsideLink ? children : withLinks(children) }];
  }

  #childrenOf({ children = [] }: TextNode): readonly TextNode[] {
    return children.flatMap((child) => this.draw(child));
  }

  /** Two underscores in an address, as in `https://a.example/__init__.py`, make nothing bold. */
  #isInLink({ position }: TextNode): boolean {
    const offset = position?.start.offset ?? 0;
    return this.#links.some(({ start, end }) => start < offset && offset < end);
  }

  #typed({ position, value = '' }: TextNode): string {
    return position ? this.#source.slice(position.start.offset, position.end.offset) : value;
  }

  #linkOf(node: TextNode): readonly TextNode[] {
    const { url = '', position } = node;
    this.#isInsideLink = true;
    const children = this.#childrenOf(node);
    this.#isInsideLink = false;
    if (!LINK.test(url) || children.length === 0)
      return position ? [textOf(this.#typed(node), true)] : children;
    // An address that was typed as such needs no protocol to be read.
    const [only] = children;
    const isBare = children.length === 1 && only?.value === url;
    return [{ ...node, children: isBare ? [textOf(url.replace(/^https?:\/\//iu, ''))] : children }];
  }

  /** The number of an item as it was typed, or its plus; none for other bullets. */
  #markerOf({ position }: TextNode): string {
    const offset = position?.start.offset ?? 0;
    return /^(?:\d+[.)]|\+)/u.exec(this.#source.slice(offset, offset + 10))?.[0] ?? '';
  }

  /** A list has room for its longest number. */
  #listOf(node: TextNode): TextNode {
    const longest = Math.max(...(node.children ?? []).map((item) => this.#markerOf(item).length));
    const room = longest > 2 ? { style: `padding-left: ${longest + 1}ch` } : {};
    return { ...node, data: { hProperties: room }, children: this.#childrenOf(node) };
  }

  /**
   * An item has the number that was typed, and a plus stays one. The line of an item with a box becomes the label of the
   * box; further lines of its paragraph follow it.
   */
  #itemOf(node: TextNode): TextNode {
    const line = (node.position?.start.line ?? 0) - 1;
    const [first, ...rest] = this.#childrenOf(node);
    const marker = this.#markerOf(node);
    const typed = { value: Number.parseInt(marker, 10), style: `list-style-type: "${marker} "` };
    const item = { ...node, spread: true, data: { hProperties: marker === '' ? {} : typed } };
    const isDone = this.#boxes.get(line);
    const [head, ...tail] = first?.children ?? [];
    if (isDone === undefined || !head) return { ...item, children: first ? [first, ...rest] : [] };
    const text = textOf((head.value ?? '').replace(/^\[.\][ \t]*/u, ''));
    const [own, more] = firstLine(text.value === '' ? tail : [text, ...tail]);
    const label = {
      type: 'label',
      data: { hName: 'label', hProperties: { dataLine: line } },
      children: own,
    };
    const below = more.length > 0 ? [{ type: 'paragraph', children: more }] : [];
    const data = { hProperties: { dataBox: isDone ? 'done' : 'open' } };
    return { ...item, data, children: [label, ...below, ...rest] };
  }
}

const isPlain = ({ type, isMarkup }: TextNode) => type === 'text' && isMarkup !== true;

/** The nodes with the addresses in their text as links; text that is split into several nodes counts as one. */
function withLinks(nodes: readonly TextNode[]): readonly TextNode[] {
  const joined: TextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isPlain(node) && last && isPlain(last)) joined.splice(-1, 1, textOf(`${last.value}${node.value}`));
    else joined.push(node);
  }
  return joined.flatMap((node) => {
    if (!isPlain(node)) return [node];
    const { value = '' } = node;
    const links = linksIn(value);
    return [...links, null].flatMap((link, at) => {
      const before = textOf(value.slice(links[at - 1]?.end ?? 0, link?.start));
      if (!link) return [before];
      const words = value.slice(link.start, link.end).replace(/^(?:https?:\/\/|mailto:)/iu, '');
      return [before, { type: 'link', url: link.address, children: [textOf(words)] }];
    });
  });
}

/** Parts a line of text from those that follow it. */
function firstLine(
  nodes: readonly TextNode[],
): readonly [own: readonly TextNode[], more: readonly TextNode[]] {
  const at = nodes.findIndex(({ type, value }) => type === 'text' && value?.includes('\n') === true);
  const value = nodes[at]?.value;
  if (value === undefined) return [nodes, []];
  const end = value.indexOf('\n');
  const [before, after] = [value.slice(0, end), value.slice(end + 1)];
  return [
    [...nodes.slice(0, at), ...(before === '' ? [] : [textOf(before)])],
    [...(after === '' ? [] : [textOf(after)]), ...nodes.slice(at + 1)],
  ];
}

/** The plugin of the parser that leaves only bold, lists, boxes and links. */
function lightText(this: ParserSettings) {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: NOT_PARSED } }];
  return (root: TextNode, file: { readonly value: unknown }) => new Drawing(String(file.value)).draw(root)[0];
}

/** The plugins of the parser for light text. */
export const lightTextPlugins: Options['remarkPlugins'] = [lightText];
