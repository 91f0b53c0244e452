import { useRef } from 'react';

/** The controls of a form that are on the screen, by name. */
export function useControls() {
  const elements = useRef(new Map<string, HTMLElement>());
  return {
    attach: (name: string, element: HTMLElement | null) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    focus: (name: string) => elements.current.get(name)?.focus(),
    /** Their names, in the order on the screen. */
    onScreen: (): readonly string[] =>
      [...elements.current]
        .toSorted(([, one], [, other]) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        )
        .map(([name]) => name),
  };
}
