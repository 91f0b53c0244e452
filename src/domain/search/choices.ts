import { fits, spellings } from './folding';

/** A choice in a list. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A longer list is searched by typing; up to this length a select shows all of it. */
export const MOST_IN_A_SELECT = 30;

/** How many choices are shown at once; typing more finds the others. */
export const MOST_SHOWN = 50;

/** The shown choices of a list, and how many more there are. */
export interface ShownChoices<Shown extends Choice> {
  readonly shown: readonly Shown[];
  readonly more: number;
}

/** How well a name matches the typed text: lower is better. */
const RANKS = { same: 0, start: 1, words: 2, anywhere: 3 } as const;

type Rank = (typeof RANKS)[keyof typeof RANKS];

const isLetter = /[\p{L}\p{N}]/u;

type Spellings = readonly string[];

/** Folding thousands of names takes longer than searching them, so it is done once per list. */
const spelledLists = new WeakMap<readonly Choice[], readonly Spellings[]>();

function spelledLabels(choices: readonly Choice[]): readonly Spellings[] {
  const known = spelledLists.get(choices);
  if (known) return known;
  const labels = choices.map(({ label }) => spellings(label));
  spelledLists.set(choices, labels);
  return labels;
}

/** Whether a part is at the beginning of a word. */
function beginsWord(name: string, part: string): boolean {
  for (let at = name.indexOf(part); at >= 0; at = name.indexOf(part, at + 1)) {
    if (at === 0 || !isLetter.test(name[at - 1] ?? '')) return true;
  }
  return false;
}

function rankOf(names: Spellings, text: Spellings, parts: readonly Spellings[]): Rank | null {
  if (!parts.every((part) => fits(names, part))) return null;
  if (fits(names, text, (name, typed) => name === typed)) return RANKS.same;
  if (fits(names, text, (name, typed) => name.startsWith(typed))) return RANKS.start;
  return parts.every((part) => fits(names, part, beginsWord)) ? RANKS.words : RANKS.anywhere;
}

const partsOf = (text: string) => text.split(/\s+/u).filter(Boolean).map(spellings);

/**
 * The choices that contain every typed word, however it is spelled. The best come first: the exact name, names
 * that begin with the text, those where each typed word begins a word, then the others. Among equals, preferred ones
 * come first, then the order of the list. An empty text matches everything.
 */
export function findChoices<Shown extends Choice>(
  choices: readonly Shown[],
  text: string,
  preferred: readonly string[] = [],
): ShownChoices<Shown> {
  const wanted = spellings(text.trim());
  const parts = partsOf(text);
  const labels = parts.length === 0 ? null : spelledLabels(choices);
  const isPreferred = new Set(preferred);
  const found: Shown[][] = [];
  let count = 0;
  for (const [at, choice] of choices.entries()) {
    const rank = labels ? rankOf(labels[at] ?? [], wanted, parts) : RANKS.same;
    if (rank !== null) {
      (found[rank * 2 + (isPreferred.has(choice.value) ? 0 : 1)] ??= []).push(choice);
      count += 1;
    }
  }
  const shown = found.flat().slice(0, MOST_SHOWN);
  return { shown, more: count - shown.length };
}

/** The choices before anything is typed: preferred ones in their own order, the chosen one, then the list. */
export function startingChoices<Shown extends Choice>(
  choices: readonly Shown[],
  preferred: readonly string[],
  chosen: string,
): ShownChoices<Shown> & { readonly preferred: readonly Shown[] } {
  const leading = preferred.flatMap((value) => choices.find((choice) => choice.value === value) ?? []);
  const room = MOST_SHOWN - leading.length;
  const others: Shown[] = [];
  for (const choice of choices) {
    if (others.length === room) break;
    if (!leading.includes(choice)) others.push(choice);
  }
  const current = choices.find(({ value }) => value === chosen);
  const isShown = !current || leading.includes(current) || others.includes(current);
  if (!isShown) others.splice(0, others.length, current, ...others.slice(0, room - 1));
  return { preferred: leading, shown: others, more: choices.length - leading.length - others.length };
}
