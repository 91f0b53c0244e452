import { yearOf } from '@/domain/time/period';
import { clsx } from 'clsx';
import building from 'bootstrap-icons/icons/building.svg?icon';
import calendar3 from 'bootstrap-icons/icons/calendar3.svg?icon';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { hoursStepWords } from '@/shared/i18n/hoursStepWords';
import { useTranslation } from 'react-i18next';
import type { QuickHoursProblem } from '@/domain/quick-entry/quickHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { useToday } from '@/shared/ui/timing/useClock';
import type { QuickLine } from './useQuickParse';
import chip from './chip.module.scss';
import classes from './quickChips.module.scss';

type Part = 'hours' | 'day' | 'customer' | 'project' | 'text';

interface QuickChipsProps {
  readonly line: QuickLine;
  /** The missing part without which Enter cannot save; undefined if Enter does not save here. */
  readonly lack?: string | null;
  /** Whether the next Enter saves without a customer, because it was asked about. */
  readonly isAsked?: boolean;
  /** The line will be saved as soon as the lists are loaded. */
  readonly isWaiting?: boolean;
  /** Called when the user wants to type this part again. */
  readonly onCorrect: (part: Part) => void;
}

interface Chip {
  readonly part: Part;
  readonly icon: IconShapes;
  readonly words: string;
  /** Whether the part is understood, assumed or missing. */
  readonly look: 'sure' | 'guess' | 'miss';
}

function useProblemWords(): (problem: QuickHoursProblem) => string {
  const { t } = useTranslation('quickEntry');
  const formats = useFormats();
  return (problem) => {
    if (problem.kind === 'ambiguous') {
      const { text, clock } = problem;
      return t('ambiguous', { text, clock, decimal: formats.plain(problem.decimal) });
    }
    if (problem.kind === 'figures') return t('figures', { second: problem.second });
    if (problem.kind === 'step') return t('step', { text: problem.text, ...hoursStepWords(formats) });
    return t(problem.kind, { text: problem.text });
  };
}

const missing = (part: Part, words: string): Chip => ({
  part,
  icon: exclamationTriangle,
  words,
  look: 'miss',
});

/** The parts of a line as chips, in a fixed order: understood, assumed (dashed) or missing (amber). */
function useChips({ entry, assumedProject, customers, projects, ...line }: QuickLine): readonly Chip[] {
  const { t } = useTranslation(['quickEntry', 'common']);
  const formats = useFormats();
  const problemWords = useProblemWords();
  const today = useToday();
  const chips: Chip[] = [];
  if (entry.hours === null) {
    chips.push(missing('hours', entry.hoursProblem ? problemWords(entry.hoursProblem) : t('noHours')));
  } else {
    const words = t('hours', { hours: formats.hours(entry.hours) });
    chips.push({ part: 'hours', icon: stopwatch, words, look: 'sure' });
  }
  if (customers.hasFailed || entry.customers.length > 0 || entry.stranger) {
    const words = entry.stranger
      ? t('stranger', { name: entry.stranger.text })
      : t(customers.hasFailed ? 'noLists.customer' : 'whichCustomer');
    chips.push(missing('customer', words));
  } else if (entry.customer) {
    chips.push({ part: 'customer', icon: building, words: entry.customer.name, look: 'sure' });
  } else if (!customers.isLoading) {
    chips.push({ part: 'customer', icon: building, words: t('noCustomer'), look: 'guess' });
  }
  const project = entry.project ?? assumedProject;
  if (projects.hasFailed || entry.projects.length > 0) {
    chips.push(missing('project', t(projects.hasFailed ? 'noLists.project' : 'whichProject')));
  } else if (project) {
    const look = entry.project ? 'sure' : 'guess';
    chips.push({ part: 'project', icon: folder, words: project.name, look });
  }
  if (entry.days.length > 0) {
    const days = entry.days.map((day) => formats.date(day)).join(t('common:fields.or'));
    chips.push(missing('day', t('common:fields.whichDay', { days })));
  } else {
    const { day, isDayAssumed: isGuess } = line;
    const isThisYear = yearOf(day) === yearOf(today);
    const date = `${formats.weekday(day)} ${isThisYear ? formats.dayMonth(day) : formats.date(day)}`;
    const words = isGuess && day === today ? `${t('today')}, ${date}` : date;
    chips.push({ part: 'day', icon: calendar3, words, look: isGuess ? 'guess' : 'sure' });
  }
  if (entry.description.trim() === '') chips.push(missing('text', t('noText')));
  return chips;
}

/** Shows how the line is read; a click on a part goes to its place in the line. */
export function QuickChips({ line, lack, isAsked = false, isWaiting = false, onCorrect }: QuickChipsProps) {
  const { t } = useTranslation('quickEntry');
  const formats = useFormats();
  const chips = useChips(line);
  const { hours, description } = line.entry;
  return (
    <fieldset className={classes.chips} aria-label={t('understood')}>
      {chips.map(({ part, icon, words, look }) => (
        <button
          key={part}
          type="button"
          className={clsx(chip.chip, look === 'guess' && chip.isGuess, look === 'miss' && chip.isMissing)}
          aria-label={look === 'guess' ? t('assumed', { what: words }) : undefined}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onCorrect(part)}
        >
          <Icon of={icon} className="text-faint size-13" />
          <span className="ellipsis">{words}</span>
        </button>
      ))}
      <span className={clsx('text-secondary ellipsis', classes.text)}>{description}</span>
      {isWaiting && <output className="inline-row push-right text-secondary text-small">{t('waits')}</output>}
      {isAsked && (
        <output className="inline-row push-right text-secondary text-small">{t('withoutCustomer')}</output>
      )}
      {!isWaiting && lack === null && hours !== null && (
        <span className="no-touch inline-row push-right text-secondary text-small" aria-hidden="true">
          <span className="tw-key-cap">Enter</span>
          {t('saves', { hours: formats.hours(hours) })}
        </span>
      )}
      <output className="visually-hidden">
        {chips
          .filter(({ look }) => look === 'miss')
          .map(({ words }) => words)
          .join(', ')}
      </output>
    </fieldset>
  );
}
