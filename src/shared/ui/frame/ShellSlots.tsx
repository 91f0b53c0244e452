import { type ReactNode, createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { usePhone } from '../window/useMediaQuery';

/** Places of the shell that a page fills on a phone; null until the shell has mounted them. */
export interface ShellSlots {
  /** In the thumb bar: the page's primary action. */
  readonly action: HTMLElement | null;
  /** In the top bar: the page's title. */
  readonly title: HTMLElement | null;
}

export const ShellSlotsContext = createContext<ShellSlots>({ action: null, title: null });

interface SlotProps {
  readonly children: ReactNode;
}

/** Puts the page's primary action into the thumb bar of a phone; otherwise it shows nothing. */
export function ThumbAction({ children }: SlotProps) {
  const { action } = use(ShellSlotsContext);
  return usePhone() && action ? createPortal(children, action) : null;
}

/** Puts the page's title into the top bar of a phone, visually only: the heading itself stays in the page. */
export function PhoneTitle({ children }: SlotProps) {
  const { title } = use(ShellSlotsContext);
  return usePhone() && title ? createPortal(children, title) : null;
}
