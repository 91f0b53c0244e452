import { fieldNames } from '../fieldNames';

/**
 * Which fields of a thing can be changed, grouped into parts. All comparing and merging uses this table: no kind of
 * thing has a comparison of its own.
 */
export interface Fields<Content, Part extends string = string> {
  /**
   * Fields that are changed together, such as a customer and its project, by the name of the part and in the order of
   * the form. Fields in no part are neither compared nor merged.
   */
  readonly parts: Readonly<Record<Part, readonly FieldOf<Content>[]>>;
  /** The parts by which a thing is found again when its id is not known. */
  readonly identity: readonly Part[];
  /** Fields that the service has no way to empty: an emptied one keeps its value, and the user is told. */
  readonly neverEmptied: readonly FieldOf<Content>[];
  /** Fields that go with their part and are not compared: the service adds them for display. */
  readonly shownOnly: readonly FieldOf<Content>[];
  /** Numbers for which 0 and a missing value mean the same. */
  readonly zeroIsNone: readonly FieldOf<Content>[];
}

type FieldOf<Content> = keyof Content & string;

/** Parts with one field each, in the order of `fields` (its values do not matter), none of which the service can empty. */
export function singleFields<Content, Name extends FieldOf<Content> = FieldOf<Content>>(
  fields: Readonly<Record<Name, unknown>>,
): Fields<Content, Name> {
  const all: readonly Name[] = fieldNames(fields);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a part for each of the fields
  const parts = Object.fromEntries(all.map((name) => [name, [name]])) as Record<Name, Name[]>;
  return { parts, identity: all, neverEmptied: all, shownOnly: [], zeroIsNone: [] };
}

/** The parts, in the order of the form. */
function partsOf<Content, Part extends string>({ parts }: Fields<Content, Part>): readonly Part[] {
  return fieldNames(parts);
}

/**
 * Evens out spellings that a service may change without changing the meaning: ids as text, a missing value as empty
 * text, surrounding spaces. For a file only its presence is compared, because the service keeps it under an address of
 * its own.
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

/** Whether two contents have the same values in a part. */
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

/** Whether two contents have the same values in all parts. */
export function isSame<Content>(fields: Fields<Content>, one: Content, other: Content): boolean {
  return differingParts(fields, one, other).length === 0;
}

/** Whether two contents agree in the parts that identify a thing. Fields that are only shown may be missing. */
export function isSameIdentity<Content>(
  fields: Fields<Content>,
  one: Partial<Content>,
  other: Partial<Content>,
): boolean {
  return fields.identity.every((part) => isSamePart(fields, part, one, other));
}

/** One content with a part taken from another. */
export function withPart<Content, Part extends string>(
  { parts }: Fields<Content, Part>,
  part: Part,
  from: Content,
  into: Content,
): Content {
  return { ...into, ...Object.fromEntries(parts[part].map((name) => [name, from[name]])) };
}

/** The result of merging a change with another user's change of the same thing. */
export interface Merged<Content, Part extends string> {
  /** Their version, with my changes on top. */
  readonly content: Content;
  /** The parts that I changed and that differ from theirs; if there are none, there is nothing to send. */
  readonly changed: readonly Part[];
  /** The parts that both changed to different values; `content` has mine. */
  readonly conflicts: readonly Part[];
}

/**
 * Merges a change with what is stored by now (three-way merge, part by part). A part that only one side changed is no
 * conflict, nor is one that both changed to the same.
 *
 * @param before the version when the change began
 * @param mine the wanted version
 * @param theirs the stored version
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

/** A change as it is saved: fields that cannot be emptied keep their old values. */
export interface Kept<Content> {
  /** The change, with the old values of fields that cannot be emptied. */
  readonly content: Content;
  /** The fields that could not be emptied, so that the user can be told. */
  readonly notEmptied: readonly FieldOf<Content>[];
}

/** Gives back the values of emptied fields that the service cannot empty. */
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
