import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '@/shared/ui/buttons/Button';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';

interface SectionActionProps extends Pick<
  ComponentProps<typeof Button>,
  'className' | 'icon' | 'label' | 'look' | 'size'
> {
  readonly isBusy?: boolean;
  /** On phones the button moves from the section to the thumb bar. */
  readonly isInThumbBar?: boolean;
  readonly onAct: () => void;
}

/** A button that adds something to a section, such as a member. */
export function SectionAction(props: SectionActionProps) {
  const { className, size, isBusy = false, isInThumbBar = true, onAct, ...face } = props;
  const button = { ...face, 'aria-disabled': isBusy, onClick: onAct };
  return (
    <>
      <Button {...button} size={size} className={clsx(isInThumbBar && 'no-phone', className)} />
      {isInThumbBar && (
        <ThumbAction>
          <Button {...button} look="primary" />
        </ThumbAction>
      )}
    </>
  );
}
