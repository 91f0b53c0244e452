import { ABSENCE_KINDS, type AbsenceKind } from '@/domain/account/absence';
import { type IsoDate, type Period, addDays, addMonths, isoDate, monthOf } from '@/domain/time/period';
import { columnOf } from './fieldDays';

/** The key of a keyboard event, and the keys that were held down with it. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The effect of a key: it moves to another day, with or without selecting the days up to it, or acts on the selected days. */
export type FieldAction =
  | { readonly kind: 'move'; readonly to: IsoDate; readonly selects: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'enter'; readonly absence: AbsenceKind };

/** Whether a row of the field is a month or a week. */
export type FieldLayout = 'month' | 'week';

/** The day in the same column of the previous or next month, or the day that is nearest to that column. */
function sameColumn(date: IsoDate, months: -1 | 1): IsoDate {
  const { from, to } = monthOf(addMonths(isoDate(`${date.slice(0, 8)}01`), months));
  const day = addDays(from, columnOf(date) - columnOf(from));
  return day < from ? from : day > to ? to : day;
}

function moved({ key, shiftKey }: Pressed, date: IsoDate, layout: FieldLayout): IsoDate | null {
  const month = monthOf(date);
  const isByWeek = shiftKey || layout === 'week';
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return isByWeek ? addDays(date, -7) : sameColumn(date, -1);
    case 'ArrowDown':
      return isByWeek ? addDays(date, 7) : sameColumn(date, 1);
    case 'Home':
      return month.from;
    case 'End':
      return month.to;
    default:
      return null;
  }
}

/** The other keys, which are neither letters nor keys that move. */
const others = new Map<string, FieldAction>([
  ['Enter', { kind: 'open' }],
  ['Delete', { kind: 'delete' }],
  ['Escape', { kind: 'clear' }],
]);

/** The kind whose letter is pressed. For a kind with a doubled letter, such as `KK`, the letter is pressed with Shift. */
function kindOf(
  { key, shiftKey }: Pressed,
  letterOf: (kind: AbsenceKind) => string,
): AbsenceKind | undefined {
  return ABSENCE_KINDS.find((kind) => {
    const letter = letterOf(kind);
    return letter.length > 1 === shiftKey && letter.slice(0, 1) === key.toUpperCase();
  });
}

/** The effect of a key on a day of the field; null if the field does not use the key. */
export function fieldAction(
  pressed: Pressed,
  {
    day,
    year,
    layout,
    letterOf,
  }: {
    readonly day: IsoDate;
    /** The days of the year, which no key leaves. */
    readonly year: Period;
    readonly layout: FieldLayout;
    readonly letterOf: (kind: AbsenceKind) => string;
  },
): FieldAction | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const to = moved(pressed, day, layout);
  if (to !== null)
    return { kind: 'move', to: to < year.from || to > year.to ? day : to, selects: pressed.shiftKey };
  const other = pressed.shiftKey ? undefined : others.get(pressed.key);
  if (other !== undefined) return other;
  const absence = kindOf(pressed, letterOf);
  return absence === undefined ? null : { kind: 'enter', absence };
}
