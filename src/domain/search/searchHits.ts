import { SEARCH_MIN_LETTERS } from '../limits';
import { fits, spellings } from './folding';

/** The kinds of hits; a service may find things of other kinds. */
const HIT_KINDS = ['customer', 'project', 'task', 'kanban', 'employee', 'other'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

export interface SearchHit {
  readonly kind: HitKind;
  /** The kind, in the service's word. */
  readonly type: string;
  readonly name: string;
  readonly link: string;
  readonly route: string;
}

/** Whether typing alone starts a search: more than two letters. */
export function isLongEnough(text: string): boolean {
  return Array.from(text.trim()).length >= SEARCH_MIN_LETTERS;
}

/** The kind of a hit, by the service's word. */
export function hitKind(type: string): HitKind {
  const word = type.trim().toLowerCase();
  return HIT_KINDS.find((kind) => kind === word) ?? 'other';
}

/** A group of hits, in the service's order. */
export interface HitGroup {
  readonly kind: HitKind;
  readonly hits: readonly SearchHit[];
}

/** The hits grouped by kind, in the order of `HIT_KINDS`; within a kind in the service's order. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  return HIT_KINDS.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) })).filter(
    (group) => group.hits.length > 0,
  );
}

/** Where a hit leads: to a page of this app, to another site in a new window, or nowhere. */
export type HitTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'none' };

const nowhere: HitTarget = { kind: 'none' };

function absoluteTarget(link: string): HitTarget {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return url && isWeb ? { kind: 'window', url: url.href } : nowhere;
}

/**
 * Where a hit leads: its route followed by its link, with one slash between, if that is a page of this app; an
 * absolute http(s) link is a page elsewhere; anything else is not followed.
 *
 * @param isPage whether a path, without search and hash, is a page of this app
 */
export function targetOf(
  { route, link }: Pick<SearchHit, 'route' | 'link'>,
  isPage: (path: string) => boolean,
): HitTarget {
  const end = link.trim();
  if (/^[a-z][a-z\d+.-]*:/iu.test(end)) return absoluteTarget(end);
  const start = route.trim().replace(/\/+$/u, '');
  const joined = end === '' ? start : `${start}/${end.replace(/^\/+/u, '')}`;
  // Resolve dots and backslashes as a browser would, before deciding by the path.
  const here = 'https://app.invalid';
  if (joined === '' || !URL.canParse(joined, here)) return nowhere;
  const { origin, pathname, search, hash } = new URL(joined, here);
  return origin === here && isPage(pathname) ? { kind: 'page', path: pathname + search + hash } : nowhere;
}

/** The spellings of each word of a text; everything else separates them. */
const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map(spellings);

/**
 * Whether each word of a text begins a word of a name. An empty text matches everything; one without any letters or
 * digits matches nothing.
 */
export function isCalled(words: string, text: string): boolean {
  const typed = wordsOf(text);
  if (typed.length === 0) return text.trim() === '';
  const names = wordsOf(words);
  return typed.every((part) =>
    names.some((name) => fits(name, part, (word, start) => word.startsWith(start))),
  );
}
