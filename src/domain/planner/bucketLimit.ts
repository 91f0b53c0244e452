import type { Bucket } from './kanban';

/** A title, and a number from 1 to 99 in brackets at the end. */
const LIMITED = /^(?<title>.*\S)\s*\[(?<limit>[1-9]\d?)\]\s*$/su;

/**
 * The name of a bucket as it is shown, and its limit, how many open tasks it should have at most: a number from 1 to 99 in
 * brackets at the end of its name; null without one.
 */
export function bucketLimit({ name }: Pick<Bucket, 'name'>) {
  const { title, limit } = LIMITED.exec(name)?.groups ?? {};
  if (title === undefined || limit === undefined) return { title: name, limit: null };
  return { title, limit: Number(limit) };
}

/** The name of a bucket as it is shown: without its limit. */
export function bucketTitle(bucket: Pick<Bucket, 'name'>): string {
  return bucketLimit(bucket).title;
}

/** The places that a limit allows, with a number of open tasks, and how many are beyond it; completed ones do not count. */
export function placesOf(limit: number, open: number) {
  return { taken: Math.min(open, limit), free: Math.max(0, limit - open), over: Math.max(0, open - limit) };
}
