import type { Id } from '../id';
import { fits, spellings } from '../search/folding';
import type { QuickToken } from './quickTokens';

/** A customer or project that can be named. */
export interface QuickName {
  readonly id: Id;
  readonly name: string;
}

/** Fewer letters than this are not looked up, unless they are a whole word. */
const LEAST_LETTERS = 3;
/** Words of any sentence, which are looked up as whole words only: `ein Termin` does not mean MES-Einführung. */
const ORDINARY =
  /^(?:eine?[mnrs]?|de[mnrs]|die|das|und|mit|für|vo[mn]|bei|zu[mr]|auf|aus|nach|noch|nur|the|and|for|with|from)$/iu;

/** By how many letters names are indexed; `Mue` begins with as few if it stands for `Mü`. */
const INDEXED_LETTERS = 2;

/** Names, indexed by the first letters of each of their words and by their initials. */
export interface NameIndex {
  readonly byStart: ReadonlyMap<string, readonly IndexedName[]>;
  readonly byWord: ReadonlyMap<string, readonly IndexedName[]>;
  readonly all: readonly IndexedName[];
}

interface IndexedName {
  readonly entry: QuickName;
  /** The spellings of the whole name. */
  readonly names: readonly string[];
  /** In each of their spellings; `Ersatzteil-Shop` is also found by `shop`. */
  readonly words: readonly string[];
  readonly initials: string;
}

function wordsOf(names: readonly string[]): string[] {
  const whole = names.flatMap((name) => name.split(/\s+/u)).filter(Boolean);
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
export function indexNames(entries: readonly QuickName[]): NameIndex {
  const byStart = new Map<string, IndexedName[]>();
  const byWord = new Map<string, IndexedName[]>();
  const all: IndexedName[] = [];
  const put = (map: Map<string, IndexedName[]>, key: string, name: IndexedName) => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [name]);
    else list.push(name);
  };
  for (const entry of entries) {
    const names = spellings(entry.name);
    const name = { entry, names, words: wordsOf(names), initials: initialsOf(entry.name) };
    all.push(name);
    for (const word of name.words) {
      put(byWord, word, name);
      put(byStart, word.slice(0, INDEXED_LETTERS), name);
    }
  }
  return { byStart, byWord, all };
}

const isSame = (word: string, typed: string) => word === typed;
const startsWith = (word: string, start: string) => word.startsWith(start);

function startingWith({ byStart, byWord }: NameIndex, text: string): readonly IndexedName[] {
  const typed = spellings(text);
  const isShort = text.length < LEAST_LETTERS || ORDINARY.test(text);
  const candidates = typed.flatMap(
    (word) => (isShort ? byWord.get(word) : byStart.get(word.slice(0, INDEXED_LETTERS))) ?? [],
  );
  return [...new Set(candidates)].filter(({ words }) => fits(words, typed, isShort ? isSame : startsWith));
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
  /** All words of the entry, if it is the only one, in each of their spellings. */
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
  const typed = spellings(first.text);
  let found = startingWith(index, first.text);
  const whole = found.filter(({ words }) => fits(words, typed, isSame));
  if (whole.length > 0) found = whole;
  if (found.length === 0) found = byInitials(index, first.text);
  if (found.length === 0) return null;

  let count = 1;
  const used = new Set(typed);
  for (const token of rest) {
    const next = spellings(token.text);
    if (token.isQuoted || next.some((word) => used.has(word))) break;
    const check = token.text.length > 1 ? startsWith : isSame;
    const narrowed = found.filter(({ words }) =>
      fits(
        words.filter((word) => !used.has(word)),
        next,
        check,
      ),
    );
    if (narrowed.length === 0) break;
    found = narrowed;
    for (const word of next) used.add(word);
    count += 1;
  }
  // `Klinik` is the customer of that name, even if there is also a `Klinik Nord`.
  const written = tokens
    .slice(0, count)
    .map(({ text }) => text)
    .join(' ');
  const named = found.filter(({ names }) => fits(names, spellings(written), isSame));
  if (named.length === 1) found = named;
  return {
    entries: found.map(({ entry }) => entry),
    tokens: count,
    words: found.length === 1 ? (found[0]?.words ?? []) : [],
  };
}
