import clock from 'bootstrap-icons/icons/clock.svg?icon';
import dash from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import people from 'bootstrap-icons/icons/people.svg?icon';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NotIncluded } from '@/domain/service-records/recordChoice';
import type { ServiceRow } from '@/domain/service-records/serviceRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { workDaysPath } from '@/shared/paths';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import type { NewRecord } from './useNewRecord';

interface NotIncludedListProps {
  readonly making: NewRecord;
  readonly notIncluded: readonly NotIncluded[];
}

/** Everything that could be expected on the record and is not on it. */
export function NotIncludedList({ making, notIncluded }: NotIncludedListProps) {
  const { t } = useTranslation('serviceRecords');
  const lines = useLines(making, notIncluded);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('out.title')}>
      <div className="tw-section-head">
        <h2>{t('out.title')}</h2>
        <span className="count">{lines.length}</span>
      </div>
      <ul className="tw-facts">
        {lines.map(({ icon, text, action }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries of an export may be equal
          <li key={at}>
            <Icon of={icon} className="text-faint" />
            <span className="break-anywhere">{text}</span>
            {action}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Line {
  readonly icon: IconShapes;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

function useLines({ reading, settings }: NewRecord, notIncluded: readonly NotIncluded[]): readonly Line[] {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const { period, mayAskAll, scope, change } = settings;
  const hoursOf = (hours: number) => (hours === 0 ? '' : `, ${formats.hours(hours)} h`);
  const about = ({ date, hours, description }: ServiceRow) =>
    `${formats.day(date)}${hoursOf(hours)} ${description}`.trim();

  function linesOf(of: NotIncluded): readonly Line[] {
    switch (of.kind) {
      case 'unticked':
      case 'zero-hours':
      case 'earlier':
        return of.rows.map((row) => ({
          icon: dash,
          text: t(`out.${of.kind}`, { text: about(row), number: of.kind === 'earlier' ? of.number : '' }),
        }));
      case 'waiting':
        return of.rows.map((row) => ({ icon: clock, text: t('out.waiting', { text: about(row) }) }));
      case 'unreadable':
        return [
          {
            icon: triangle,
            text: t('out.unreadable', { count: of.count }),
            action: scope === 'own' && (
              <Link className="tw-link" to={workDaysPath(period.from, period.to)}>
                {t('out.show')}
              </Link>
            ),
          },
        ];
      case 'not-exported':
        return [{ icon: triangle, text: t('out.not-exported', { hours: formats.hours(of.hours) }) }];
      case 'no-right':
        return [{ icon: people, text: t('out.no-right') }];
      case 'other-people':
        return [
          {
            icon: people,
            text: t('out.other-people'),
            action: mayAskAll && (
              <Button look="link" label={t('out.takeAll')} onClick={() => change({ scope: 'all' })} />
            ),
          },
        ];
    }
  }

  const columns = reading.missingColumns.map((column) => t(`exportColumn.${column}`)).join(', ');
  return [
    ...notIncluded.flatMap(linesOf),
    ...(reading.differences === null ? [{ icon: triangle, text: t('out.unchecked') }] : []),
    ...(columns === '' ? [] : [{ icon: triangle, text: t('out.columns', { columns }) }]),
  ];
}
