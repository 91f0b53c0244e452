import { fieldNames } from '../fieldNames';

/**
 * What of a thing can be changed, and in which parts. All comparing and merging follows from this table: no kind of thing
 * has a comparison of its own.
 */
export interface Fields<Content, Part extends string = string> {
  /**
   * Fields that are changed as one, such as a customer and the project that belongs to it; by the name of the part, in
   * the order of the form. Fields in no part are neither compared nor merged.
   */
  readonly parts: Readonly<Record<Part, readonly FieldOf<Content>[]>>;
  /** The parts by which a thing is found again when its id is not known. */
  readonly identity: readonly Part[];
  /** Fields that the service has no way to empty: an emptied one keeps its value, and the user is told. */
  readonly neverEmptied: readonly FieldOf<Content>[];
  /** Fields that go with their part and are not compared: the service adds them for display. */
  readonly shownOnly: readonly FieldOf<Content>[];
  /** Numbers of which 0 and none mean the same. */
  readonly zeroIsNone: readonly FieldOf<Content>[];
}

type FieldOf<Content> = keyof Content & string;

/** Parts of which the service can empty none, each with one field of the same name. */
export function singleFields<Content>(
  parts: Readonly<Record<FieldOf<Content>, readonly FieldOf<Content>[]>>,
): Fields<Content, FieldOf<Content>> {
  const all = fieldNames(parts);
  return { parts, identity: all, neverEmptied: all, shownOnly: [], zeroIsNone: [] };
}

/** The parts, in the order of the form. */
export function partsOf<Content, Part extends string>({ parts }: Fields<Content, Part>): readonly Part[] {
  return fieldNames(parts);
}

/**
 * What a service may write otherwise and means the same: ids as text, nothing as empty text, spaces around it. Of a file it
 * is compared whether there is one, because the service keeps it under an address of its own.
 */
function comparable<Content>(
  { zeroIsNone }: Fields<Content>,
  content: Partial<Content>,
  name: FieldOf<Content>,
): string {
  const value: unknown = content[name];
  if (value === null || value === undefined || (value === 0 && zeroIsNone.includes(name))) return '';
  if (typeof value === 'object') return 'a file';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** Whether two contents say the same in a part. */
export function isSamePart<Content, Part extends string>(
  fields: Fields<Content, Part>,
  part: Part,
  one: Partial<Content>,
  other: Partial<Content>,
): boolean {
  return fields.parts[part].every(
    (name) =>
      fields.shownOnly.includes(name) || comparable(fields, one, name) === comparable(fields, other, name),
  );
}

/** The parts in which two contents differ. */
export function differingParts<Content, Part extends string>(
  fields: Fields<Content, Part>,
  one: Partial<Content>,
  other: Partial<Content>,
): readonly Part[] {
  return partsOf(fields).filter((part) => !isSamePart(fields, part, one, other));
}

/** Whether two contents say the same in all parts. */
export function isSame<Content>(fields: Fields<Content>, one: Content, other: Content): boolean {
  return differingParts(fields, one, other).length === 0;
}

/** Whether two contents are the same by what a thing is found again by. What is only shown may be missing. */
export function isSameIdentity<Content>(
  fields: Fields<Content>,
  one: Partial<Content>,
  other: Partial<Content>,
): boolean {
  return fields.identity.every((part) => isSamePart(fields, part, one, other));
}

/** One content with a part of another. */
export function withPart<Content, Part extends string>(
  { parts }: Fields<Content, Part>,
  part: Part,
  from: Content,
  into: Content,
): Content {
  return { ...into, ...Object.fromEntries(parts[part].map((name) => [name, from[name]])) };
}

/** What comes of a change when somebody else may have changed the same thing. */
export interface Merged<Content, Part extends string> {
  /** Theirs with mine over it. */
  readonly content: Content;
  /** The parts that I changed and that differ from theirs: there is nothing to send without one. */
  readonly changed: readonly Part[];
  /** The parts that both changed, each to something else; mine stands in `content`. */
  readonly conflicts: readonly Part[];
}

/**
 * Merges a change with what is stored by now (three-way merge, part by part). A part that only one side changed is no
 * conflict, nor is one that both changed to the same.
 *
 * @param before as it was when the change began
 * @param mine as it is to be
 * @param theirs as it is stored now
 */
export function merge<Content, Part extends string>(
  fields: Fields<Content, Part>,
  before: Content,
  mine: Content,
  theirs: Content,
): Merged<Content, Part> {
  const touched = differingParts(fields, mine, before);
  const changed = touched.filter((part) => !isSamePart(fields, part, mine, theirs));
  return {
    content: touched.reduce((merged, part) => withPart(fields, part, mine, merged), theirs),
    changed,
    conflicts: changed.filter((part) => !isSamePart(fields, part, theirs, before)),
  };
}

/** What is to be saved of a change that empties fields. */
export interface Kept<Content> {
  /** The change, with the values that cannot be emptied. */
  readonly content: Content;
  /** The fields that were to be emptied, for the user to be told. */
  readonly notEmptied: readonly FieldOf<Content>[];
}

/** Gives fields that the service cannot empty their values back (contract, "An emptied field never blocks saving"). */
export function withoutEmptied<Content>(
  { neverEmptied }: Fields<Content>,
  before: Content,
  after: Content,
): Kept<Content> {
  const isEmpty = (value: unknown) => value === '' || value === null;
  const notEmptied = neverEmptied.filter((name) => isEmpty(after[name]) && !isEmpty(before[name]));
  return {
    content: { ...after, ...Object.fromEntries(notEmptied.map((name) => [name, before[name]])) },
    notEmptied,
  };
}
