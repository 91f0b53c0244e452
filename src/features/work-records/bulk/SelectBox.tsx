import type { WorkRecord } from '@/domain/work/workRecord';
import './select.scss';

interface SelectBoxProps {
  readonly record: WorkRecord;
  /** Its accessible name. */
  readonly label: string;
  readonly isSelected: boolean;
  /** @param isSpan all from the one that was selected last */
  readonly onSelect: (record: WorkRecord, isSpan: boolean) => void;
}

/** Selects a record by mouse, finger and screen reader; on the keyboard Space does it, so that Tab has no stop more. */
export function SelectBox({ record, label, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className="tw-select">
      <input
        type="checkbox"
        className="form-check-input"
        tabIndex={-1}
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(record, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
