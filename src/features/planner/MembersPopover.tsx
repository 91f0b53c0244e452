import personPlus from 'bootstrap-icons/icons/person-plus.svg?icon';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { usePressElsewhere } from '@/shared/ui/window/usePressElsewhere';
import type { MembersPanelProps } from './MembersPanel';
import classes from './membersPopover.module.scss';

/** The search for people, loaded only when members are changed. */
const MembersPanel = lazyComponent(async () => (await import('./MembersPanel')).MembersPanel);

/** The button that opens the members of a board or task: each can be removed, others found by mail. */
export function MembersPopover(props: MembersPanelProps) {
  const { t } = useTranslation('planner');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePressElsewhere(frame, () => setIsOpen(false), { isOpen, withFocus: true });

  /** Escape closes the popover but not the dialog around it. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only Escape, bubbling from the controls
    <div className="relative" ref={frame} onKeyDown={handleKeyDown}>
      <IconButton
        ref={button}
        className={classes.button}
        icon={personPlus}
        label={t('members.manage')}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={() => void MembersPanel.preload().catch(() => undefined)}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <section className={classes.popover} id={id} aria-label={t('members.label')}>
          <MembersPanel {...props} />
        </section>
      )}
    </div>
  );
}
