import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveFailureText } from '../api/useErrorText';
import { Alert } from '../ui/messages/Alert';
import { Dialog, type DialogProps } from '../ui/dialog/Dialog';
import { type Save, reasonAlone, useSaving } from './useSaving';
import { Button } from '../ui/buttons/Button';

export type { SaveOutcome } from './useSaving';

interface FormDialogProps extends Omit<DialogProps, 'dirty' | 'footer' | 'isBusy' | 'look' | 'onCloseLater'> {
  /** Something was typed, so that closing asks first. */
  readonly isDirty: boolean;
  /** The primary button: saves and closes. */
  readonly saveLabel: string;
  /** Whether there is anything to save yet; if not, the form says what is missing. */
  readonly canSave?: boolean;
  /** A second button: saves and goes on with the next entry. */
  readonly nextLabel?: string | undefined;
  /** Enter in a single-line field moves to the next field; otherwise it saves. */
  readonly enterMovesOn?: boolean | 'lines';
  /** One sentence that says why nothing was saved, if it is more than the reason; `failure` is what `save` answered. */
  readonly describeFailure?: (reason: string, failure: unknown) => string;
  readonly save: Save;
  /** A button at the left of the footer, apart from the others, such as Delete. */
  readonly aside?: ReactNode;
  /** Shown when the form is saved but stays open, because something was typed in the meantime. */
  readonly keptText?: string;
}

/**
 * A dialog with a form. After a failure everything stays as typed, and the form says why. While it saves, it does not
 * close: what was sent can no longer be discarded, so the dialog says that it is saving and closes when it is done.
 */
export function FormDialog({
  isDirty,
  saveLabel,
  canSave = true,
  enterMovesOn = false,
  nextLabel,
  aside,
  describeFailure = reasonAlone,
  save,
  keptText,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useTranslation('common');
  const saveFailureText = useSaveFailureText();
  const formId = useId();
  const { isSaving, isSent, failure, isKept, run, closeLater } = useSaving();

  const failed = useRef<HTMLDivElement>(null);
  // The button is at the foot of a phone, where only the end of the form is in view.
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
      focusAfter(event.currentTarget, event.target, enterMovesOn === 'lines');
    } else if (key === 'close' && canSave) {
      event.preventDefault();
      // Submits as the button does, after the field has handled this key.
      event.currentTarget.requestSubmit();
    } else if (key === 'next' && nextLabel !== undefined) {
      event.preventDefault();
      void run(save, 'next');
    }
  }

  return (
    <Dialog
      {...dialog}
      dirty={isDirty}
      isBusy={isSent}
      onCloseLater={closeLater}
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

interface FormButtonsProps extends Pick<FormDialogProps, 'aside' | 'canSave' | 'nextLabel' | 'saveLabel'> {
  readonly formId: string;
  readonly isSaving: boolean;
  readonly onNext: () => void;
}

/** The buttons of the form, with the keyboard shortcut of the primary one in front on devices with a keyboard. */
function FormButtons({ formId, saveLabel, canSave, nextLabel, aside, isSaving, onNext }: FormButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {Boolean(aside) && <div className="apart">{aside}</div>}
      <span className="tw-key-cap no-touch" aria-hidden="true">
        {t('keys.ctrlEnter')}
      </span>
      {nextLabel !== undefined && (
        <Button
          label={nextLabel}
          aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          aria-disabled={isSaving}
          onClick={(event) => {
            if (!isSecondClick(event)) onNext();
          }}
        />
      )}
      <Button
        look="primary"
        label={saveLabel}
        type="submit"
        form={formId}
        disabled={!canSave}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-disabled={isSaving}
        onClick={(event) => {
          if (isSecondClick(event)) event.preventDefault();
        }}
      />
    </>
  );
}

/** The second click of a double click must not answer a question that the first one has raised. */
const isSecondClick = (event: MouseEvent) => event.detail > 1;

/** What a key does in a form: save, save and continue, or go to the next field. */
type FormKey = 'close' | 'next' | 'moveOn';

/** Types of `input` that are not lines of text. */
const NO_TEXT = new Set(['button', 'checkbox', 'file', 'radio', 'reset', 'submit']);

/**
 * Ctrl+Enter (Cmd+Enter) saves from anywhere, and with Shift the form stays open; Enter alone works in lines of text
 * only.
 */
function keyOf(event: KeyboardEvent): FormKey | null {
  if (event.key !== 'Enter' || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? 'next' : 'close';
  return isLine(event.target) ? 'moveOn' : null;
}

const isLine = (target: EventTarget) => target instanceof HTMLInputElement && !NO_TEXT.has(target.type);

/** Moves the focus to the next field or line of text, or from the last one to the button that submits the form. */
function focusAfter(form: HTMLFormElement, field: EventTarget, isLinesOnly: boolean): void {
  const stops = [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('input, select, textarea, button[type="submit"]') &&
      (!isLinesOnly || isLine(element) || element.matches('button')) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility(),
  );
  const at = stops.findIndex((element) => element === field);
  stops[at + 1]?.focus();
}
