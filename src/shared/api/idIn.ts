import * as v from 'valibot';
import { readCreated } from './readCreated';
import { wireId } from './wire';

/** An id of 0 says that nothing was created (section 8). */
const creationWire = v.object({
  insertId: v.pipe(
    wireId,
    v.check((id) => Number(id) !== 0),
  ),
});

/** The id that an answer names; `unconfirmed` for a success that names none, which leaves open what was saved. */
export const idIn = (answer: Parameters<typeof readCreated>[0]) =>
  readCreated(answer, creationWire, ({ insertId }) => insertId);
