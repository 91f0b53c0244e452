import { MAX_VIEWS, MAX_VIEW_NAME } from '../limits';
import { folded } from '../search/searchHits';

/** A query of a list under a name that a person gave it. */
export interface NamedView {
  readonly name: string;
  /** The part of the address with the query. Words such as `last-month` stay words, so that it stays current. */
  readonly address: string;
}

/** Why a name is refused. */
export type ViewNameProblem = 'missing' | 'tooLong' | 'taken' | 'tooMany';

/**
 * Rules for the name of a view: 1 to 60 characters, unlike the others of its list, of which there are 20 at most.
 *
 * @param own the name so far of a view that is renamed; null for a new one
 */
export function viewNameProblem(
  views: readonly NamedView[],
  name: string,
  own: string | null,
): ViewNameProblem | undefined {
  const text = name.trim();
  if (text === '') return 'missing';
  if (Array.from(text).length > MAX_VIEW_NAME) return 'tooLong';
  if (views.some((view) => view.name !== own && isSameName(view.name, text))) return 'taken';
  return own === null && views.length >= MAX_VIEWS ? 'tooMany' : undefined;
}

const isSameName = (one: string, other: string) => folded(one) === folded(other);

/** The views with another one at a place, or with another address for the one that has its name. */
export function withView(
  views: readonly NamedView[],
  view: NamedView,
  at: number = views.length,
): readonly NamedView[] {
  const known = views.findIndex(({ name }) => isSameName(name, view.name));
  return known < 0 ? views.toSpliced(at, 0, view) : views.with(known, view);
}

/** The views with another name for one of them. */
export function withName(views: readonly NamedView[], name: string, next: string): readonly NamedView[] {
  if (viewNameProblem(views, next, name) !== undefined) return views;
  return views.map((view) => (view.name === name ? { name: next.trim(), address: view.address } : view));
}

/** The views without one of them. */
export function withoutView(views: readonly NamedView[], name: string): readonly NamedView[] {
  return views.filter((view) => view.name !== name);
}

/** Those views of a store that keep the rules; anything else may be in it. */
export function validViews(kept: readonly NamedView[]): readonly NamedView[] {
  const views: NamedView[] = [];
  for (const view of kept) if (viewNameProblem(views, view.name, null) === undefined) views.push(view);
  return views;
}
