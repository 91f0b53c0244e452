import { clsx } from 'clsx';
import { FINDING_KINDS } from '@/domain/report/cleanUp';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useReportReading } from '../reportContext';
import { kindIcons } from './findingList';
import type { FindingWords } from './useFindingWords';
import type { Findings } from './useFindings';
import classes from './cleanUpSummary.module.scss';

interface CleanUpSummaryProps {
  readonly findings: Findings;
  readonly checkedPeople: number;
  readonly words: FindingWords;
  readonly isShowingHidden: boolean;
  readonly onShowHidden: (shows: boolean) => void;
}

/** Counts the findings, in all and of each kind, and those that are hidden on this device. */
export function CleanUpSummary(props: CleanUpSummaryProps) {
  const { findings, checkedPeople, words, isShowingHidden, onShowHidden } = props;
  const reading = useReportReading();
  const { t } = words;
  const { open, hiddenOnes } = findings;
  const people = new Set(open.map(({ person }) => person.key)).size;
  const missing = reading.customers.filter(({ state }) => state !== 'read').length;
  const soFar =
    missing > 0 ? t('report:cleanUp.soFar', { count: missing }) : t('report:cleanUp.soFarReading');
  return (
    <aside aria-label={t('report:cleanUp.summary')}>
      <p className="text-faint weight-480 text-15">
        <b className="large-sum figures weight-580 text-plain">{open.length}</b>{' '}
        {t('report:page.findings', { count: open.length })}
      </p>
      <p className={classes.about}>
        {reading.isComplete
          ? t('report:cleanUp.atPeople', { count: people, all: checkedPeople, period: words.periodText })
          : soFar}
      </p>
      <ul className={clsx('tw-facts', classes.kinds)}>
        {FINDING_KINDS.map((kind) => {
          const count = open.filter((finding) => finding.kind === kind).length;
          return (
            <li key={kind} className={count === 0 ? classes.isNone : undefined}>
              <Icon of={kindIcons[kind]} className="mark-warning size-14" />
              <span>{t(`report:cleanUp.short.${kind}`)}</span>
              <b className="text-plain weight-560 figures">
                {count === 0 && !reading.isComplete ? '…' : count}
              </b>
            </li>
          );
        })}
      </ul>
      {hiddenOnes.length > 0 && (
        <p className={classes.hidden}>
          {t('report:cleanUp.hidden', { count: hiddenOnes.length })}{' '}
          <Button
            look="link"
            label={t(isShowingHidden ? 'report:cleanUp.hide' : 'report:cleanUp.show')}
            aria-pressed={isShowingHidden}
            onClick={() => onShowHidden(!isShowingHidden)}
          />
        </p>
      )}
    </aside>
  );
}
