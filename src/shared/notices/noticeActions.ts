/**
 * What the button of a notice does. Functions have no place in the store, so the store holds an id and this
 * registry the function; an entry goes when its notice does.
 */
const actions = new Map<string, () => void>();

export function registerNoticeAction(id: string, run: () => void): void {
  actions.set(id, run);
}

export function runNoticeAction(id: string): void {
  const run = actions.get(id);
  actions.delete(id);
  run?.();
}

export function dropNoticeAction(id: string): void {
  actions.delete(id);
}
