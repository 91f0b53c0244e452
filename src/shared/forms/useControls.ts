import { useRef } from 'react';

/** What the form library holds in place of a control whose text it must not write. */
interface ControlHandle {
  readonly element: HTMLElement;
  readonly name: string;
  readonly type: 'text';
  readonly focus: () => void;
}

/** The controls of a form that stand on the screen, by name. */
export function useControls() {
  const elements = useRef(new Map<string, HTMLElement>());
  const handles = useRef(new Map<string, ControlHandle>());
  return {
    attach: (name: string, element: HTMLElement | null) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    focus: (name: string) => elements.current.get(name)?.focus(),
    /** The same handle for the same control: the library would take another one for a new control. */
    handleOf: (name: string, element: HTMLElement): ControlHandle => {
      const known = handles.current.get(name);
      if (known?.element === element) return known;
      const handle: ControlHandle = { element, name, type: 'text', focus: () => element.focus() };
      handles.current.set(name, handle);
      return handle;
    },
  };
}
