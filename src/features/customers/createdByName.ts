import * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { ApiError } from '@/shared/api/apiError';
import { wireId, wireOptionalText } from '@/shared/api/wire';

const creationWire = v.object({ insertId: wireId });
const namesWire = v.array(v.object({ Id: wireId, Name: wireOptionalText }));

interface Answer {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
}

/**
 * The id of something that was created with a name. An answer of success that does not name the id (or names 0, section
 * 8) leaves open whether it was saved; then the list of names is read, and decides where exactly one has the name.
 */
export async function createdByName(
  answer: Answer,
  name: string,
  readNames: () => Promise<Answer>,
): Promise<{ data: Id } | { error: ApiError }> {
  // A `contract` error of the transport is a success whose text is no JSON.
  if (answer.error && answer.error.kind !== 'contract') return { error: answer.error };
  const created = v.safeParse(creationWire, answer.data);
  if (created.success && Number(created.output.insertId) !== 0) return { data: created.output.insertId };
  const names = v.safeParse(namesWire, (await readNames()).data);
  if (!names.success) return { error: { kind: 'unconfirmed', isListRead: false } };
  const [found, ...others] = names.output.filter((entry) => entry.Name === name);
  return found && others.length === 0
    ? { data: found.Id }
    : { error: { kind: 'unconfirmed', isListRead: true } };
}
