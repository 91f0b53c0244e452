import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '../../drafts/useUnsaved';
import { type EditOutcome, closedWhenSaved, useSaving } from '../../forms/useSaving';
import { Alert } from '../messages/Alert';
import { DiscardQuestion } from './DiscardQuestion';
import { Icon } from '../buttons/Icon';
import './editableSection.scss';

interface EditableSectionProps {
  readonly title: string;
  /** A short text below the title. */
  readonly hint?: string;
  /** Without rights there is no "Edit". */
  readonly canEdit?: boolean;
  /** Starts in edit mode, because a draft was found. */
  readonly startsEditing?: boolean;
  /** The content outside of edit mode. */
  readonly view: ReactNode;
  /** The fields in edit mode; they are mounted again each time. */
  readonly children: ReactNode;
  /** Something was typed: Cancel and Escape ask before discarding it. */
  readonly isDirty: boolean;
  /** Saves the values of the fields. A rejection counts as a defect, not as an outcome. */
  readonly onSave: () => Promise<EditOutcome>;
  /** Why nothing was saved; missing if that is said elsewhere. */
  readonly describeFailure?: (error: unknown) => string;
  /** Discards what was typed: the fields return to the saved values. */
  readonly onDiscard: () => void;
}

/** A part of a page that can be edited in its place: Edit, then Cancel or Save. */
export function EditableSection(props: EditableSectionProps) {
  const { title, hint, canEdit = true, startsEditing = false, view, onDiscard } = props;
  const { t } = useTranslation('common');
  const [isEditing, setIsEditing] = useState(startsEditing);
  const edit = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const returnsFocus = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    // The user may have lost the right to edit: then there is no button to return to.
    if (!isEditing && returnsFocus.current) (edit.current ?? heading.current)?.focus();
  }, [isEditing]);

  function handleEnd(isSaved: boolean) {
    returnsFocus.current = true;
    if (!isSaved) onDiscard();
    setIsEditing(false);
  }

  return (
    <section className={isEditing ? 'tw-editing' : undefined} aria-labelledby={titleId}>
      <div className="tw-section-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {canEdit && !isEditing && (
          <button
            type="button"
            className="btn btn-ghost btn-sm ms-auto"
            ref={edit}
            aria-describedby={titleId}
            onClick={() => setIsEditing(true)}
          >
            <Icon of={pencil} />
            {t('actions.edit')}
          </button>
        )}
      </div>
      {hint !== undefined && <p>{hint}</p>}
      {isEditing ? <SectionForm {...props} onEnd={handleEnd} /> : view}
    </section>
  );
}

interface SectionFormProps extends EditableSectionProps {
  readonly onEnd: (isSaved: boolean) => void;
}

function SectionForm({ title, children, isDirty, onSave, describeFailure, onEnd }: SectionFormProps) {
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const { isSaving, failure, run } = useSaving();
  const [isAsking, setIsAsking] = useState(false);

  useUnsaved(isDirty);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => closedWhenSaved(await onSave(), () => onEnd(true)), 'close');
  }

  function keepEditing() {
    setIsAsking(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  function handleCancel() {
    // Values that were sent can no longer be discarded.
    if (isSaving) return;
    if (isAsking) {
      keepEditing();
    } else if (isDirty) {
      focusedBefore.current = document.activeElement;
      setIsAsking(true);
    } else {
      onEnd(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    // A list or calendar within a field closes first, and handles the key.
    if (event.key === 'Escape' && !event.defaultPrevented) handleCancel();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape anywhere in it, as in a dialog
    <form noValidate aria-label={title} ref={form} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      {children}
      {failure !== null && describeFailure && <Alert tone="danger">{describeFailure(failure)}</Alert>}
      {isAsking ? (
        <DiscardQuestion onKeep={keepEditing} onDiscard={() => onEnd(false)} />
      ) : (
        <div className="tw-form-end">
          <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
            {t('actions.save')}
          </button>
          <button type="button" className="btn btn-ghost" aria-disabled={isSaving} onClick={handleCancel}>
            {t('actions.cancel')}
          </button>
        </div>
      )}
    </form>
  );
}
