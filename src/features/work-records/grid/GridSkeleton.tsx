import { useTranslation } from 'react-i18next';
import { type IsoDate, addDays } from '@/domain/period';
import { daysOf } from '@/domain/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { useDelayedFlag } from '@/shared/ui/useDelayedFlag';

/** From here on a wait is long enough to be shown, in milliseconds. */
const NOTICEABLE_MS = 200;

/** A week on its way: no figure stands there before all of them are known. */
export function GridSkeleton({ monday }: { readonly monday: IsoDate }) {
  const { t } = useTranslation(['weekGrid', 'common']);
  const formats = useFormats();
  const isLate = useDelayedFlag(true, NOTICEABLE_MS);
  const days = daysOf({ from: monday, to: addDays(monday, 6) });
  return (
    <>
      <output className="visually-hidden">{isLate && t('common:loading')}</output>
      <div aria-busy="true" className={isLate ? undefined : 'tw-waiting'}>
        <TableSkeleton
          className="tw-wgsk"
          rows={6}
          columns={[
            { title: t('weekGrid:pair'), className: 'w-pair' },
            ...days.map((day) => ({ title: formats.weekday(day), align: 'right' as const })),
            { title: t('weekGrid:sum'), align: 'right' },
          ]}
        />
      </div>
    </>
  );
}
