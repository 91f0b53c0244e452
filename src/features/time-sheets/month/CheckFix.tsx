import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import { CheckText } from './CheckText';
import type { CheckLine } from './useCheckLines';
import { useFixes } from './useFixes';
import type { Mends } from './useMends';

interface CheckFixProps {
  readonly line: CheckLine;
  readonly records: readonly WorkRecord[];
  readonly mends: Mends;
  readonly onEdit: (record: WorkRecord) => void;
  readonly onNew: (day: IsoDate) => void;
}

/** A finding: its day, what was found, and its mends; mended, it says so and can be undone. */
export function CheckFix({ line, records, mends, onEdit, onNew }: CheckFixProps) {
  const { t } = useTranslation(['monthClose', 'common']);
  const formats = useFormats();
  const { key, date } = line.check;
  const fixes = useFixes(line.check, { records, mends, onEdit, onNew });
  const day = `${formats.weekday(date)} ${formats.dayMonth(date)}`;
  const isBusy = mends.isBusy(key);
  return (
    <div className={line.isOpen ? 'tw-fix' : 'tw-fix is-done'} aria-busy={isBusy}>
      <span className="w">{day}</span>
      <span className="x">
        <CheckText check={line.check} records={records} />
      </span>
      <span className="btns">
        {line.isOpen ? (
          fixes.map(({ label, isQuiet, onAct }) => (
            <button
              key={label}
              type="button"
              className={isQuiet ? 'btn btn-ghost btn-sm' : 'btn btn-quiet btn-sm'}
              aria-label={`${label}: ${day}`}
              aria-disabled={isBusy}
              onClick={onAct}
            >
              {label}
            </button>
          ))
        ) : (
          <>
            <span className="done">
              <Icon of={check} />
              {t('monthClose:mended')}
            </span>
            {mends.canUndo(key) && (
              <button
                type="button"
                className="btn btn-ghost btn-sm"
                aria-label={`${t('common:actions.undo')}: ${day}`}
                aria-disabled={isBusy}
                onClick={() => void mends.undo(key)}
              >
                {t('common:actions.undo')}
              </button>
            )}
          </>
        )}
      </span>
    </div>
  );
}
