import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { Icon } from '../../ui/buttons/Icon';

interface SheetChipProps {
  readonly label: string;
  readonly detail?: string | undefined;
  /** Missing if it is no value, but does something. */
  readonly isOn?: boolean | undefined;
  readonly onPress: () => void;
}

/** A value of the sheet that is on or off. */
export function SheetChip({ label, detail, isOn, onPress }: SheetChipProps) {
  return (
    <button type="button" className="tw-chip min-height-44 at-left" aria-pressed={isOn} onClick={onPress}>
      {isOn && <Icon of={check} className="size-13" />}
      <span className="break-anywhere">{label}</span>
      {detail !== undefined && <span className="text-secondary weight-420">{detail}</span>}
    </button>
  );
}
