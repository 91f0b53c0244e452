import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Updates the fields of a section when somebody else has saved new values.
 *
 * @param stored the stored values, as text
 * @param follow puts them into the fields, unless the user has typed something there
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
