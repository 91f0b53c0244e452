import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Icon } from '@/shared/ui/Icon';

/** Opens the slot of the first bucket whose left edge is in sight: on a phone that is the one that is looked at. */
function openSlot(board: HTMLElement): void {
  const { left } = board.getBoundingClientRect();
  const columns = [...board.querySelectorAll<HTMLElement>(':scope > section:has(.tasks)')];
  const column = columns.find((one) => one.getBoundingClientRect().left >= left) ?? columns.at(-1);
  // Pressed and not only opened, so that the phone's keyboard comes.
  column?.querySelector<HTMLElement>(':scope > .tw-slot')?.click();
}

/** A new task by the thumb bar of a phone: in the bucket that is in sight. */
export function AddTaskAction({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('planner');
  return (
    <ThumbAction>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => {
          if (board.current) openSlot(board.current);
        }}
      >
        <Icon of={plus} />
        {t('board.task')}
      </button>
    </ThumbAction>
  );
}
