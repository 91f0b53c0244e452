import { type FocusEvent, type MouseEvent, useRef } from 'react';

/** Selects the content of a field when it gets the focus, so that typing replaces it. Spread this on the `input`. */
export function useSelectOnFocus() {
  const isFresh = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      isFresh.current = true;
      event.currentTarget.select();
    },
    // A click sets the caret, before or after this event; a user who drags over the text wants to select that part.
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const isDragged =
        selectionStart !== selectionEnd && !(selectionStart === 0 && selectionEnd === value.length);
      if (isFresh.current && !isDragged) {
        event.preventDefault();
        event.currentTarget.select();
      }
      isFresh.current = false;
    },
  };
}
