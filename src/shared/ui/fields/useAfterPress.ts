import { useEffect, useRef } from 'react';

/**
 * Gives a function that does something at once, or, while a mouse button or finger is down, as soon as it is up again.
 * Leaving a field happens on pressing: a message that came then would move the page away from under the pointer, and
 * the button that was meant would never be clicked.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);

  // Of a finger, too, a browser makes mouse events, and leaves the field on the first of them.
  useEffect(() => {
    const handlePress = () => {
      isPressed.current = true;
    };
    const handleRelease = () => {
      isPressed.current = false;
    };
    document.addEventListener('mousedown', handlePress, true);
    document.addEventListener('mouseup', handleRelease, true);
    document.addEventListener('dragend', handleRelease, true);
    return () => {
      document.removeEventListener('mousedown', handlePress, true);
      document.removeEventListener('mouseup', handleRelease, true);
      document.removeEventListener('dragend', handleRelease, true);
    };
  }, []);

  return (run) => {
    if (!isPressed.current) {
      run();
      return;
    }
    const controller = new AbortController();
    const handleRelease = () => {
      controller.abort();
      // After the click, which follows the release.
      setTimeout(run);
    };
    document.addEventListener('mouseup', handleRelease, { signal: controller.signal });
    document.addEventListener('dragend', handleRelease, { signal: controller.signal });
  };
}
