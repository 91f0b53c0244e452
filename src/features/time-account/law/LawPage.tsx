import printer from 'bootstrap-icons/icons/printer.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LawYear } from '@/domain/law/law';
import { isApiError, isPassing } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { LoadError } from '@/shared/ui/messages/LoadError';
import { StaleMark } from '@/shared/ui/messages/StaleMark';
import { TimeAccountFrame } from '../frame/TimeAccountFrame';
import { YearStepper } from '../frame/YearStepper';
import { useTimeAccount } from '../useTimeAccount';
import type { OwnAccount } from '../useOwnAccount';
import { LawAside } from './LawAside';
import { RuleList } from './RuleList';
import { useLaw } from './useLaw';
import classes from './lawPage.module.scss';

/** The third page: the findings of the working-time law in the user's own hours. It is no legal advice. */
export function LawPage() {
  const { t } = useTranslation('law');
  const { year, own } = useTimeAccount();
  const law = useLaw(own, year);
  return (
    <TimeAccountFrame
      page="law"
      lead={t('lead')}
      findings={law?.count}
      actions={
        law && (
          <button type="button" className="btn btn-quiet no-phone" onClick={() => globalThis.print()}>
            <Icon of={printer} />
            {t('print')}
          </button>
        )
      }
    >
      <p className="tw-printed">{t('printed', { year })}</p>
      {own && <Content {...{ own, law, year }} />}
    </TimeAccountFrame>
  );
}

interface ContentProps {
  readonly own: OwnAccount;
  readonly law: LawYear | null;
  readonly year: number;
}

function Content({ own, law, year }: ContentProps) {
  const { t } = useTranslation('law');
  const errorText = useErrorText();
  const { account, reading, workDays } = own;
  if (account === null) {
    return (
      <EmptyState
        title={t('start.title')}
        text={t('start.text')}
        action={
          <Link className="btn btn-primary" to={paths.account}>
            {t('start.action')}
          </Link>
        }
      />
    );
  }
  const failure = reading.state === 'failed' && (
    <LoadError title={t('reading.failed')} text={errorText(reading.error)} onRetry={reading.readOn} />
  );
  if (law === null) return failure || <Reading {...reading.progress} />;
  // Only what may pass is asked for again, as the mark says.
  const isFinal = failure && !(isApiError(reading.error) && isPassing(reading.error));
  return (
    <div className={classes.columns}>
      <section aria-labelledby="law-findings">
        {isFinal && failure}
        {!isFinal && reading.isOld && reading.readAt !== null && <StaleMark at={reading.readAt} />}
        <div className="tw-section-head">
          <h2 id="law-findings">
            {t(law.count === 0 ? 'noFindings' : 'findings')}{' '}
            {law.count > 0 && <span className="count">{law.count}</span>}
          </h2>
          <YearStepper year={year} start={account.start} />
          <span className="push-right text-faint text-small no-print">{t('check')}</span>
        </div>
        <RuleList law={law} state={workDays.state} />
      </section>
      <LawAside law={law} reading={reading} />
    </div>
  );
}

/** The progress of the reading. Nothing is said about the law before all records are read. */
function Reading({ count, backTo }: OwnAccount['reading']['progress']) {
  const { t } = useTranslation('law');
  const formats = useFormats();
  const entries = t('reading.count', { count });
  return (
    <div className={classes.reading} role="status">
      <b className="weight-560">{t('reading.title')}</b>
      <span className="text-secondary text-small figures">
        {backTo === null ? entries : t('reading.backTo', { entries, date: formats.date(backTo) })}
      </span>
      <p className="text-secondary text-small">{t('reading.text')}</p>
    </div>
  );
}
