import * as v from 'valibot';
import { useSearchParams } from 'react-router-dom';
import { type IsoDate, isKnownDay } from '@/domain/time/period';
import { CALENDAR_SPANS, type CalendarSpan, periodOfSpan } from '@/domain/work/calendarSpan';
import { deviceKind } from '@/shared/storage/keptSchema';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useToday } from '@/shared/ui/timing/useClock';
import { useMediaQuery, usePhone } from '@/shared/ui/window/useMediaQuery';

/** The span that was chosen last on this device; null until one is chosen. */
const spanKind = deviceKind<CalendarSpan | null>('work-span', v.nullable(v.picklist(CALENDAR_SPANS)), null);

const ON_PHONE: readonly CalendarSpan[] = ['1', '3'];
const WITH_MOUSE: readonly CalendarSpan[] = ['5', '7', 'month'];

/**
 * What the calendar shows, as the address says (`?view=calendar&span=5&date=2026-11-20`), else today and the span that was
 * chosen last; null while it is not shown.
 */
export function useCalendarPlace(isShown: boolean) {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const kept = useDeviceValue(spanKind);
  const isPhone = usePhone();
  const isCoarse = useMediaQuery('(pointer: coarse)');
  if (!isShown) return null;

  const spans = isPhone ? ON_PHONE : isCoarse ? CALENDAR_SPANS : WITH_MOUSE;
  const span =
    [params.get('span'), kept.value].flatMap((asked) => spans.find((one) => one === asked) ?? [])[0] ??
    (isPhone ? '1' : '7');
  const day = params.get('date') ?? '';
  const active = isKnownDay(day) ? day : today;

  function put(next: IsoDate, isSpanKept: boolean) {
    setParams(
      (before) => {
        if (next === today) before.delete('date');
        else before.set('date', next);
        if (isSpanKept) before.delete('span');
        before.set('view', 'calendar');
        return before;
      },
      { replace: true },
    );
  }

  return {
    span,
    /** The spans that can be chosen here. */
    spans,
    active,
    /** The first day that is shown. */
    from: periodOfSpan(span, active).from,
    goTo: (next: IsoDate) => put(next, false),
    /** Chooses a span, and goes to a day. */
    choose: (next: CalendarSpan, to: IsoDate = active) => {
      void kept.change(() => next);
      put(to, true);
    },
  };
}

/** What the calendar shows. */
export type CalendarPlace = NonNullable<ReturnType<typeof useCalendarPlace>>;
