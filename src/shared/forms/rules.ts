import { isIsoDate } from '@/domain/time/period';

/** The values of a form's fields: text as typed, and whether a box is ticked. */
export type FieldValues = Record<string, string | boolean>;

/** A day that has to be given: `date` if there is none, `dateUnknown` if it is not understood. */
export function checkDate(text: string): 'date' | 'dateUnknown' | undefined {
  if (text.trim() === '') return 'date';
  return isIsoDate(text) ? undefined : 'dateUnknown';
}

/** Names of the text fields. */
export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** The checks of a field. */
interface Rule<Value, Values, Problem> {
  /** What is wrong with the value, or `undefined`. Must be pure, because it is called during rendering. */
  readonly validate?: (value: Value, values: Values) => Problem | undefined;
  /** Called when the user has changed the field, for anything that depends on it. */
  readonly onChange?: (value: Value) => void;
  /** The problem shows as soon as one of these fields was typed in, not only after this one lost the focus. */
  readonly liveWith?: readonly (keyof Values & string)[];
}

export type Rules<Values, Problem> = {
  readonly [Name in keyof Values]?: Rule<Values[Name], Values, Problem>;
};
