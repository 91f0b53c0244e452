import { Icon, type IconShapes } from '../buttons/Icon';
import './typedFields.scss';

interface FieldButtonProps {
  readonly icon: IconShapes;
  /** Its name and its tooltip; a label would be found as that of the field. */
  readonly label: string;
  /** Whether its popup is open; left out for buttons without a popup. */
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}

/**
 * A button inside a field. It has no tab stop, because keys in the field do the same, and pressing it does not take the
 * focus from the text.
 */
export function FieldButton({ icon, label, isExpanded, onPress }: FieldButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={label}
      {...(isExpanded !== undefined && { 'aria-haspopup': 'dialog', 'aria-expanded': isExpanded })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  );
}
