import type { Bucket } from './kanban';

/** The name of a bucket as it is shown, and how many open tasks it should have at most; null without a limit. */
export interface NamedLimit {
  readonly title: string;
  readonly limit: number | null;
}

/** A title, and a number from 1 to 99 in brackets at the end. */
const LIMITED = /^(?<title>.*\S)\s*\[(?<limit>[1-9]\d?)\]\s*$/su;

/** The limit of a bucket: a number from 1 to 99 in brackets at the end of its name, which is shown without it. */
export function bucketLimit({ name }: Pick<Bucket, 'name'>): NamedLimit {
  const { title, limit } = LIMITED.exec(name)?.groups ?? {};
  if (title === undefined || limit === undefined) return { title: name, limit: null };
  return { title, limit: Number(limit) };
}

/** The name of a bucket as it is shown: without its limit. */
export function bucketTitle(bucket: Pick<Bucket, 'name'>): string {
  return bucketLimit(bucket).title;
}

/** How a bucket fills the places that its limit allows. */
export interface Places {
  readonly taken: number;
  readonly free: number;
  /** How many tasks are beyond the limit. */
  readonly over: number;
}

/** The places of a bucket that has a number of open tasks; completed ones do not count. */
export function placesOf(limit: number, open: number): Places {
  return { taken: Math.min(open, limit), free: Math.max(0, limit - open), over: Math.max(0, open - limit) };
}
