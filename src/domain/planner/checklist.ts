/** A check box in the text of a task: a line such as `- [ ] Order the parts`. */
export interface CheckItem {
  /** The text behind the box, without blanks around it. */
  readonly text: string;
  /** Its place among the items with the same text, from 0. */
  readonly order: number;
  readonly isDone: boolean;
  /** The line it is on, from 0. */
  readonly line: number;
  /** Where its mark (blank or x) is in the whole text. */
  readonly at: number;
}

/** How an item is found again in a text that others may have changed. */
export type CheckItemName = Pick<CheckItem, 'text' | 'order'>;

interface Line {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
}

/** The lines of a text; every kind of line break ends one, as in the light text that draws them. */
function linesOf(text: string): readonly Line[] {
  const ends = [...text.matchAll(/\r\n|\r|\n/gu)];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return starts.map((start, at) => ({ start, text: text.slice(start, ends[at]?.index) }));
}

/** A bullet, a box and a text. Numbered lines have no boxes, because a number may also begin a sentence. */
const BOX = /^(?<before>[ \t]*[-*+][ \t]+\[)(?<mark>[ xX])\][ \t]+(?<text>\S.*)$/su;

/** The check boxes of a text, in their order. */
export function checkItems(text: string): readonly CheckItem[] {
  // A card asks this for every task, and most have no boxes.
  if (!text.includes('[')) return [];
  const counts = new Map<string, number>();
  return linesOf(text).flatMap((line, index) => {
    const found = BOX.exec(line.text)?.groups;
    if (!found) return [];
    const { before = '', mark, text: rest = '' } = found;
    const name = rest.trim();
    const order = counts.get(name) ?? 0;
    counts.set(name, order + 1);
    return [{ text: name, order, isDone: mark !== ' ', line: index, at: line.start + before.length }];
  });
}

/** How many boxes of a text are ticked; null for a text without boxes. */
export function checkProgress(text: string) {
  const items = checkItems(text);
  if (items.length === 0) return null;
  return { done: items.filter(({ isDone }) => isDone).length, total: items.length };
}

/** The text with one box ticked or cleared, and all else as it is; null if it has no such item. */
export function withItem(text: string, { text: name, order }: CheckItemName, isDone: boolean): string | null {
  const item = checkItems(text).find((one) => one.text === name && one.order === order);
  if (!item) return null;
  if (item.isDone === isDone) return text;
  return text.slice(0, item.at) + (isDone ? 'x' : ' ') + text.slice(item.at + 1);
}

/** A replacement of a part of a text. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** How a line of a list begins: indent, bullet or number, and perhaps a box. */
const LIST_START =
  /^(?<indent>[ \t]*)(?<marker>[-*+]|\d{1,9}[.)])(?<gap>[ \t]+)(?<box>\[[ xX]\](?:[ \t]+|$))?/u;

/** A day of a month, which is not counted on. */
const DAY =
  /^[ \t]*\d{1,2}\.[ \t]+(?:jan(?:uary?)?|jänner|feb(?:ruary?)?|märz|mrz|mar(?:ch)?|apr(?:il)?|ma[iy]|jun[ie]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)(?!\p{L})/iu;

/** The bullet or number of the next line. */
function nextMarker(marker: string): string {
  const number = Number.parseInt(marker, 10);
  return Number.isNaN(number) ? marker : `${number + 1}${marker.slice(-1)}`;
}

/**
 * The change that Enter makes in a list: it begins the next item, and in an empty item it ends the list.
 *
 * @param from where the selection begins, or the caret
 * @param to where the selection ends
 * @returns null outside of a list, where Enter breaks the line as usual
 */
export function continuedList(text: string, from: number, to: number): TextChange | null {
  const start = text.slice(0, from).lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', from);
  const line = text.slice(start, end < 0 ? undefined : end);
  const found = LIST_START.exec(line);
  if (!found?.groups || DAY.test(line) || from < start + found[0].length) return null;
  const { indent = '', marker = '', gap = '', box } = found.groups;
  if (line.slice(found[0].length).trim() === '')
    return { from: start, to: Math.max(to, start + line.length), insert: '' };
  return { from, to, insert: `\n${indent}${nextMarker(marker)}${gap}${box === undefined ? '' : '[ ] '}` };
}
