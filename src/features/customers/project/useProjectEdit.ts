import { useTranslation } from 'react-i18next';
import type { Project } from '@/domain/customers/project';
import type { EditedKind } from '@/shared/edit/useEdit';
import { type SectionFormOptions, useEditForm } from '@/shared/edit/useEditForm';
import type { FieldValues } from '@/shared/forms/rules';
import type { EditOutcome } from '@/shared/forms/useSaving';
import { type ProjectEdit, editOf, projectFields } from '../api/projectEdit';
import { useRefusal, useRefusedEdit } from '../refusals';
import { useProjectWords } from '../editWords';

/** How edits of projects are saved. */
export const editedProject: EditedKind<ProjectEdit> = {
  fields: projectFields,
  load: async () => (await import('../outbox/projectKind')).projectKind,
};

/** The form of some fields of a project that are edited in place. */
export function useProjectEdit<Values extends FieldValues, Problem extends string>(
  project: Project,
  options: SectionFormOptions<ProjectEdit, Values, Problem>,
) {
  const { t } = useTranslation('customers');
  const { reasonOf } = useRefusal();
  const { note, forget } = useRefusedEdit('project', project.id);
  const edit = useEditForm<ProjectEdit, Values, Problem>({
    ...options,
    kind: editedProject,
    words: useProjectWords(),
    id: project.id,
    stored: editOf(project),
  });

  return {
    ...edit,
    save: async (): Promise<EditOutcome> => {
      const outcome = await edit.save();
      if (outcome.kind === 'failed') note(outcome.error);
      if (outcome.kind === 'saved' || outcome.kind === 'kept') forget();
      return outcome;
    },
    describeFailure: (error: unknown) => t('project.saveFailed', { reason: reasonOf(error) }),
  };
}
