import { useState } from 'react';

interface TypedTextOptions {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The value that a text stands for; `undefined` for text that is not understood, which is then the value. */
  readonly read: (text: string) => string | undefined;
  /** A value as the field shows it; text that was not understood is shown as it is. */
  readonly show: (value: string) => string;
}

/**
 * The text of a field that writes out what was meant: while it is typed in, it shows what was typed; once it is left,
 * or its value is changed from elsewhere, it shows the value.
 */
export function useTypedText({ value, onValue, read, show }: TypedTextOptions) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const isTyping = typed !== null && typed.value === value;
  const shown = show(value);
  const isUnderstood = value !== '' && read(value) === value;

  return {
    text: isTyping ? typed.text : shown,
    /** What the typed text becomes, where that is not what stands there already. */
    becomes: isTyping && isUnderstood && typed.text.trim() !== shown ? shown : undefined,
    type: (text: string) => {
      const next = read(text) ?? text;
      setTyped({ text, value: next });
      onValue(next);
    },
    /** Writes out what was meant. */
    settle: () => setTyped(null),
  };
}
