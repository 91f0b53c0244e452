import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import type { Project } from '@/domain/customers/project';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { EditConflict } from '@/shared/edit/ConflictDialog';
import { closedWhenSaved, useSaving } from '@/shared/forms/useSaving';
import { DiscardQuestion } from '@/shared/ui/dialog/DiscardQuestion';
import { Alert } from '@/shared/ui/messages/Alert';
import { BudgetUsed } from '../BudgetUsed';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import { useHoursUsed } from '../hours/useHours';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { FigureFields } from './FigureFields';
import { type FiguresDraft, figuresDraftsOf } from '../keptProjects';
import { useProjectFigures } from './useProjectFigures';
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
  const [isAsking, setIsAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { form, typed, save, describeFailure, discard, question } = useProjectFigures(project, draft);
  const { isSaving, failure, run } = useSaving();
  const usage = useHoursUsed({ kind: 'project', id: project.id }, today);

  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => closedWhenSaved(await save(), onClose), 'close');
  }

  function close() {
    discard();
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
      <form noValidate ref={element} aria-label={name} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
        {failure !== null && <Alert tone="danger">{describeFailure(failure)}</Alert>}
        <div className={classes.form}>
          <FigureFields form={form} />
          <div className={classes.budget}>
            <BudgetUsed isTinted usage={usage} budget={typed.timeBudget} />
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
      {question && <EditConflict {...question} />}
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
