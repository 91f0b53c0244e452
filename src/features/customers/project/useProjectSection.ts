import { useState } from 'react';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/domain/customers/project';
import type { Wish } from '@/shared/outbox/useWish';
import type { SectionOutcome } from '@/shared/ui/dialog/EditableSection';
import { useFollow } from '@/shared/edit/useFollow';
import { useRefusedEdit } from '../edit/useRefusedEdit';
import { useRefusal } from '../useRefusal';
import { useEdit } from '@/shared/edit/useEdit';
import { editedProject } from './editedProject';
import { type ProjectEdit, editOf } from '../api/projectEdit';

/** What the form of a section has to offer. */
interface SectionForm<Values> {
  readonly wish: Wish;
  readonly isDirty: boolean;
  readonly submit: () => Promise<Values | null>;
  readonly hasChangedSince: (submitted: Values) => boolean;
  readonly goOn: (submitted: Values, next: Values) => void;
  readonly rebase: (stored: Values, typed: Values) => void;
  readonly reset: (values: Values) => void;
  readonly forgetDraft: () => void;
  /** What stands in the fields for a stored project. */
  readonly valuesOf: (project: ProjectEdit) => Values;
  /** The project with what is typed. */
  readonly editWith: (base: ProjectEdit, values: Values) => ProjectEdit;
  /** The project when the edit began. */
  readonly base: ProjectEdit;
}

/**
 * Saving and following of a project's fields that are edited in their place: merged with what others saved, and back to
 * what is stored when it is discarded.
 */
export function useProjectSection<Values>(project: Project, form: SectionForm<Values>) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  const { reasonOf } = useRefusal();
  const { note, forget } = useRefusedEdit('project', project.id);
  const { valuesOf, editWith } = form;
  const [base, setBase] = useState(form.base);
  const { save, conflict, answer } = useEdit(editedProject, {
    labelOf: (name) => t(`project.fields.${name}`),
    done: t('history.project'),
    aboutOf: ({ name }) => nameOf(name),
  });

  function follow() {
    setBase(editOf(project));
    form.reset(valuesOf(editOf(project)));
  }

  // Others have saved while nothing was typed here.
  useFollow(JSON.stringify(editOf(project)), () => {
    if (!form.isDirty) follow();
  });

  async function send(submitted: Values): Promise<SectionOutcome> {
    let sent = submitted;
    const onChosen = (stored: ProjectEdit, chosen: ProjectEdit) => {
      sent = valuesOf(chosen);
      setBase(stored);
      form.rebase(valuesOf(stored), sent);
    };
    const outcome = await save({
      wish: form.wish.key,
      id: project.id,
      base,
      mine: editWith(base, submitted),
      onChosen,
    });
    switch (outcome.kind) {
      case 'failed':
        note(outcome.error);
        return { kind: 'failed', text: t('project.saveFailed', { reason: reasonOf(outcome.error) }) };
      case 'told':
        return { kind: 'invalid' };
      case 'saved': {
        forget();
        // What was typed after the press is a change of its own, and keeps the section open.
        const isDone = !form.hasChangedSince(sent);
        setBase(outcome.values);
        form.goOn(sent, valuesOf(outcome.values));
        if (isDone) form.forgetDraft();
        return { kind: isDone ? 'saved' : 'invalid' };
      }
    }
  }

  return {
    conflict,
    answer,
    handleSave: async (): Promise<SectionOutcome> => {
      const submitted = await form.submit();
      return submitted ? send(submitted) : { kind: 'invalid' };
    },
    handleDiscard: () => {
      form.forgetDraft();
      follow();
    },
  };
}
