import { readAnew } from '@/shared/api/readAnew';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { singleFields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { Cents } from '@/domain/money';
import type { Project } from '@/domain/project';
import { useAppDispatch } from '@/shared/store/hooks';
import { useEditStep } from '@/shared/edit/useEditStep';
import { type Edit, chosenOf, saveEdit } from '@/shared/edit/saveEdit';
import { useConflictQuestion } from '@/shared/edit/useConflictQuestion';
import { type ToldOutcome, useEditOutcome } from '@/shared/edit/useEditOutcome';
import type { ProjectChange } from '../api/projectWire';
import { getProject, useUpdateProjectMutation } from '../api/projectsApi';

/** The fields of a project that are edited. */
export interface ProjectEdit {
  readonly name: string;
  readonly description: string;
  readonly orderNumber: string;
  readonly state: string;
  readonly revenue: Cents | null;
  /** Hours. */
  readonly timeBudget: number | null;
}

/** Each of them is changed by itself. */
export const projectFields = singleFields<ProjectEdit>({
  name: ['name'],
  description: ['description'],
  orderNumber: ['orderNumber'],
  state: ['state'],
  revenue: ['revenue'],
  timeBudget: ['timeBudget'],
});

/** What is edited of a stored project. */
export function editOf(project: Project): ProjectEdit {
  const { name, description, orderNumber, state, revenue, timeBudget } = project;
  return { name, description, orderNumber, state, revenue, timeBudget };
}

function changeOf(edit: ProjectEdit, changed: readonly (keyof ProjectEdit)[]): ProjectChange {
  const entries = changed.map((name) => [name, edit[name]] as const).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

/** How an attempt to save ended, once a conflict was decided and the user was told what there is to tell. */
export type ProjectEditOutcome = Exclude<ToldOutcome<ProjectEdit>, { kind: 'conflict' }>;

type Update = ReturnType<typeof useUpdateProjectMutation>[0];

/** How a project is read before it is saved, and how only the changed fields are sent. */
export function useProjectCalls(id: Id, update: Update): Pick<Edit<ProjectEdit>, 'read' | 'send'> {
  const dispatch = useAppDispatch();
  return {
    read: async () => {
      const { data, error } = await readAnew(
        dispatch(getProject.initiate(String(id), { forceRefetch: true })),
      );
      return data ? { data: editOf(data) } : { error };
    },
    send: async (values, changed) => update({ id, change: changeOf(values, changed) }),
  };
}

/** Puts a saved edit of a project into the history. */
export function useProjectStep(): (edit: Edit<ProjectEdit>, values: ProjectEdit) => void {
  const { t } = useTranslation('customers');
  const addStep = useEditStep();
  return (edit, values) =>
    addStep({
      ...edit,
      values,
      text: t('history.project'),
      about: edit.base.name,
      labelOf: (name) => t(`project.fields.${name}`),
    });
}

/**
 * Saves an edit of a project: only changed fields are sent (contract, `PUT /project`), merged with what others saved
 * meanwhile. Saving waits for the answer where a conflict is asked about.
 */
export function useProjectEdit(project: Project) {
  const { t } = useTranslation('customers');
  const tell = useEditOutcome();
  const [update] = useUpdateProjectMutation();
  const calls = useProjectCalls(project.id, update);
  const addStep = useProjectStep();
  const { conflict, ask, answer } = useConflictQuestion<ProjectEdit>();

  /**
   * @param base the values when the edit began
   * @param onChosen the user chose between two versions: what is stored, and what goes out next
   */
  async function save(
    base: ProjectEdit,
    mine: ProjectEdit,
    onChosen: (stored: ProjectEdit, chosen: ProjectEdit) => void,
  ): Promise<ProjectEditOutcome> {
    const edit = { fields: projectFields, base, mine, ...calls };
    const outcome = await saveEdit(edit);
    if (outcome.kind === 'saved') addStep(edit, outcome.values);
    const told = tell(outcome, (name) => t(`project.fields.${name}`));
    if (told.kind !== 'conflict') return told;
    const choice = await ask(told);
    if (!choice) return { kind: 'told' };
    const chosen = chosenOf(projectFields, told, choice);
    onChosen(told.stored, chosen);
    return save(told.stored, chosen, onChosen);
  }

  return { save, conflict, answer };
}
