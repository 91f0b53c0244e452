import type { BoardColumn, Bucket, Task } from '@/domain/planner/kanban';
import type { Lane } from '@/domain/planner/lanes';
import { STRAYS } from './BucketColumn';

/** A board in lanes. */
interface LaidOut {
  readonly columns: readonly BoardColumn[];
  readonly lanes: readonly Lane[];
}

/** A place where cards are: a bucket within a lane. */
export interface LanePlace {
  readonly lane: Lane;
  readonly bucket: Bucket;
}

const SEPARATOR = '|';
const bucketKey = ({ bucket }: BoardColumn) => (bucket ? String(bucket.id) : STRAYS);

/** The id of a place for the drag library. */
export const placeId = (lane: Lane, column: BoardColumn) => `${bucketKey(column)}${SEPARATOR}${lane.key}`;
/** The id of a card for the drag library: a task can be in several lanes. */
export const laneCardId = (lane: Lane, task: Task) => `${task.id}${SEPARATOR}${lane.key}`;

/** The place with an id of the drag library; undefined for tasks whose bucket is not on the board. */
export function lanePlaceOf({ lanes, columns }: LaidOut, id: string | undefined): LanePlace | undefined {
  for (const lane of lanes)
    for (const column of columns)
      if (column.bucket && placeId(lane, column) === id) return { lane, bucket: column.bucket };
  return undefined;
}

/** The card with an id of the drag library. */
export function laneCardOf({ lanes }: LaidOut, id: string) {
  for (const lane of lanes)
    for (const task of lane.cells.flat()) if (laneCardId(lane, task) === id) return { lane, task };
  return undefined;
}
