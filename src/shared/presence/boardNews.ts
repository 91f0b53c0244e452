import * as v from 'valibot';

const eventWire = v.object({ data: v.object({ kanbanId: v.union([v.string(), v.number()]) }) });

/** Called when something on a board has changed; null if the service does not say on which. */
type Listener = (boardId: string | null) => void;

/** The `kanbanevent` messages of the websocket, for the open board. */
export class BoardNews {
  readonly #listeners = new Set<Listener>();

  /** @returns a function that stops listening */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param event the message as the service sent it */
  tell(event: unknown): void {
    const parsed = v.safeParse(eventWire, event);
    const boardId = parsed.success ? String(parsed.output.data.kanbanId) : null;
    for (const listener of this.#listeners) listener(boardId);
  }
}
