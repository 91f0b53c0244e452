import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * Selects the content of a field when it takes the focus, so that what is typed replaces it. To be spread on the
 * `input`.
 */
export function useSelectOnFocus() {
  const isFresh = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      isFresh.current = true;
      event.currentTarget.select();
    },
    // A click puts the caret where it falls, before or after this event; who drags over the text wants that part of it.
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
