import * as v from 'valibot';
import type { TaskComment } from '@/domain/planner/kanban';
import { readText, wireId, wireOptionalText } from '@/shared/api/wire';
import { readMember } from './memberWire';

/** A comment in the service's answer: the author is JSON text or an object. */
export const commentWire = v.object({
  id: wireId,
  content: wireOptionalText,
  author: v.optional(v.unknown()),
  commentTime: wireOptionalText,
});

export type CommentWire = v.InferOutput<typeof commentWire>;

/** Converts a comment from the service's spelling to ours. An unreadable author has no name. */
export function commentFromWire(wire: CommentWire): TaskComment {
  // Some databases leave out the minutes of an offset, which `Date` does not read.
  const written = readText(wire.commentTime)
    .trim()
    .replace(' ', 'T')
    .replace(/(:\d\d(?:\.\d+)?[+-]\d\d)$/u, '$1:00');
  const writtenAt = Date.parse(written);
  return {
    id: wire.id,
    content: readText(wire.content),
    author: readMember(wire.author) ?? { guid: '', name: typeof wire.author === 'string' ? wire.author : '' },
    writtenAt: Number.isNaN(writtenAt) ? null : writtenAt,
  };
}
