import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { type ReactNode, useLayoutEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '../drafts/useUnsaved';
import type { EditOutcome } from '../forms/useSaving';
import { Button } from '../ui/buttons/Button';
import { DiscardQuestion } from '../ui/dialog/DiscardQuestion';
import { FormEnd } from '../ui/dialog/FormEnd';
import { useFormInPlace } from '../ui/dialog/useFormInPlace';
import { Alert } from '../ui/messages/Alert';
import { EditConflict } from './EditConflict';
import type { EditQuestion } from './useEdit';
import '../ui/dialog/editableSection.scss';

interface EditableSectionProps<Content> {
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
  /** What `useEditForm` returns. */
  readonly edit: {
    readonly form: { readonly isDirty: boolean };
    /** A rejection counts as a defect, not as an outcome. */
    readonly save: () => Promise<EditOutcome>;
    /** Why nothing was saved; missing if that is said elsewhere. */
    readonly describeFailure?: (error: unknown) => string;
    readonly discard: () => void;
    readonly question: EditQuestion<Content> | null;
  };
}

/** A part of a page that can be edited in its place: Edit, then Cancel or Save. */
export function EditableSection<Content>(props: EditableSectionProps<Content>) {
  const { title, hint, canEdit = true, startsEditing = false, view, edit } = props;
  const { discard, question } = edit;
  const { t } = useTranslation('common');
  const [isEditing, setIsEditing] = useState(startsEditing);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const returnsFocus = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    // The user may have lost the right to edit: then there is no button to return to.
    if (!isEditing && returnsFocus.current) (button.current ?? heading.current)?.focus();
  }, [isEditing]);

  function handleEnd(isSaved: boolean) {
    returnsFocus.current = true;
    if (!isSaved) discard();
    setIsEditing(false);
  }

  return (
    <section className={isEditing ? 'tw-editing' : undefined} aria-labelledby={titleId}>
      <div className="tw-section-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {canEdit && !isEditing && (
          <Button
            look="ghost"
            size="sm"
            icon={pencil}
            label={t('actions.edit')}
            className="ms-auto"
            ref={button}
            aria-describedby={titleId}
            onClick={() => setIsEditing(true)}
          />
        )}
      </div>
      {hint !== undefined && <p>{hint}</p>}
      {isEditing ? <SectionForm {...props} onEnd={handleEnd} /> : view}
      {question && <EditConflict {...question} />}
    </section>
  );
}

interface SectionFormProps<Content> extends EditableSectionProps<Content> {
  readonly onEnd: (isSaved: boolean) => void;
}

function SectionForm<Content>({ children, edit, onEnd }: SectionFormProps<Content>) {
  const { t } = useTranslation('common');
  const { describeFailure } = edit;
  const { isDirty } = edit.form;
  const { form, failure, isAsking, question, buttons } = useFormInPlace({
    isDirty,
    onSave: edit.save,
    onEnd,
  });
  useUnsaved(isDirty);
  return (
    <form aria-label={t('actions.edit')} {...form}>
      {children}
      {failure !== null && describeFailure && <Alert tone="danger">{describeFailure(failure)}</Alert>}
      {isAsking ? <DiscardQuestion {...question} /> : <FormEnd {...buttons} />}
    </form>
  );
}
