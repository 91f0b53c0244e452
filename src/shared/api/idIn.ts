import * as v from 'valibot';
import { readCreated } from './readCreated';
import { wireId } from './wire';

/** An id of 0 means that nothing was created. */
const creationWire = v.object({
  insertId: v.pipe(
    wireId,
    v.check((id) => Number(id) !== 0),
  ),
});

/** The id in an answer; `unconfirmed` for a success without one, which leaves open whether anything was saved. */
export const idIn = (answer: Parameters<typeof readCreated>[0]) =>
  readCreated(answer, creationWire, ({ insertId }) => insertId);
