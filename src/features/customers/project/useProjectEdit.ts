import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '@/domain/money';
import type { Project } from '@/domain/project';
import { useAppDispatch } from '@/shared/store/hooks';
import { type EditOutcome, saveEdit } from '@/shared/edit/saveEdit';
import { type ToldOutcome, useEditOutcome } from '@/shared/edit/useEditOutcome';
import type { ProjectChange } from '../projectWire';
import { getProject, useUpdateProjectMutation } from '../projectsApi';

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

/** What is edited of a stored project. */
export function editOf(project: Project): ProjectEdit {
  const { name, description, orderNumber, state, revenue, timeBudget } = project;
  return { name, description, orderNumber, state, revenue, timeBudget };
}

type Clash = Extract<EditOutcome<ProjectEdit>, { kind: 'clash' }>;

function changeOf(edit: ProjectEdit, changed: readonly (keyof ProjectEdit)[]): ProjectChange {
  const entries = changed.map((name) => [name, edit[name]] as const).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

/**
 * Saves an edit of a project: only changed fields are sent (contract, `PUT /project`), merged with what others saved
 * meanwhile. A real clash waits in `clash` until `choose` or `forget` ends it.
 */
export function useProjectEdit(project: Project) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const tell = useEditOutcome();
  const [update] = useUpdateProjectMutation();
  const [clash, setClash] = useState<Clash | null>(null);
  const { id } = project;

  async function read() {
    const { data, error } = await dispatch(
      getProject.initiate(String(id), { subscribe: false, forceRefetch: true }),
    );
    return data ? { data: editOf(data) } : { error };
  }

  /** @param base the values when the edit began */
  async function save(base: ProjectEdit, mine: ProjectEdit): Promise<ToldOutcome<ProjectEdit>> {
    const outcome = await saveEdit({
      base,
      mine,
      read,
      send: async (values, changed) => update({ id, change: changeOf(values, changed) }),
    });
    if (outcome.kind === 'clash') setClash(outcome);
    return tell(outcome, (name) => t(`project.fields.${name}`));
  }

  return { save, clash, forgetClash: () => setClash(null) };
}
