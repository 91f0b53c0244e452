import { MAX_VIEWS, MAX_VIEW_NAME } from '../limits';
import { folded } from '../search/folding';

/** A query of a list under a name that a person gave it. */
export interface NamedView {
  readonly name: string;
  /** The part of the address with the query. Words such as `last-month` stay words, so that it stays current. */
  readonly address: string;
  /** Whether the screen opens with it when the address asks nothing; of one view at most. */
  readonly isOpening?: boolean;
}

/** Why a name is refused. */
export type ViewNameProblem = 'missing' | 'tooLong' | 'taken' | 'tooMany';

/**
 * Rules for the name of a view: 1 to 60 characters, unlike the others of its list.
 *
 * @param own the name so far of a view that is renamed; null for a new one
 * @param most how many views a list may have
 */
export function viewNameProblem(
  views: readonly NamedView[],
  name: string,
  own: string | null,
  most: number = MAX_VIEWS,
): ViewNameProblem | undefined {
  const text = name.trim();
  if (text === '') return 'missing';
  if (Array.from(text).length > MAX_VIEW_NAME) return 'tooLong';
  if (views.some((view) => view.name !== own && isSameName(view.name, text))) return 'taken';
  return own === null && views.length >= most ? 'tooMany' : undefined;
}

const isSameName = (one: string, other: string) => folded(one) === folded(other);

/**
 * The views with another one, or with another address for the one that has its name.
 *
 * @param at the place of a view that is put back; one that was saved under its name since stays
 */
export function withView(views: readonly NamedView[], view: NamedView, at?: number): readonly NamedView[] {
  const known = views.findIndex(({ name }) => isSameName(name, view.name));
  if (known >= 0 && at !== undefined) return views;
  const place = at ?? views.length;
  // A view that is put back does not take the place of one that was chosen since.
  if (known < 0 && view.isOpening && views.some(({ isOpening }) => isOpening))
    return views.toSpliced(place, 0, { name: view.name, address: view.address });
  return known < 0 ? views.toSpliced(place, 0, view) : views.with(known, { ...views[known], ...view });
}

/** The views with its earlier address for one of them, unless it got another one than `later` since. */
export function withAddressBack(views: readonly NamedView[], earlier: NamedView, later: string) {
  const { name, address } = earlier;
  return views.map((one) => (one.name === name && one.address === later ? { ...one, address } : one));
}

/** The views with another name for one of them. */
export function withName(views: readonly NamedView[], name: string, next: string): readonly NamedView[] {
  if (viewNameProblem(views, next, name) !== undefined) return views;
  return views.map((view) => (view.name === name ? { ...view, name: next.trim() } : view));
}

/** The views without one of them. */
export function withoutView(views: readonly NamedView[], name: string): readonly NamedView[] {
  return views.filter((view) => view.name !== name);
}

/** The views with one of them as that with which the screen opens, or with none. */
export function withOpening(views: readonly NamedView[], name: string | null): readonly NamedView[] {
  return views.map(({ name: own, address }) => ({
    name: own,
    address,
    ...(own === name && { isOpening: true }),
  }));
}

/** Those views of a store that keep the rules; anything else may be in it. */
export function validViews(kept: readonly NamedView[], most: number = MAX_VIEWS): readonly NamedView[] {
  const views: NamedView[] = [];
  for (const view of kept) if (viewNameProblem(views, view.name, null, most) === undefined) views.push(view);
  const opening = views.find(({ isOpening }) => isOpening === true);
  return opening ? withOpening(views, opening.name) : views;
}
