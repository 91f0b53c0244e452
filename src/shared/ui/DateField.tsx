import { TextField, type TextFieldProps } from './TextField';

/** A calendar day. The value is `yyyy-mm-dd` or empty; the browser shows it in its own way. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'unit'>) {
  return <TextField {...props} type="date" />;
}
