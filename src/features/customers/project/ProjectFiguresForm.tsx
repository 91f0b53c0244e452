import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/period';
import type { Project } from '@/domain/project';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { BudgetUsed } from '../BudgetUsed';
import { useHoursUsed } from '../hours/useHours';
import { FigureFields } from './FigureFields';
import { ProjectClash } from './ProjectClash';
import { type ProjectEdit, editOf, useProjectEdit } from './useProjectEdit';
import { useProjectFigures } from './useProjectFigures';

interface ProjectFiguresFormProps {
  readonly project: Project;
  readonly today: IsoDate;
  readonly onClose: () => void;
}

/** Revenue and time budget of a project, edited in its line on the customer's page (contract, "Customer and project"). */
export function ProjectFiguresForm({ project, today, onClose }: ProjectFiguresFormProps) {
  const { t } = useTranslation(['customers', 'common']);
  const errorText = useErrorText();
  const [base] = useState(() => editOf(project));
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const form = useProjectFigures(project, null);
  const { save, clash, forgetClash } = useProjectEdit(project);
  const { used, hasFailed } = useHoursUsed({ kind: 'project', id: project.id }, today);

  async function send(from: ProjectEdit, mine: ProjectEdit) {
    setIsSaving(true);
    setFailure(null);
    const outcome = await save(from, mine);
    setIsSaving(false);
    if (outcome.kind === 'failed') setFailure(outcome.error);
    if (outcome.kind !== 'saved') return;
    form.forgetDraft();
    onClose();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const values = await form.submit();
    if (values) await send(base, form.editWith(base, values));
  }

  function handleCancel() {
    form.forgetDraft();
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented && !isSaving) handleCancel();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape cancels, as in every editor */}
      <form
        noValidate
        aria-label={project.name}
        onSubmit={(event) => void handleSubmit(event)}
        onKeyDown={handleKeyDown}
      >
        {failure !== null && (
          <Alert tone="danger">{t('customers:project.saveFailed', { reason: errorText(failure) })}</Alert>
        )}
        <FigureFields form={form} />
        <BudgetUsed used={used} budget={form.editWith(base, form.values).timeBudget} hasFailed={hasFailed} />
        <div className="tw-formend">
          <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
            {t('common:actions.save')}
          </button>
          <button type="button" className="btn btn-ghost" aria-disabled={isSaving} onClick={handleCancel}>
            {t('common:actions.cancel')}
          </button>
        </div>
      </form>
      {clash && (
        <ProjectClash
          clash={clash}
          onBack={forgetClash}
          onChoose={(stored, chosen) => {
            forgetClash();
            void send(stored, chosen);
          }}
        />
      )}
    </>
  );
}
