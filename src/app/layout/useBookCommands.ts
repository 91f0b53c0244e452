import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useTranslation } from 'react-i18next';
import { startsWithHours } from '@/domain/quick-entry/quickHours';
import { isCalled } from '@/domain/search/searchHits';
import type { Command } from '@/features/search';
import { withQuickLine } from '@/shared/paths';
import { bookedKind } from '@/shared/recents/bookedKept';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { pairTitle } from '@/shared/timer/timerKept';
import { useTimer } from '@/shared/timer/useTimer';

/** With fewer letters there would be too many matches. */
const MIN_LETTERS = 2;

/**
 * Commands for the name of a recently booked customer or project: book on it again, or start the timer for it.
 */
export function useBookCommands(text: string): readonly Command[] {
  const { t } = useTranslation('search');
  const nameOf = useProjectName();
  const { timer, start } = useTimer();
  const { value: booked } = useDeviceValue(bookedKind);
  const typed = text.trim();
  if (typed.length < MIN_LETTERS || startsWithHours(typed)) return [];
  const last = booked?.find(
    ({ customerName, projectName }) =>
      customerName !== '' && isCalled(`${customerName} ${projectName}`, typed),
  );
  if (!last) return [];
  const { customerId, customerName, projectId, projectName } = last;
  const title = pairTitle(customerName, projectName);
  const line = `${customerName} ${projectName}`.trim();
  const book: Command = {
    id: 'book',
    title: t('command.book', { customer: customerName }),
    detail: nameOf(projectName),
    also: projectName,
    icon: stopwatch,
    act: { kind: 'go', path: withQuickLine(line, true) },
  };
  const clock: Command = {
    id: 'bookTimer',
    title: t('command.bookTimer', { customer: customerName }),
    detail: nameOf(projectName),
    also: projectName,
    icon: play,
    act: { kind: 'do', run: () => start({ customerId, projectId, title }) },
  };
  return timer ? [book] : [book, clock];
}
