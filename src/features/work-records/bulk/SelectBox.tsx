import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/workRecord';
import { useRecordName } from '../list/RecordActions';
import './select.scss';
import type { Bulk } from './useBulk';

interface SelectBoxProps {
  readonly record: WorkRecord;
  readonly bulk: Bulk;
}

/** Selects a record by mouse, finger and screen reader; on the keyboard Space does it, so that Tab has no stop more. */
export function SelectBox({ record, bulk }: SelectBoxProps) {
  const { t } = useTranslation('workRecords');
  const nameOf = useRecordName();
  return (
    <label className="tw-select">
      <input
        type="checkbox"
        className="form-check-input"
        tabIndex={-1}
        aria-label={`${t('select')}: ${nameOf(record)}`}
        checked={bulk.isSelected(record)}
        onChange={({ nativeEvent }) =>
          bulk.select(record, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
