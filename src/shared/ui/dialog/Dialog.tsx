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
import { IconButton } from '../IconButton';
import { usePhone } from '../useMediaQuery';
import { isConfirm } from '../keyPress';
import { useDocumentKey } from '../useDocumentKey';

interface DialogProps {
  /** The task, as heading and accessible name. */
  readonly title: string;
  /** What it is about, in grey below the title: the name of a customer. */
  readonly subtitle?: string | undefined;
  /** 520, 760 or 1040 px; on phones every dialog is a full-screen sheet. */
  readonly size?: 'lg' | 'xl';
  /** Nothing can be done in it before something is typed: the first field has the focus on phones, too. */
  readonly typesAtOnce?: boolean | undefined;
  /** Something was typed: Escape, the backdrop, the cross and Cancel ask before they throw it away. */
  readonly dirty?: boolean;
  /** Something is being saved, which cannot be discarded any more: closing has to wait, and the dialog says so. */
  readonly isBusy?: boolean;
  /** Somebody wanted to close while it was busy; afterwards the dialog asks, if something is still unsaved. */
  readonly onCloseLater?: () => void;
  /** The dialog wants to close; what it held may be thrown away. */
  readonly onClose: () => void;
  /** Buttons at the right of the footer, the primary one last; Cancel stands at the left by itself. */
  readonly footer?: ReactNode;
  /** Word for the way out, when "Cancel" is not it. */
  readonly cancelLabel?: string;
  readonly children: ReactNode;
}

/**
 * A dialog that is open for as long as it is mounted. Focus starts in its first field (on phones on the dialog, so
 * that no keyboard covers it, unless it is there for typing), stays within and returns to what opened it.
 */
export function Dialog({
  title,
  subtitle,
  size,
  typesAtOnce = false,
  dirty = false,
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
  const { isAsking, isWaiting, keepEditing, requestClose } = useClosing({
    dirty,
    isBusy,
    onCloseLater,
    onClose,
  });
  const isPhone = usePhone();
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
    >
      <div className="modal-header">
        <div className="grow">
          <h2 className="modal-title" id={titleId}>
            {title}
          </h2>
          {subtitle !== undefined && <p className="t3 fs13 ell">{subtitle}</p>}
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
          <DiscardQuestion onKeep={keepEditing} onDiscard={onClose} />
        ) : (
          <>
            <button type="button" className="btn btn-ghost cancel" onClick={requestClose}>
              {isWaiting ? t('saving.short') : (cancelLabel ?? t('actions.cancel'))}
            </button>
            <output className="visually-hidden">{isWaiting && t('saving.closesLater')}</output>
            {footer}
          </>
        )}
      </div>
    </Modal>
  );
}

/**
 * The modal gives the focus back to what opened it. A key opens a dialog where nothing has the focus: then it goes to the
 * heading of the screen.
 */
function useWayBack(): void {
  const [wasNowhere] = useState(() => document.activeElement === document.body);
  useEffect(() => {
    if (!wasNowhere) return undefined;
    return () => {
      const isNowhere = document.activeElement === document.body;
      // Where another dialog is open, the focus is its own.
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

/** The way out: at once, after a question whether what was typed may go, or once it is saved. */
function useClosing({ dirty, isBusy, onCloseLater, onClose }: Closing) {
  const focusedBefore = useRef<Element | null>(null);
  /** Somebody wants to close: the dialog asks, or says that it waits for the save. */
  const [isClosing, setIsClosing] = useState(false);
  const isAsking = isClosing && dirty && !isBusy;
  // Saved or emptied meanwhile: what is typed next must not bring the question back.
  if (isClosing && !dirty && !isBusy) setIsClosing(false);

  // Also where the question was still open when the save began.
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

function firstField(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') ?? null;
}

/**
 * The last Tab stop is followed by the first, and the other way round. A browser would go on to its own controls, or
 * to scrolled containers and the dialog itself, and come back from there.
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
 * Ctrl+Enter (Cmd+Enter) presses the primary button of a dialog from wherever the focus is, also where it is on the dialog
 * itself. It is heard at the document, after the keys of a form.
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
