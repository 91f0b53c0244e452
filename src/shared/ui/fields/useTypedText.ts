import { useState } from 'react';

interface TypedTextOptions {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Reads the value of a text; `undefined` if it is not understood, and then the text is the value. */
  readonly read: (text: string) => string | undefined;
  /** The text for a value; text that was not understood is shown unchanged. */
  readonly show: (value: string) => string;
}

/**
 * The text of a field that writes out its value: while the user types, it shows the typed text; when the field loses
 * the focus, or its value is changed from elsewhere, it shows the value.
 */
export function useTypedText({ value, onValue, read, show }: TypedTextOptions) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const isTyping = typed !== null && typed.value === value;
  const shown = show(value);
  const isUnderstood = value !== '' && read(value) === value;

  return {
    text: isTyping ? typed.text : shown,
    /** The meaning of the typed text, if it differs from the text itself. */
    becomes: isTyping && isUnderstood && typed.text.trim() !== shown ? shown : undefined,
    type: (text: string) => {
      const next = read(text) ?? text;
      setTyped({ text, value: next });
      onValue(next);
    },
    /** Writes the value out. */
    settle: () => setTyped(null),
  };
}
