/** Moves the focus on from a button that disappears with what it has removed, unless the user has moved it already. */
export function focusAfterRemoval(button: HTMLElement, next: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (activeElement === button || activeElement === document.body) next?.focus();
}
