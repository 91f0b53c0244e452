import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Space that chips leave to the icon, the text and the button at the end of the field, in pixels. */
const KEPT_FREE = 230;
/** The same where a narrow field does without the button. */
const KEPT_WITHOUT_BUTTON = 135;
/** Between two chips. */
const GAP = 6;
/** The width of the chip that stands for those that do not fit. */
const MORE = 60;

/**
 * How many chips fit into one line; those that do not are hidden by the caller but stay measurable.
 *
 * @param names the chips, which are the first children of the row
 */
export function useFittingChips(row: RefObject<HTMLElement | null>, names: readonly string[]): number {
  const count = names.length;
  const chips = names.join();
  const [measured, setMeasured] = useState({ chips, fitting: count });
  const measure = useEffectEvent(() => {
    const field = row.current?.parentElement;
    if (!field) return;
    const end = field.lastElementChild;
    const hasButton = end instanceof HTMLElement && end.offsetWidth > 0;
    const kept = hasButton ? KEPT_FREE : KEPT_WITHOUT_BUTTON;
    const fitting = fittingIn(field.clientWidth - kept, row.current, count);
    setMeasured((last) => (last.chips === chips && last.fitting === fitting ? last : { chips, fitting }));
  });

  // It is told the sizes at once, before they are painted, and each change of one.
  useLayoutEffect(() => {
    const field = row.current?.parentElement;
    if (!field || chips === '') return undefined;
    const observer = new ResizeObserver(() => measure());
    for (const element of [field, ...(row.current?.children ?? [])]) observer.observe(element);
    return () => observer.disconnect();
  }, [row, chips]);

  return measured.chips === chips ? measured.fitting : count;
}

function fittingIn(available: number, row: HTMLElement | null, count: number): number {
  const widths = [...(row?.children ?? [])]
    .slice(0, count)
    .map((chip) => (chip instanceof HTMLElement ? chip.offsetWidth : 0));
  let used = 0;
  for (const [at, width] of widths.entries()) {
    used += width + GAP;
    if (used + (at < count - 1 ? MORE : 0) > available) return at;
  }
  return count;
}
