import { TextField, type TextFieldProps } from './TextField';

/**
 * A number as it is typed, with comma or point: a text field with the keyboard for numbers. (`type="number"` would
 * throw away what the browser's language does not know, such as `7,5`.) The value is the text.
 */
export function DecimalField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="decimal" />;
}
