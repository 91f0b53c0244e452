import type { ComponentProps } from 'react';

interface NativePickerProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'onChange' | 'type' | 'value'
> {
  readonly type: 'date' | 'time';
  /** The value of the picker: `yyyy-mm-dd` or `HH:mm`, else empty. */
  readonly value: string;
  /** The text of the field, in the language of the app. */
  readonly text: string;
  readonly onValue: (value: string) => void;
}

/** Whether the main pointer is a finger: then days and times are picked with the device's own control, not typed. */
export const TOUCH = '(pointer: coarse)';

/**
 * The device's own picker with our look: the browser's control is invisible above the text, because it would show the
 * date in the language of the device.
 */
export function NativePicker({ text, onValue, ...input }: NativePickerProps) {
  return (
    <span className="tw-native">
      <span className="figures" aria-hidden="true">
        {text}
      </span>
      <input {...input} onChange={(event) => onValue(event.currentTarget.value)} />
    </span>
  );
}
