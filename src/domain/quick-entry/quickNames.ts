import type { Id } from '../id';
import type { QuickToken } from './quickTokens';

/** A customer or project that can be named. */
export interface QuickName {
  readonly id: Id;
  readonly name: string;
}

/** Fewer letters than this are not looked up, unless they are a whole word. */
const LEAST_LETTERS = 3;

/** Names, indexed by the first letters of each of their words and by their initials. */
export interface NameIndex {
  readonly byStart: ReadonlyMap<string, readonly IndexedName[]>;
  readonly byWord: ReadonlyMap<string, readonly IndexedName[]>;
  readonly all: readonly IndexedName[];
}

interface IndexedName {
  readonly entry: QuickName;
  /** In lower case; `Ersatzteil-Shop` is also found by `shop`. */
  readonly words: readonly string[];
  readonly initials: string;
}

function wordsOf(name: string): string[] {
  const whole = name.toLowerCase().split(/\s+/u).filter(Boolean);
  const parts = whole.flatMap((word) => word.split(/[-–/&.,()]+/u)).filter((part) => part !== '');
  return [...new Set([...whole, ...parts])];
}

function initialsOf(name: string): string {
  return name
    .split(/[\s\-–/]+/u)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
}

/** Create this once for a list: it is used with every key. */
export function indexNames(names: readonly QuickName[]): NameIndex {
  const byStart = new Map<string, IndexedName[]>();
  const byWord = new Map<string, IndexedName[]>();
  const all: IndexedName[] = [];
  const put = (map: Map<string, IndexedName[]>, key: string, name: IndexedName) => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [name]);
    else if (list.at(-1) !== name) list.push(name);
  };
  for (const entry of names) {
    const name = { entry, words: wordsOf(entry.name), initials: initialsOf(entry.name) };
    all.push(name);
    for (const word of name.words) {
      put(byWord, word, name);
      put(byStart, word.slice(0, LEAST_LETTERS), name);
    }
  }
  return { byStart, byWord, all };
}

function startingWith({ byStart, byWord }: NameIndex, word: string): readonly IndexedName[] {
  if (word.length < LEAST_LETTERS) return byWord.get(word) ?? [];
  const candidates = byStart.get(word.slice(0, LEAST_LETTERS)) ?? [];
  return candidates.filter(({ words }) => words.some((one) => one.startsWith(word)));
}

/** Finds `KM` for Kessler Maschinenbau GmbH: in capitals only, because `km` means kilometres. */
function byInitials({ all }: NameIndex, typed: string): readonly IndexedName[] {
  if (!/^\p{Lu}{2,}$/u.test(typed)) return [];
  return all.filter(({ initials }) => initials.startsWith(typed));
}

/** The entries that a sequence of tokens may name, and how many tokens that takes. */
export interface NameMatch {
  readonly entries: readonly QuickName[];
  readonly tokens: number;
  /** All words of the entry, if it is the only one, in lower case. */
  readonly words: readonly string[];
}

const isNumber = (text: string) => /^[\d.,:]+$/u.test(text);

/**
 * The names that neighbouring tokens may mean: by the start of any word, three letters or a whole word, or by initials;
 * each further word narrows them down. A number alone names nothing.
 */
export function matchNames(index: NameIndex, tokens: readonly QuickToken[]): NameMatch | null {
  const [first, ...rest] = tokens;
  if (!first || first.isQuoted || isNumber(first.text)) return null;
  const typed = first.text.toLowerCase();
  let found = startingWith(index, typed);
  const whole = found.filter(({ words }) => words.includes(typed));
  if (whole.length > 0) found = whole;
  if (found.length === 0) found = byInitials(index, first.text);
  if (found.length === 0) return null;

  let count = 1;
  const used = new Set([typed]);
  for (const token of rest) {
    const next = token.text.toLowerCase();
    if (token.isQuoted || used.has(next)) break;
    const narrowed = found.filter(({ words }) =>
      words.some((word) => !used.has(word) && (word === next || (next.length > 1 && word.startsWith(next)))),
    );
    if (narrowed.length === 0) break;
    found = narrowed;
    used.add(next);
    count += 1;
  }
  // `Klinik` is the customer of that name, even if there is also a `Klinik Nord`.
  const written = tokens
    .slice(0, count)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const named = found.filter(({ entry }) => entry.name.toLowerCase() === written);
  if (named.length === 1) found = named;
  return {
    entries: found.map(({ entry }) => entry),
    tokens: count,
    words: found.length === 1 ? (found[0]?.words ?? []) : [],
  };
}
