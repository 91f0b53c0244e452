import printer from 'bootstrap-icons/icons/printer.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import dash from 'bootstrap-icons/icons/dash-lg.svg?icon';
import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import type { LawYear } from '@/domain/law/law';
import { isPassing } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths } from '@/shared/paths';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { LoadError } from '@/shared/ui/messages/LoadError';
import { StaleMark } from '@/shared/ui/messages/StaleMark';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { TimeAccountFrame } from '../frame/TimeAccountFrame';
import { YearStepper } from '../frame/YearStepper';
import { useTimeAccount } from '../frame/TimeAccountLayout';
import type { OwnAccount } from '../useOwnAccount';
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
          <Button icon={printer} label={t('print')} className="no-phone" onClick={() => globalThis.print()} />
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
  const isFinal = failure && !isPassing(reading.error);
  return (
    <div className={classes.columns}>
      <section aria-labelledby="law-findings">
        {isFinal && failure}
        {!isFinal && reading.isOld && reading.readAt !== null && <StaleMark at={reading.readAt} />}
        <div className="tw-section-head">
          <h2 id="law-findings">{t(law.count === 0 ? 'noFindings' : 'findings')}</h2>
          {law.count > 0 && <span className="count">{law.count}</span>}
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

const UNKNOWN = ['times', 'breaks', 'rest', 'elsewhere'] as const;

interface LawAsideProps {
  readonly law: LawYear;
  readonly reading: OwnAccount['reading'];
}

/** The limits of the findings: they are no legal advice, do not know all times, and are only about one period. */
function LawAside({ law: { period, records, checkedOn }, reading }: LawAsideProps) {
  const { t } = useTranslation('law');
  const formats = useFormats();
  return (
    <aside aria-label={t('aside.label')}>
      <div className="tw-alert quiet">
        <Icon of={info} />
        <span>
          <b className="block">{t('aside.helpTitle')}</b> {t('aside.help')}
        </span>
      </div>
      <h2 className="tw-section-head text-15">{t('aside.unknownTitle')}</h2>
      <ul className="tw-facts">
        {UNKNOWN.map((key) => (
          <li key={key}>
            <Icon of={dash} className="text-faint" />
            <span>
              <b className="block text-plain text-14 weight-560">{t(`aside.unknown.${key}`)}</b>{' '}
              {t(`aside.unknown.${key}Text`)}
            </span>
          </li>
        ))}
      </ul>
      <h2 className="tw-section-head text-15 above-20">{t('aside.periodTitle')}</h2>
      <p className="text-secondary text-small figures">
        {period
          ? t('aside.period', { days: formats.dayRange(period.from, period.to, 'always'), count: records })
          : t('aside.noPeriod')}{' '}
        {reading.waitingCount > 0 && t('aside.waiting', { count: reading.waitingCount })}{' '}
        {checkedOn !== null && (
          <span className="block">{t('aside.checkedOn', { date: formats.date(checkedOn) })}</span>
        )}
      </p>
      <WithoutUnreadable count={reading.unreadable} />
    </aside>
  );
}
