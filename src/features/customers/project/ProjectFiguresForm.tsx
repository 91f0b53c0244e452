import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import type { Project } from '@/domain/customers/project';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { DiscardQuestion } from '@/shared/ui/dialog/DiscardQuestion';
import { Alert } from '@/shared/ui/messages/Alert';
import { BudgetUsed } from '../BudgetUsed';
import { useSectionDraft } from '@/shared/edit/useSectionDraft';
import { useHoursUsed } from '../hours/useHours';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { FigureFields } from './FigureFields';
import { ProjectConflict } from '../ProjectConflict';
import { type FiguresDraft, figuresDraftsOf } from './projectDrafts';
import { useProjectFigures } from './useProjectFigures';
import { useProjectSection } from './useProjectSection';
import classes from './projectFiguresForm.module.scss';

interface ProjectFiguresFormProps {
  readonly project: Project;
  readonly today: IsoDate;
  readonly onClose: () => void;
}

/** Revenue and time budget of a project, edited in its row on the customer's page. */
export function ProjectFiguresForm(props: ProjectFiguresFormProps) {
  const { t } = useTranslation('customers');
  const { id } = props.project;
  const name = useProjectName()(props.project.name);
  const { key, draft, notice } = useSectionDraft(figuresDraftsOf(id));
  return (
    <>
      <DraftNotice {...notice} describe={() => t('draft.edit', { name })} />
      <LineForm key={key} {...props} draft={draft} />
    </>
  );
}

function LineForm({
  project,
  today,
  draft,
  onClose,
}: ProjectFiguresFormProps & { readonly draft: Begun<FiguresDraft> | null }) {
  const name = useProjectName()(project.name);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useProjectFigures(project, draft);
  const { conflict, answer, handleSave, handleDiscard } = useProjectSection(project, form);
  const usage = useHoursUsed({ kind: 'project', id: project.id }, today);

  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setFailure(null);
    const outcome = await handleSave();
    setIsSaving(false);
    if (outcome.kind === 'failed') setFailure(outcome.text);
    if (outcome.kind === 'saved') onClose();
  }

  function close() {
    handleDiscard();
    onClose();
  }

  function keepEditing() {
    setIsAsking(false);
    element.current?.querySelector('input')?.focus();
  }

  function handleCancel() {
    if (isSaving) return;
    if (isAsking) keepEditing();
    else if (form.isDirty) setIsAsking(true);
    else close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) handleCancel();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape cancels, as in every editor */}
      <form
        noValidate
        ref={element}
        aria-label={name}
        onSubmit={(event) => void handleSubmit(event)}
        onKeyDown={handleKeyDown}
      >
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
        <div className={classes.form}>
          <FigureFields form={form} />
          <div className={classes.budget}>
            <BudgetUsed isTinted usage={usage} budget={form.editWith(form.base, form.values).timeBudget} />
          </div>
          {isAsking ? (
            <div className={classes.question}>
              <DiscardQuestion onKeep={keepEditing} onDiscard={close} />
            </div>
          ) : (
            <LineEnd isSaving={isSaving} onCancel={handleCancel} />
          )}
        </div>
      </form>
      {conflict && <ProjectConflict about={name} conflict={conflict} onAnswer={answer} />}
    </>
  );
}

function LineEnd({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className={clsx('tw-form-end', classes.buttons)}>
      <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
        {t('actions.save')}
      </button>
      <button type="button" className="btn btn-ghost" aria-disabled={isSaving} onClick={onCancel}>
        {t('actions.cancel')}
      </button>
    </div>
  );
}
