import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { type ReactNode, useLayoutEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '../../drafts/useUnsaved';
import type { EditOutcome } from '../../forms/useSaving';
import { Alert } from '../messages/Alert';
import { DiscardQuestion } from './DiscardQuestion';
import { FormEnd } from './FormEnd';
import { Icon } from '../buttons/Icon';
import { useFormInPlace } from './useFormInPlace';
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
  const { form, failure, isAsking, question, buttons } = useFormInPlace({ isDirty, onSave, onEnd });
  useUnsaved(isDirty);
  return (
    <form aria-label={title} {...form}>
      {children}
      {failure !== null && describeFailure && <Alert tone="danger">{describeFailure(failure)}</Alert>}
      {isAsking ? <DiscardQuestion {...question} /> : <FormEnd {...buttons} />}
    </form>
  );
}
