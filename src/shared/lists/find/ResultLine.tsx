import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import stopSquare from 'bootstrap-icons/icons/stop-fill.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/useErrorText';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../../ui/buttons/Icon';
import { doubtful } from '../pagesOf';
import type { Counts } from './find';
import type { WholeList } from './useWholeList';
import { useMomentText } from './useMomentText';
import classes from './resultLine.module.scss';
import { EmptyState } from '../../ui/messages/EmptyState';
import type { Found } from './useFound';
import { Button } from '../../ui/buttons/Button';

export interface ResultLineProps {
  readonly whole: WholeList<unknown>;
  readonly counts: Counts;
}

/**
 * Says how many entries match, and how much of the list was read: no figure counts entries that were not read. While
 * the list is read, it can be stopped; after a stop or a failure it is read on from there.
 */
export function ResultLine({ whole, counts }: ResultLineProps) {
  const { t } = useTranslation('find');
  const { kind } = whole.state;
  const isReading = kind === 'reading';
  const count = counts.join(' · ');
  const isRead = kind === 'whole' || kind === 'enough';
  return (
    <div className="row wrap text-faint text-small weight-420 figures min-height-40 gap-4-12">
      <b className={classes.count}>{isRead ? count : t('soFar', { count })}</b>
      {isReading && <Furrow pages={whole.pages} />}
      <HowFar whole={whole} />
      <span className="row push-right no-print gap-12">
        <EndButton whole={whole} />
      </span>
    </div>
  );
}

/** A furrow for each page that was read. */
function Furrow({ pages }: { readonly pages: number }) {
  return (
    <span className={classes.furrows} style={{ '--pages': pages }} aria-hidden="true">
      <i className={classes.read} />
    </span>
  );
}

/** How much of the list was read, or why not all of it. */
function HowFar({ whole: { state, entries, backTo } }: Pick<ResultLineProps, 'whole'>) {
  const { t } = useTranslation('find');
  const formats = useFormats();
  const errorText = useErrorText();
  const read = formats.plain(entries.length);
  const day = backTo === null ? null : formats.date(backTo);
  switch (state.kind) {
    case 'reading':
      return day === null ? (
        <span>{t('readSoFar', { count: entries.length, read })}</span>
      ) : (
        <span>{t('readBackSoFar', { count: entries.length, read, day })}</span>
      );
    case 'whole':
      return <span>{t('readAll', { read })}</span>;
    case 'enough':
      return <span>{t('readBack', { read, day })}</span>;
    case 'stopped':
      return <Missing>{day === null ? t('stopped') : t('stoppedBefore', { day })}</Missing>;
    case 'doubtful':
      return <Missing>{errorText(doubtful)}</Missing>;
    case 'tooLong':
      return <Missing>{t('tooLong')}</Missing>;
    case 'failed':
      return <Missing>{t('interrupted', { reason: errorText(state.error) })}</Missing>;
  }
}

function Missing({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-row gap-7 text-warning">
      <Icon of={warning} />
      {children}
    </span>
  );
}

/**
 * Stops the reading, reads on, or says how old the oldest answer is and reads all anew. It is one button, so that the
 * focus stays on it.
 */
function EndButton({ whole }: Pick<ResultLineProps, 'whole'>) {
  const { t } = useTranslation('find');
  const momentText = useMomentText();
  const { state, answeredAt, keptAt, stop, goOn, readAnew } = whole;
  const { kind } = state;
  const isReading = kind === 'reading';
  const isOpen = isReading || kind === 'stopped' || kind === 'failed';
  if (!isOpen && answeredAt === undefined) return null;
  const age = t('asOf', { time: momentText(answeredAt ?? 0) });
  return (
    <>
      <button
        type="button"
        className={isOpen ? 'btn btn-quiet btn-sm' : classes.age}
        title={isOpen ? undefined : t('readAnew')}
        aria-label={isOpen ? undefined : `${age}, ${t('readAnew')}`}
        onClick={isReading ? stop : isOpen ? goOn : readAnew}
      >
        {isReading && <Icon of={stopSquare} />}
        {!isOpen && <Icon of={reload} />}
        {isOpen ? t(isReading ? 'stop' : 'goOn') : age}
      </button>
      {isOpen && keptAt !== undefined && <span>{age}</span>}
    </>
  );
}

interface NothingFoundProps {
  readonly parts: Found<unknown>['parts'];
  /** The whole list was read, so the counts are no lower bounds. */
  readonly isWhole: boolean;
  readonly onReset: () => void;
}

/** Says that no entry matches, and how many each part of the query alone would leave. */
export function NothingFound({ parts, isWhole, onReset }: NothingFoundProps) {
  const { t } = useTranslation('find');
  return (
    <EmptyState
      title={t('none.title')}
      text={
        parts.length > 1 && (
          <span className="stack gap-4">
            {parts.map(({ label, count }) => (
              <span key={label} className="figures">
                {t(isWhole ? 'none.part' : 'none.partAtLeast', { label, count })}
              </span>
            ))}
          </span>
        )
      }
      action={<Button label={t('none.reset')} onClick={onReset} />}
    />
  );
}
