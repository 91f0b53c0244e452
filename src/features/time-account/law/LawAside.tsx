import dash from 'bootstrap-icons/icons/dash-lg.svg?icon';
import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import { useTranslation } from 'react-i18next';
import type { LawYear } from '@/domain/law/law';
import { useFormats } from '@/shared/i18n/useFormats';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { OwnAccount } from '../useOwnAccount';

const UNKNOWN = ['times', 'breaks', 'rest', 'elsewhere'] as const;

interface LawAsideProps {
  readonly law: LawYear;
  readonly reading: OwnAccount['reading'];
}

/** The limits of the findings: they are no legal advice, do not know all times, and are only about one period. */
export function LawAside({ law: { period, records, checkedOn }, reading }: LawAsideProps) {
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
