import { useProjectName } from '@/shared/i18n/useProjectName';
import { useTranslation } from 'react-i18next';
import { HoursRing } from '@/shared/charts/HoursRing';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import type { QueryState } from '@/shared/ui/messages/QueryView';
import { StaleMark } from '@/shared/ui/messages/StaleMark';
import { RingSkeleton } from './ChartSkeleton';
import type { NamedHours } from './evaluationWire';
import { useChartState } from './useChartState';

interface RingSectionProps {
  readonly of: 'customers' | 'projects';
  readonly query: QueryState<readonly NamedHours[]>;
}

/** The user's hours of the last four weeks as a pie, per customer or project (section 1; section 9, "Charts"). */
export function RingSection({ of, query }: RingSectionProps) {
  const { t } = useTranslation('dashboard');
  const projectName = useProjectName();
  const { data, failure, isFetching, answeredAt } = useChartState(query, t(`${of}.failed`));
  const id = `hours-per-${of}`;
  return (
    <section aria-labelledby={id}>
      <div className="tw-sec tw-between">
        <h2 id={id}>{t(`${of}.title`)}</h2>
        <span className="t3 fs13">{t('fourWeeks')}</span>
      </div>
      {answeredAt !== undefined && <StaleMark at={answeredAt} />}
      {data === undefined && failure === undefined ? (
        <RingSkeleton />
      ) : data?.length === 0 ? (
        <div className="nohours">
          <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
        </div>
      ) : (
        <HoursRing
          title={t(`${of}.title`)}
          rowName={t(`${of}.row`)}
          entries={(data ?? []).map(({ name, hours }) => ({
            name: (of === 'projects' ? projectName(name) : name).trim() || t('none'),
            hours,
          }))}
          isBusy={isFetching}
          failure={failure}
        />
      )}
    </section>
  );
}
