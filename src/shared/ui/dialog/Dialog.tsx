import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '../../drafts/useUnsaved';
import { DiscardQuestion } from './DiscardQuestion';
import { IconButton } from '../buttons/IconButton';
import { useBackInstead } from '../window/useBackInstead';
import { usePhone } from '../window/useMediaQuery';
import { useRootMark } from '../window/useRootMark';
import { isConfirm } from '../keys/keyPress';
import { useDocumentKey } from '../keys/useDocumentKey';
import { Button } from '../buttons/Button';

export interface DialogProps {
  /** The heading and accessible name. */
  readonly title: string;
  /** The subject, in grey below the title: the name of a customer. */
  readonly subtitle?: string | undefined;
  /** 520, 760 or 1040 px; on phones every dialog is a full-screen sheet. */
  readonly size?: 'lg' | 'xl';
  /** As high as the window, at its right edge: for what belongs to the page beside it. */
  readonly look?: 'side';
  /** The user has to type first, so the first field gets the focus on phones, too. */
  readonly typesAtOnce?: boolean | undefined;
  /** Something was typed: Escape, the backdrop, the cross and Cancel ask before discarding it. */
  readonly dirty?: boolean;
  /** What was typed is kept beyond the page, as a draft or by asking; otherwise Back asks, too. */
  readonly survivesBack?: boolean;
  /** It belongs to no page: Back closes it, because it would stay open over the page before. */
  readonly isOverPages?: boolean;
  /** A save is under way, which can no longer be discarded: closing has to wait, and the dialog says so. */
  readonly isBusy?: boolean;
  /** The user wanted to close during the save; afterwards the dialog asks if something is still unsaved. */
  readonly onCloseLater?: () => void;
  /** Closes the dialog; its text may be discarded. */
  readonly onClose: () => void;
  /** Buttons at the right of the footer, the primary one last; Cancel is added at the left. */
  readonly footer?: ReactNode;
  /** The label of the cancel button, if it is not "Cancel". */
  readonly cancelLabel?: string;
  readonly children: ReactNode;
}

/**
 * A dialog that is open while it is mounted. The focus starts in its first field (on phones on the dialog, so that no
 * keyboard covers it, unless `typesAtOnce`), stays within and returns to the element that opened it.
 */
export function Dialog({
  title,
  subtitle,
  size,
  look,
  typesAtOnce = false,
  dirty = false,
  survivesBack = false,
  isOverPages = false,
  isBusy = false,
  onCloseLater,
  onClose,
  footer,
  cancelLabel,
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const closing = useClosing({ dirty, isBusy, onCloseLater, onClose });
  const { isAsking, isWaiting, requestClose } = closing;
  const cancel = isWaiting ? t('saving.short') : (cancelLabel ?? t('actions.cancel'));
  const isPhone = usePhone();
  useRootMark('has-large-dialog', size === 'lg');
  const startsInField = useRef(typesAtOnce || !isPhone);

  useEffect(() => {
    if (startsInField.current) firstField(body.current)?.focus();
  }, []);
  useWayBack();

  useUnsaved(dirty);
  useConfirmPress(body);

  return (
    <Modal
      show
      onHide={requestClose}
      onKeyDown={keepFocusWithin}
      aria-labelledby={titleId}
      {...(size && { size })}
      {...(look && { dialogClassName: 'is-at-side' })}
    >
      {(dirty || isOverPages) && !survivesBack && !isBusy && <BackAsks onBack={requestClose} />}
      <div className="modal-header">
        <div className="grow">
          <h2 className="modal-title" id={titleId}>
            {title}
          </h2>
          {subtitle !== undefined && <p className="text-faint text-small break-anywhere">{subtitle}</p>}
        </div>
        {/* Beside a "Close" below it is there for the pointer only: one way out has one name and one tab stop. */}
        <IconButton
          icon={close}
          label={t('actions.close')}
          size="lg"
          onClick={requestClose}
          {...(cancelLabel !== undefined && !isPhone && { 'aria-hidden': true, tabIndex: -1 })}
        />
      </div>
      <div className="modal-body" ref={body}>
        {children}
      </div>
      <div className="modal-footer">
        {isAsking ? (
          <DiscardQuestion onKeep={closing.keepEditing} onDiscard={onClose} />
        ) : (
          <>
            <Button look="ghost" label={cancel} className="cancel" onClick={requestClose} />
            <output className="visually-hidden">{isWaiting && t('saving.closesLater')}</output>
            {footer}
          </>
        )}
      </div>
    </Modal>
  );
}

function BackAsks({ onBack }: { readonly onBack: () => void }) {
  useBackInstead(onBack);
  return null;
}

/**
 * The modal gives the focus back to the element that opened it. If a key opened the dialog while nothing had the focus,
 * it goes to the heading of the screen.
 */
function useWayBack(): void {
  const [wasNowhere] = useState(() => document.activeElement === document.body);
  useEffect(() => {
    if (!wasNowhere) return undefined;
    return () => {
      const isNowhere = document.activeElement === document.body;
      // If another dialog is open, it keeps the focus.
      if (isNowhere && !document.querySelector('.modal'))
        document.querySelector<HTMLElement>('main h1')?.focus();
    };
  }, [wasNowhere]);
}

interface Closing {
  readonly dirty: boolean;
  readonly isBusy: boolean;
  readonly onCloseLater: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Closes the dialog: at once, after asking whether to discard what was typed, or after the save. */
function useClosing({ dirty, isBusy, onCloseLater, onClose }: Closing) {
  const focusedBefore = useRef<Element | null>(null);
  /** The user wants to close: the dialog asks, or says that it waits for the save. */
  const [isClosing, setIsClosing] = useState(false);
  const isAsking = isClosing && dirty && !isBusy;
  // Saved or emptied in the meantime: the question must not come back with the next letter.
  if (isClosing && !dirty && !isBusy) setIsClosing(false);

  // Also if the question was still open when the save began.
  useEffect(() => {
    if (isBusy && isClosing) onCloseLater?.();
  }, [isBusy, isClosing, onCloseLater]);

  function keepEditing() {
    setIsClosing(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  function requestClose() {
    if (isAsking) {
      keepEditing();
    } else if (isBusy || dirty) {
      focusedBefore.current = document.activeElement;
      setIsClosing(true);
    } else {
      onClose();
    }
  }

  return { isAsking, isWaiting: isClosing && isBusy, keepEditing, requestClose };
}

/** The first field; a button that leads into a field which is not shown yet stands for it. */
function firstField(within: HTMLElement | null): HTMLElement | null {
  const fields = 'input:not([type="hidden"]), select, textarea, [data-leads-into-field]';
  return within?.querySelector<HTMLElement>(fields) ?? null;
}

/**
 * Tab on the last stop goes to the first, and the other way round. A browser would first go to its own controls, to
 * scrolled containers or to the dialog itself.
 */
function keepFocusWithin(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = tabStops(event.currentTarget);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isAtEdge = event.shiftKey
    ? activeElement === first || activeElement === event.currentTarget
    : activeElement === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function tabStops(within: HTMLElement): HTMLElement[] {
  const controls = within.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex]',
  );
  return [...controls].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  );
}

/**
 * Ctrl+Enter (Cmd+Enter) presses the primary button of a dialog from wherever the focus is, including the dialog
 * itself. It listens at the document, after the key handlers of a form.
 */
function useConfirmPress(body: RefObject<HTMLElement | null>): void {
  useDocumentKey((event) => {
    const dialog = body.current?.closest('[role="dialog"]');
    const isWithin = event.target instanceof Node && dialog?.contains(event.target) === true;
    if (!isWithin || !isConfirm(event)) return;
    event.preventDefault();
    [...dialog.querySelectorAll<HTMLElement>('.modal-footer .btn-primary')].at(-1)?.click();
  });
}
