import { type RefObject, useEffect, useState } from 'react';
import { type IsoDate, localDay } from '@/domain/time/period';
import { usePressElsewhere } from '../../window/usePressElsewhere';

/** Loads the calendars, which come with a library. */
export const loadCalendar = async () => import('./calendars');

/**
 * Opens and closes the calendar of a date field. Its code is loaded with the field, so that it opens at once; a press
 * anywhere else closes it.
 *
 * @param frame the element around the field and its calendar
 * @param isUsed whether there is a calendar at all
 */
export function useCalendar(frame: RefObject<HTMLElement | null>, isUsed: boolean) {
  /** Today's date while the calendar is open. */
  const [openOn, setOpenOn] = useState<IsoDate | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (isUsed) loadCalendar().catch(() => undefined);
  }, [isUsed]);

  usePressElsewhere(frame, () => setOpenOn(null), { isOpen: openOn !== null });

  async function open() {
    try {
      await loadCalendar();
      setHasFailed(false);
      setOpenOn(localDay(new Date()));
    } catch {
      setHasFailed(true);
    }
  }

  return { openOn, hasFailed, open, close: () => setOpenOn(null) };
}
