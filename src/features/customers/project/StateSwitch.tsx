import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import tick from 'bootstrap-icons/icons/check.svg?icon';
import { useId } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { type Project, projectStates } from '@/domain/project';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';
import { stateLook } from '../ProjectStateTag';
import { useUpdateProjectMutation } from '../api/projectsApi';
import { useProjectStateWords } from '../useProjectStateWords';
import '../projectState.scss';
import { useRefusal } from '../useRefusal';
import { editOf, projectFields, useProjectCalls, useProjectStep } from './useProjectEdit';

/** The state of a project, set freely and at once (section 4, "Project state"). */
export function StateSwitch({ project }: { project: Project }) {
  const { id, state } = project;
  const { t } = useTranslation(['customers', 'edit']);
  const dispatch = useAppDispatch();
  const { reasonOf } = useRefusal();
  const { stateName } = useProjectStateWords();
  const [update, { isLoading, originalArgs }] = useUpdateProjectMutation();
  const calls = useProjectCalls(id, update);
  const addStep = useProjectStep();
  // What was chosen is shown while it is on its way; a refusal brings back what is stored.
  const shown = (isLoading ? originalArgs?.change.state : undefined) ?? state;
  const { className, icon } = stateLook(shown);

  async function handleChoose(next: string) {
    if (isLoading || next === state) return;
    const { data: changedRows, error } = await update({ id, change: { state: next } });
    if (error) {
      const text = t('customers:project.stateNotSet', { reason: reasonOf(error) });
      dispatch(noticeGiven({ tone: 'error', text }));
    } else {
      const base = editOf(project);
      const mine = { ...base, state: next };
      if (changedRows > 0) addStep({ fields: projectFields, base, mine, ...calls }, mine);
      const text =
        changedRows > 0 ? t('customers:project.stateSet', { state: stateName(next) }) : t('edit:unchanged');
      dispatch(noticeGiven({ tone: changedRows > 0 ? 'success' : 'info', text, lifeMs: noticeLife.done }));
    }
  }

  return (
    <Dropdown align="end" className="tw-state">
      <Dropdown.Toggle
        as="button"
        type="button"
        className={`tw-stbtn dropdown-toggle-plain ${className}`}
        aria-label={t('customers:project.stateIs', { state: stateName(shown) })}
        aria-busy={isLoading}
      >
        {icon && <Icon of={icon} />}
        <span>{stateName(shown)}</span>
        <Icon of={chevronDown} />
      </Dropdown.Toggle>
      <Dropdown.Menu
        as="div"
        role="menu"
        aria-label={t('customers:project.fields.state')}
        className="tw-stmenu"
      >
        {projectStates.map((option) => (
          <StateOption
            key={option}
            state={option}
            isChosen={option === shown}
            onChoose={() => void handleChoose(option)}
          />
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}

interface StateOptionProps {
  readonly state: (typeof projectStates)[number];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StateOption({ state, isChosen, onChoose }: StateOptionProps) {
  const { t } = useTranslation('customers');
  const { stateName } = useProjectStateWords();
  const meaningId = useId();
  const { className, icon } = stateLook(state);
  return (
    <Dropdown.Item
      as="button"
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      aria-label={stateName(state)}
      aria-describedby={meaningId}
      className={className}
      onClick={onChoose}
    >
      {icon && <Icon of={icon} />}
      <span className="grow">
        <b>{stateName(state)}</b>
        <small id={meaningId}>{t(`stateMeanings.${state}`)}</small>
      </span>
      {isChosen && (
        <span className="tick">
          <Icon of={tick} />
        </span>
      )}
    </Dropdown.Item>
  );
}
