/** The chips in a row, by their first button; those that do not fit are no stops. */
function stops(row: HTMLElement | null): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden]) > button:first-child') ?? [])];
}

/** Moves the focus to the last chip. False if there is none. */
export function focusLastChip(row: HTMLElement | null): boolean {
  const last = stops(row).at(-1);
  last?.focus();
  return last !== undefined;
}

/**
 * Moves the focus from a chip to the one before or after it. False if there is none.
 *
 * @param chip an element of the chip
 */
export function focusChipBeside(row: HTMLElement | null, chip: Element, direction: 1 | -1): boolean {
  const all = stops(row);
  const at = all.findIndex((stop) => stop.parentElement?.contains(chip) === true);
  const next = at < 0 ? undefined : all[at + direction];
  next?.focus();
  return next !== undefined;
}
