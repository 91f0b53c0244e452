import check from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import type { CleanUpAnswer } from '../reading/answers';
import { useReportReading } from '../reportContext';
import type { FindingWords } from './useFindingWords';
import classes from './noFindings.module.scss';

/** The names of missing columns without which some checks find nothing; empty if none is missing. */
export function useMissingColumns(): string {
  const { t } = useTranslation('report');
  const { customers } = useReportReading();
  const missing = new Set(customers.flatMap(({ missingColumns }) => missingColumns));
  const needed = (['person', 'project', 'description'] as const).filter((column) => missing.has(column));
  return needed.map((column) => t(`reading.words.${column}`)).join(', ');
}

interface NoFindingsProps {
  readonly found: CleanUpAnswer;
  readonly words: FindingWords;
  readonly hiddenCount: number;
  readonly onShowHidden: () => void;
}

/** Says that no finding is shown. The period is called tidy only if everything was read and could be checked. */
export function NoFindings({ found, words, hiddenCount, onShowHidden }: NoFindingsProps) {
  const { t } = words;
  const reading = useReportReading();
  const columns = useMissingColumns();
  const show = hiddenCount > 0 && <Button label={t('report:cleanUp.showHidden')} onClick={onShowHidden} />;
  const hidden = hiddenCount > 0 ? ` ${t('report:cleanUp.hidden', { count: hiddenCount })}` : '';
  const isWhole = reading.isComplete && reading.directoryError === undefined;
  if (!isWhole || reading.customers.some(({ unreadable }) => unreadable > 0))
    return <EmptyState title={t('report:cleanUp.nothingYet')} text={hidden} action={show} />;
  if (columns !== '')
    return (
      <EmptyState
        title={t('report:cleanUp.unchecked')}
        text={`${t('report:cleanUp.uncheckedText', { names: columns })}${hidden}`}
        action={show}
      />
    );
  if (found.checkedEntries === 0 && hiddenCount === 0)
    return (
      <EmptyState
        title={t('report:cleanUp.noEntries')}
        text={t('report:cleanUp.noEntriesText', { period: words.periodText })}
      />
    );
  return (
    <div className="tw-empty">
      <div className={classes.sign}>
        <Icon of={check} />
      </div>
      <h2>{t('report:cleanUp.tidy', { period: words.periodText })}</h2>
      <p>
        {t('report:cleanUp.tidyText', {
          entries: t('report:cleanUp.entries', { count: found.checkedEntries }),
          people: t('report:cleanUp.people', { count: found.peopleWithEntries }),
        })}
        {hidden}
      </p>
      {show}
    </div>
  );
}
