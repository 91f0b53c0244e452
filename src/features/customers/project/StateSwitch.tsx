import { clsx } from 'clsx';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import tick from 'bootstrap-icons/icons/check.svg?icon';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { type Project, projectStates } from '@/domain/customers/project';
import { isUnchanged } from '@/shared/api/apiError';
import { errorNotice, noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { ProjectStateTag, stateLook, stateLooks, useProjectStateWords } from '../ProjectStateTag';
import { useRefusal, useRefusedEdit } from '../refusals';
import { useProjectWords } from '../editWords';
import { useEditStep } from '@/shared/edit/useEdit';
import { errorOf, isDone, waitOf } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { saveOne } from '@/shared/outbox/save';
import { editedProject } from './useProjectEdit';
import { type ProjectEdit, editOf } from '../api/projectEdit';
import classes from './stateSwitch.module.scss';

/** Sets the state of a project at once; read-only if a change was refused before. */
export function StateSwitch({ project }: { project: Project }) {
  const { id, state } = project;
  const { t } = useTranslation('customers');
  const { refusal } = useRefusedEdit('project', id);
  const { stateName } = useProjectStateWords();
  const save = useSaveState(id);
  /** The state just chosen, until the service has answered; null while nothing is being saved. */
  const [chosen, setChosen] = useState<string | null>(null);
  const isSaving = chosen !== null;
  const shown = chosen ?? state;
  const { className, icon } = stateLook(shown);

  /** The same, for a save that is under way: what is chosen meanwhile is saved next. */
  const latest = useRef(state);

  async function handleChoose(next: string) {
    latest.current = next;
    setChosen(next);
    if (isSaving) return;
    let base = editOf(project);
    while (base.state !== latest.current) {
      const mine = { ...base, state: latest.current };
      // oxlint-disable-next-line no-await-in-loop -- one after another
      if (!(await save(base, mine))) break;
      base = mine;
    }
    setChosen(null);
  }

  if (refusal) return <ProjectStateTag state={state} />;
  const items = projectStates.map((option) => ({
    label: stateName(option),
    icon: stateLooks[option].icon,
    iconLook: clsx(stateLooks[option].className, 'mark-tone'),
    hint: t(`stateMeanings.${option}`),
    detail: option === shown ? <Icon of={tick} /> : undefined,
    isChosen: option === shown,
    onSelect: () => void handleChoose(option),
  }));
  const content = (
    <>
      {icon && <Icon of={icon} className="mark-tone size-15" />}
      <span className="visually-hidden">{t('project.stateIs', { state: stateName(shown) })}</span>
      <span aria-hidden="true">{stateName(shown)}</span>
      <Icon of={chevronDown} className={classes.arrow} />
    </>
  );
  return (
    <div className={classes.stateSwitch} aria-busy={chosen !== null}>
      <RowMenu
        label={stateName(shown)}
        items={items}
        face={{ className: clsx(classes.button, className), content, isNamed: true }}
      />
    </div>
  );
}

/** Saves another state and tells the outcome; answers whether that was saved or waits, so that the next one can follow. */
function useSaveState(id: Id) {
  const { t } = useTranslation(['customers', 'edit']);
  const dispatch = useAppDispatch();
  const { done, aboutOf, labelOf } = useProjectWords();
  const { reasonOf } = useRefusal();
  const { note } = useRefusedEdit('project', id);
  const { stateName } = useProjectStateWords();
  const addStep = useEditStep(editedProject);
  const { tellSaved } = useSavedNotice();

  return async (base: ProjectEdit, mine: ProjectEdit): Promise<boolean> => {
    const outcome = await dispatch(saveOne(editedProject.load, { row: id, before: base, want: mine }));
    const error = errorOf(outcome);
    if (isDone(outcome)) {
      addStep({ id, base, mine, values: mine, text: done, about: aboutOf(mine), labelOf });
      const text = t('customers:project.stateSet', { state: stateName(mine.state) });
      tellSaved(waitOf(outcome), text);
    } else if (isUnchanged(error)) {
      dispatch(noticeGiven({ tone: 'info', text: t('edit:unchanged'), lifeMs: noticeLife.done }));
    } else {
      note(error);
      dispatch(errorNotice(t('customers:project.stateNotSet', { reason: reasonOf(error) })));
    }
    return isDone(outcome);
  };
}
