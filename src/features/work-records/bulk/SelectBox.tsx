import type { WorkRecord } from '@/domain/work/workRecord';
import classes from './selecting.module.scss';

interface SelectBoxProps {
  readonly record: WorkRecord;
  /** Its accessible name. */
  readonly label: string;
  readonly isSelected: boolean;
  /** @param isSpan whether to select every record from the last selected one to this one */
  readonly onSelect: (record: WorkRecord, isSpan: boolean) => void;
}

/** Selects a record by mouse, finger or screen reader; on the keyboard Space does it, so there is no extra tab stop. */
export function SelectBox({ record, label, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        className="no-margin form-check-input"
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
