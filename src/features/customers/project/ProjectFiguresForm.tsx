import { useTranslation } from 'react-i18next';
import type { Project } from '@/domain/customers/project';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { EditConflict } from '@/shared/edit/EditConflict';
import { DiscardQuestion } from '@/shared/ui/dialog/DiscardQuestion';
import { FormEnd } from '@/shared/ui/dialog/FormEnd';
import { useFormInPlace } from '@/shared/ui/dialog/useFormInPlace';
import { Alert } from '@/shared/ui/messages/Alert';
import { BudgetUsed } from '../BudgetUsed';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import { useHoursUsed } from '../hours/useHours';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { FigureFields, useProjectFigures } from './ProjectFigures';
import { type FigureValues, type ProjectDraft, figuresDraftsOf } from '../keptProjects';
import classes from './projectFiguresForm.module.scss';

interface ProjectFiguresFormProps {
  readonly project: Project;
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
  draft,
  onClose,
}: ProjectFiguresFormProps & { readonly draft: Begun<ProjectDraft<FigureValues>> | null }) {
  const name = useProjectName()(project.name);
  const { form, typed, save, describeFailure, discard, question } = useProjectFigures(project, draft);
  const usage = useHoursUsed({ kind: 'project', id: project.id });
  const place = useFormInPlace({ isDirty: form.isDirty, onSave: save, onEnd: handleEnd });

  function handleEnd(isSaved: boolean) {
    if (!isSaved) discard();
    onClose();
  }

  return (
    <>
      <form aria-label={name} {...place.form}>
        {place.failure !== null && <Alert tone="danger">{describeFailure(place.failure)}</Alert>}
        <div className={classes.form}>
          <FigureFields form={form} />
          <div className={classes.budget}>
            <BudgetUsed isTinted usage={usage} budget={typed.timeBudget} />
          </div>
          {place.isAsking ? (
            <div className={classes.question}>
              <DiscardQuestion {...place.question} />
            </div>
          ) : (
            <FormEnd {...place.buttons} className={classes.buttons} />
          )}
        </div>
      </form>
      {question && <EditConflict {...question} />}
    </>
  );
}
