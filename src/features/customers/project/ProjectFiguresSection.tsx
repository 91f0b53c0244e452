import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import type { Project } from '@/domain/customers/project';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { EditableSection } from '@/shared/ui/dialog/EditableSection';
import { useSectionDraft } from '@/shared/edit/useSectionDraft';
import { BudgetUsed } from '../BudgetUsed';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useHoursUsed } from '../hours/useHours';
import { useFigureWords } from '../useFigureWords';
import { FigureFields } from './FigureFields';
import { useRefusedEdit } from '../edit/useRefusedEdit';
import { ProjectConflict } from './ProjectConflict';
import { type FiguresDraft, figuresDraftsOf } from './projectDrafts';
import { useProjectFigures } from './useProjectFigures';
import { useProjectSection } from './useProjectSection';

interface EditorProps {
  readonly project: Project;
  /** What was typed here before and not saved. */
  readonly draft: Begun<FiguresDraft> | null;
}

/** Revenue and time budget of a project (section 2), and how much of the budget was used. */
export function ProjectFiguresSection({ project, today }: { project: Project; today: IsoDate }) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  const { key, draft, notice } = useSectionDraft(figuresDraftsOf(project.id));
  const usage = useHoursUsed({ kind: 'project', id: project.id }, today);
  return (
    <div className="tw-block">
      <DraftNotice {...notice} describe={() => t('draft.edit', { name: nameOf(project.name) })} />
      <FiguresEditor key={key} project={project} draft={draft} />
      <BudgetUsed usage={usage} budget={project.timeBudget} />
    </div>
  );
}

function FiguresEditor({ project, draft }: EditorProps) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  const { money, hours } = useFigureWords();
  const form = useProjectFigures(project, draft);
  const { refusal } = useRefusedEdit('project', project.id);
  const { conflict, answer, handleSave, handleDiscard } = useProjectSection(project, form);
  const { revenue, timeBudget } = project;
  return (
    <>
      <EditableSection
        canEdit={refusal === null}
        startsEditing={draft !== null}
        title={t('project.detail')}
        isDirty={form.isDirty}
        onSave={handleSave}
        onDiscard={handleDiscard}
        view={
          <dl className="tw-dl">
            <dt>{t('project.fields.revenue')}</dt>
            <dd className="num text-end">{money(revenue)}</dd>
            <dt>{t('project.fields.timeBudget')}</dt>
            <dd className="num text-end">{hours(timeBudget)}</dd>
          </dl>
        }
      >
        <div className="tw-form">
          <FigureFields form={form} />
        </div>
      </EditableSection>
      {conflict && <ProjectConflict about={nameOf(project.name)} conflict={conflict} onAnswer={answer} />}
    </>
  );
}
