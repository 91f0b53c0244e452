import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveFailureText } from '../api/useErrorText';
import { Alert } from '../ui/messages/Alert';
import { Dialog } from '../ui/dialog/Dialog';
import { type Save, useSaving } from './useSaving';

interface FormDialogProps {
  readonly title: string;
  /** What it is about, in grey below the title. */
  readonly subtitle?: string | undefined;
  readonly size?: 'lg' | 'xl';
  /** Nothing can be done in it before something is typed: the first field has the focus on phones, too. */
  readonly typesAtOnce?: boolean;
  /** Something was typed: closing asks first. */
  readonly isDirty: boolean;
  /** The primary button: saves and closes. */
  readonly saveLabel: string;
  /** Whether there is anything to save yet; where not, the form says what is missing. */
  readonly canSave?: boolean;
  /** A second button: saves and goes on with the next entry. */
  readonly nextLabel?: string | undefined;
  /** Enter in a field of one line goes on to the next one; otherwise it saves. */
  readonly enterMovesOn?: boolean;
  /** One sentence that says why nothing was saved; `failure` is what `save` answered. */
  readonly describeFailure: (reason: string, failure: unknown) => string;
  readonly save: Save;
  /** Word for the way out, when "Cancel" is not it. */
  readonly cancelLabel?: string;
  /** A button that stands apart at the left of the footer, such as Delete. */
  readonly aside?: ReactNode;
  /** Said when it is saved, but something was typed meanwhile and the dialog therefore stays open. */
  readonly keptText?: string;
  /** The dialog wants to close; what it held may be thrown away. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A dialog that holds a form (section 2). A failure leaves everything as it was typed and says why. While it saves, it
 * does not close: what was sent cannot be discarded any more, so the dialog says that it is being saved and closes
 * when it is.
 */
export function FormDialog({
  title,
  subtitle,
  size,
  typesAtOnce,
  isDirty,
  saveLabel,
  canSave = true,
  enterMovesOn = false,
  nextLabel,
  cancelLabel,
  aside,
  describeFailure,
  save,
  keptText,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('common');
  const saveFailureText = useSaveFailureText();
  const formId = useId();
  const { isSaving, isSent, failure, isKept, run, closeLater } = useSaving();

  const failed = useRef<HTMLDivElement>(null);
  // Who presses the button at the foot of a phone sees the end of the form.
  useEffect(() => {
    if (failure !== null) failed.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(save, 'close');
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const key = keyOf(event);
    if (key === 'moveOn' && enterMovesOn) {
      event.preventDefault();
      focusAfter(event.currentTarget, event.target);
    } else if (key === 'close' && canSave) {
      event.preventDefault();
      // As the button does it, with what this very key has settled in its field.
      event.currentTarget.requestSubmit();
    } else if (key === 'next' && nextLabel !== undefined) {
      event.preventDefault();
      void run(save, 'next');
    }
  }

  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      typesAtOnce={typesAtOnce}
      {...(size && { size })}
      {...(cancelLabel !== undefined && { cancelLabel })}
      dirty={isDirty}
      isBusy={isSent}
      onCloseLater={closeLater}
      onClose={onClose}
      footer={
        <FormButtons
          {...{ formId, saveLabel, canSave, nextLabel, aside, isSaving }}
          onNext={() => void run(save, 'next')}
        />
      }
    >
      {failure !== null && (
        <div ref={failed}>
          <Alert tone="danger">{saveFailureText(failure, describeFailure)}</Alert>
        </div>
      )}
      {isKept && isDirty && <Alert>{keptText ?? t('saving.kept')}</Alert>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
      <form id={formId} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
        {children}
      </form>
    </Dialog>
  );
}

interface FormButtonsProps {
  readonly formId: string;
  readonly saveLabel: string;
  readonly canSave: boolean;
  readonly nextLabel: string | undefined;
  readonly aside: ReactNode;
  readonly isSaving: boolean;
  readonly onNext: () => void;
}

/** What a form is sent with; where there are keys, the one that does it stands before. */
function FormButtons({ formId, saveLabel, canSave, nextLabel, aside, isSaving, onNext }: FormButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {Boolean(aside) && <div className="apart">{aside}</div>}
      <span className="tw-kbd no-touch" aria-hidden="true">
        {t('keys.ctrlEnter')}
      </span>
      {nextLabel !== undefined && (
        <button
          className="btn btn-quiet"
          type="button"
          aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          aria-disabled={isSaving}
          onClick={onNext}
        >
          {nextLabel}
        </button>
      )}
      <button
        className="btn btn-primary"
        type="submit"
        form={formId}
        disabled={!canSave}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-disabled={isSaving}
      >
        {saveLabel}
      </button>
    </>
  );
}

/** What a key asks of a form ("Speed of use", "Dialog"): saving, saving and going on, or the next field. */
type FormKey = 'close' | 'next' | 'moveOn';

/** Kinds of `input` that hold no line of text. */
const NO_TEXT = new Set(['button', 'checkbox', 'file', 'radio', 'reset', 'submit']);

/** Ctrl+Enter (Cmd+Enter) saves from anywhere, with Shift it stays; Enter alone belongs to a line of text. */
function keyOf(event: KeyboardEvent): FormKey | null {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return null;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? 'next' : 'close';
  const { target } = event;
  return target instanceof HTMLInputElement && !NO_TEXT.has(target.type) ? 'moveOn' : null;
}

/** Gives the focus to the field after this one; from the last one to the button that sends the form. */
function focusAfter(form: HTMLFormElement, field: EventTarget): void {
  const stops = [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('input, select, textarea, button[type="submit"]') &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility(),
  );
  const at = stops.findIndex((element) => element === field);
  stops[at + 1]?.focus();
}
