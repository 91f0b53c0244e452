import * as v from 'valibot';
import { Listeners } from '../store/listeners';

const eventWire = v.object({ data: v.object({ kanbanId: v.union([v.string(), v.number()]) }) });

/** The `kanbanevent` messages of the websocket: on which board something has changed, null if the service does not say that. */
export class BoardNews extends Listeners<[boardId: string | null]> {
  /** @param event the message as the service sent it */
  tell(event: unknown): void {
    const parsed = v.safeParse(eventWire, event);
    const boardId = parsed.success ? String(parsed.output.data.kanbanId) : null;
    this.announce(boardId);
  }
}
