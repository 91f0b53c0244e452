import * as v from 'valibot';
import { type Board, type Bucket, PERSONAL_CLASS } from '@/domain/planner/kanban';
import {
  readName,
  readOptionalNumber,
  readText,
  wireId,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';
import { readMember, readMembers } from './memberWire';

/** A board in the service's answer. */
export const boardWire = v.object({
  id: wireId,
  title: wireOptionalText,
  class: wireOptionalText,
  members: v.optional(v.unknown()),
  owner: v.optional(v.unknown()),
});

export type BoardWire = v.InferOutput<typeof boardWire>;

/** Converts a board from the service's spelling to ours; the owner is sent as a guid or as an object with one. */
export function boardFromWire(wire: BoardWire): Board {
  const { owner } = wire;
  return {
    id: wire.id,
    title: readName(wire.title, wire.id),
    boardClass: readText(wire.class),
    members: readMembers(wire.members),
    ownerGuid: readMember(owner)?.guid ?? (typeof owner === 'string' ? owner : ''),
  };
}

/** A new board: the service makes the caller its owner and first member. */
export function newBoardToWire(title: string) {
  return { title, class: PERSONAL_CLASS };
}

/** A bucket in the service's answer. */
export const bucketWire = v.object({ id: wireId, name: wireOptionalText, stage: wireOptionalNumber });

export type BucketWire = v.InferOutput<typeof bucketWire>;

/** Converts a bucket from the service's spelling to ours. */
export function bucketFromWire({ id, name, stage }: BucketWire): Bucket {
  return { id, name: readText(name), stage: readOptionalNumber(stage) ?? 0 };
}
