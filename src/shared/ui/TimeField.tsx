import { TextField, type TextFieldProps } from './TextField';

/** A time of day. The value is `hh:mm` or empty. */
export function TimeField(props: Omit<TextFieldProps, 'type' | 'unit'>) {
  return <TextField {...props} type="time" />;
}
