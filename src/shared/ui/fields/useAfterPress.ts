import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs something at once or, while a mouse button or finger is down, as soon as it is released.
 * A field loses the focus when the press begins: a message at that moment would move the page away from under the
 * pointer, and the button would never be clicked.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);

  // For a finger, browsers send mouse events as well, and move the focus on the first of them.
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
