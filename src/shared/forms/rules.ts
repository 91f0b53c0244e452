/** What stands in the fields of a form: text as typed, and whether a box is ticked. */
export type FieldValues = Record<string, string | boolean>;

/** Names of the fields that hold text. */
export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** What is asked of a field. */
export interface Rule<Value, Values, Problem> {
  /** What is wrong with the value, or `undefined`. Must be pure: it is asked while rendering. */
  readonly validate?: (value: Value, values: Values) => Problem | undefined;
  /** The user has changed the field, for what follows from it. */
  readonly onChange?: (value: Value) => void;
  /** The problem shows as soon as one of these fields was typed in, and not only once this one was left. */
  readonly liveWith?: readonly (keyof Values & string)[];
}

export type Rules<Values, Problem> = {
  readonly [Name in keyof Values]?: Rule<Values[Name], Values, Problem>;
};
