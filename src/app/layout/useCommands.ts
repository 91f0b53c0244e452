import calendarCheck from 'bootstrap-icons/icons/calendar-check.svg?icon';
import calendarWeek from 'bootstrap-icons/icons/calendar-week.svg?icon';
import calendar3Week from 'bootstrap-icons/icons/calendar3-week.svg?icon';
import cashCoin from 'bootstrap-icons/icons/cash-coin.svg?icon';
import calendarHeart from 'bootstrap-icons/icons/calendar-heart.svg?icon';
import circleHalf from 'bootstrap-icons/icons/circle-half.svg?icon';
import fileUp from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?icon';
import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import stopSign from 'bootstrap-icons/icons/stop-fill.svg?icon';
import translate from 'bootstrap-icons/icons/translate.svg?icon';
import { useTranslation } from 'react-i18next';
import { startsWithHours } from '@/domain/quick-entry/quickHours';
import { isCalled } from '@/domain/search/searchHits';
import { bookedKind } from '@/shared/recents/bookedKept';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { pairTitle } from '@/shared/timer/timerKept';
import type { Command } from '@/features/search';
import { env } from '@/shared/env';
import { setLanguage } from '@/shared/i18n/i18n';
import { useProjectName } from '@/shared/i18n/useProjectName';
import type search from '@/shared/i18n/locales/de/search.json';
import { LANGUAGES } from '@/domain/language';
import {
  copyWeekPath,
  fromCalendarPath,
  monthPath,
  paths,
  withNewEntry,
  withQuickLine,
  workCalendarPath,
} from '@/shared/paths';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { useMayPreparePayroll } from '@/shared/store/hooks';
import type { IconShapes } from '@/shared/ui/buttons/Icon';
import { useTimer } from '@/shared/timer/useTimer';
import { useEverySecond } from '@/shared/ui/timing/useClock';
import { setTheme, themes } from '@/shared/ui/theme/theme';
import { navigation } from './navigation';

const newEntries = [
  { id: 'newWork', path: withNewEntry(paths.work), icon: plusLg },
  { id: 'newExpense', path: withNewEntry(paths.expenses), icon: plusLg },
  { id: 'newTimeSheet', path: withNewEntry(paths.timeSheets), icon: plusLg },
] as const;

const fromCalendar = { id: 'fromCalendar', path: fromCalendarPath, icon: calendarWeek } as const;

const routine = [
  { id: 'closeMonth', path: monthPath(), icon: calendarCheck },
  { id: 'copyWeek', path: copyWeekPath, icon: copyIcon },
  { id: 'workCalendar', path: workCalendarPath, icon: calendar3Week },
  { id: 'fromFile', path: paths.fileImport, icon: fileUp },
] as const;

const payroll = { id: 'payroll', path: paths.payroll, icon: cashCoin } as const;

const account = [
  { id: 'account', path: paths.account, icon: hourglass },
  { id: 'absences', path: paths.absences, icon: calendarHeart },
] as const;

/** The commands whose name and other words are those of the same key. */
type NamedCommand = keyof (typeof search)['command'] & keyof (typeof search)['also'];

/** With fewer letters there would be too many matches. */
const MIN_LETTERS = 2;

/**
 * Commands for the name of a recently booked customer or project: book on it again, or start the timer for it.
 */
function useBookCommands(text: string): readonly Command[] {
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
  const command = (id: 'book' | 'bookTimer', icon: IconShapes, act: Command['act']): Command => ({
    id,
    title: t(`command.${id}`, { customer: customerName }),
    detail: nameOf(projectName),
    also: projectName,
    icon,
    act,
  });
  const book = command('book', stopwatch, { kind: 'go', path: withQuickLine(line, true) });
  const run = () => start({ customerId, projectId, title });
  return timer ? [book] : [book, command('bookTimer', play, { kind: 'do', run })];
}

/**
 * The commands of the search bar, in the user's language: what was typed by name, new entries, weekly and monthly tasks,
 * every screen, appearance, language.
 */
export function useCommands(text: string): readonly Command[] {
  const { t } = useTranslation(['search', 'layout']);
  const book = useBookCommands(text);
  const { timer, start, stop } = useTimer();
  const { before, timeRecording, after } = navigation;
  const mayPrepare = useMayPreparePayroll();
  const hasCalendar = useEverySecond(() => readMicrosoftSession() !== null);
  const command = (id: NamedCommand, icon: IconShapes, act: Command['act']): Command => ({
    id,
    title: t(`search:command.${id}`),
    also: t(`search:also.${id}`),
    icon,
    act,
  });
  const make = [
    ...newEntries,
    ...(hasCalendar ? [fromCalendar] : []),
    ...routine,
    ...(mayPrepare ? [payroll] : []),
    ...(env.hasAccount ? account : []),
  ].map(({ id, path, icon }) => command(id, icon, { kind: 'go', path }));
  const clock: Command = {
    id: 'timer',
    title: t(timer ? 'search:command.stopTimer' : 'search:command.startTimer'),
    also: t('search:also.timer'),
    icon: timer ? stopSign : play,
    act: { kind: 'do', run: () => (timer ? stop() : start()) },
  };
  const go: Command[] = [...before, ...timeRecording, ...after].map(({ key, path, icon }) => ({
    id: key,
    title: t('search:command.goTo', { page: t(`layout:nav.${key}`) }),
    also: t(`search:also.${key}`),
    icon,
    act: { kind: 'go', path },
  }));
  const look = themes.map((theme) => command(theme, circleHalf, { kind: 'do', run: () => setTheme(theme) }));
  const speak = LANGUAGES.map((language) =>
    command(language, translate, { kind: 'do', run: () => void setLanguage(language) }),
  );
  return [...book, ...make, clock, ...go, ...look, ...speak];
}
