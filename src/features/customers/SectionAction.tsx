import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';

interface SectionActionProps {
  readonly icon: IconShapes;
  readonly label: string;
  /** Classes of the button when it is in the section. */
  readonly className: string;
  readonly isBusy?: boolean;
  /** On phones the button moves from the section to the thumb bar. */
  readonly isInThumbBar?: boolean;
  readonly onAct: () => void;
}

/** A button that adds something to a section, such as a member. */
export function SectionAction({
  icon,
  label,
  className,
  isBusy = false,
  isInThumbBar = true,
  onAct,
}: SectionActionProps) {
  const content = (
    <>
      <Icon of={icon} />
      {label}
    </>
  );
  return (
    <>
      <button
        type="button"
        className={isInThumbBar ? `${className} no-phone` : className}
        aria-disabled={isBusy}
        onClick={onAct}
      >
        {content}
      </button>
      {isInThumbBar && (
        <ThumbAction>
          <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={onAct}>
            {content}
          </button>
        </ThumbAction>
      )}
    </>
  );
}
