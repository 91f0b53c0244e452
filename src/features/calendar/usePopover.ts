import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { POPOVER_HIDE_MS, POPOVER_SHOW_MS } from '@/domain/limits';
import { usePressElsewhere } from '@/shared/ui/window/usePressElsewhere';

/**
 * A popover that shows while the pointer or the focus is on its owner or on itself. A press shows it at once,
 * which is the only way on a touch screen; Escape and a press elsewhere hide it.
 */
export function usePopover<Owner extends HTMLElement>() {
  const owner = useRef<Owner>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  function setLater(open: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(open), open ? POPOVER_SHOW_MS : POPOVER_HIDE_MS);
  }
  function setNow(open: boolean) {
    clearTimeout(timer.current);
    setIsOpen(open);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  usePressElsewhere(owner, () => setNow(false), { isOpen });

  return {
    isOpen,
    onPress: () => setNow(true),
    ownerProps: {
      ref: owner,
      // A finger that scrolls passes many owners, so only a tap shows the popover.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setLater(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setLater(false);
      },
      onFocus: () => setLater(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setLater(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setNow(false);
      },
    },
  };
}
