import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/period';
import type { Project } from '@/domain/project';
import { useFormats } from '@/shared/i18n/useFormats';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { EditableSection } from '@/shared/ui/dialog/EditableSection';
import { useSectionDraft } from '@/shared/edit/useSectionDraft';
import { BudgetUsed } from '../BudgetUsed';
import { useHoursUsed } from '../hours/useHours';
import { FigureFields } from './FigureFields';
import { ProjectClash } from './ProjectClash';
import { type FigureValues, figuresDraftsOf } from './projectDrafts';
import { figureValues, useProjectFigures } from './useProjectFigures';
import { useProjectSection } from './useProjectSection';

interface EditorProps {
  readonly project: Project;
  /** What was typed here before and not saved. */
  readonly draft: FigureValues | null;
  /** The edit is over: another one begins anew. */
  readonly onEnd: () => void;
}

/** Revenue and time budget of a project (section 2), and how much of the budget was used. */
export function ProjectFiguresSection({ project, today }: { project: Project; today: IsoDate }) {
  const { t } = useTranslation('customers');
  const { key, draft, notice, begin } = useSectionDraft(figuresDraftsOf(project.id));
  const { used, hasFailed } = useHoursUsed({ kind: 'project', id: project.id }, today);
  return (
    <div className="tw-block">
      <DraftNotice {...notice} describe={() => t('draft.edit', { name: project.name })} />
      <FiguresEditor key={key} project={project} draft={draft} onEnd={begin} />
      <BudgetUsed used={used} budget={project.timeBudget} hasFailed={hasFailed} />
    </div>
  );
}

function FiguresEditor({ project, draft, onEnd }: EditorProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const form = useProjectFigures(project, draft);
  const { clash, forgetClash, handleSave, handleChosen, handleDiscard } = useProjectSection(
    project,
    form,
    (stored) => figureValues(stored, formats),
    form.editWith,
  );
  const { revenue, timeBudget } = project;
  return (
    <>
      <EditableSection
        startsEditing={draft !== null}
        title={t('project.detail')}
        isDirty={form.isDirty}
        onSave={handleSave}
        onDiscard={handleDiscard}
        view={
          <dl className="tw-dl">
            <dt>{t('project.fields.revenue')}</dt>
            <dd className="num text-end">{revenue === null ? '–' : formats.euros(revenue)}</dd>
            <dt>{t('project.fields.timeBudget')}</dt>
            <dd className="num text-end">{timeBudget === null ? '–' : `${formats.hours(timeBudget)} h`}</dd>
          </dl>
        }
      >
        <FigureFields form={form} />
      </EditableSection>
      {clash && (
        <ProjectClash
          clash={clash}
          onBack={forgetClash}
          onChoose={(stored, chosen) => void handleChosen(stored, chosen).then(onEnd)}
        />
      )}
    </>
  );
}
