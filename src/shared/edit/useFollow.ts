import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets the fields of a section follow what is stored, when somebody else has saved.
 *
 * @param stored what is stored, as text
 * @param follow puts it into the fields, unless something was typed there
 */
export function useFollow(stored: string, follow: () => void): void {
  const shown = useRef(stored);
  const handleChange = useEffectEvent(follow);
  useEffect(() => {
    if (shown.current === stored) return;
    shown.current = stored;
    handleChange();
  }, [stored]);
}
