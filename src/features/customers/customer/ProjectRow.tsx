import { IconLink } from '@/shared/ui/buttons/IconLink';
import { clsx } from 'clsx';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProjectSummary } from '@/domain/customers/project';
import { projectPath } from '@/shared/paths';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { ProjectStateTag } from '../ProjectStateTag';
import { RefusedNote, useForbidden, useRefusedEdit } from '../refusals';
import { ProjectFiguresForm } from '../project/ProjectFiguresForm';
import { useShownThing } from '@/shared/outbox/useShownThings';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { waitingProjects } from '../keptProjects';
import { useGetProjectQuery } from '../api/projectsApi';
import { useProjectName } from '@/shared/i18n/useProjectName';
import classes from './projectRow.module.scss';

interface ProjectRowProps {
  readonly project: ProjectSummary;
  /** The words that are searched for, which are marked. */
  readonly typed: string;
  /** Revenue and time budget are edited below the row. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A row of a customer's projects: opens the project, or edits its revenue and time budget in place. */
export function ProjectRow({ project, typed, isOpen, onOpen, onClose }: ProjectRowProps) {
  const { t } = useTranslation('customers');
  const { id, orderNumber, state } = project;
  const name = useProjectName()(project.name);
  // On phones there is no column for the order number.
  const isPhone = usePhone();
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // When the row is closed, the focus returns to the button that opened it.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <tr className={clsx(classes.row, isOpen && ['edit', classes.head])}>
        <td>
          <Link className={classes.name} to={projectPath(id)}>
            <MarkedText text={name} typed={typed} />
          </Link>
          {orderNumber !== '' && (
            <small className={clsx('text-faint', classes.numberBelow)}>
              <MarkedText text={orderNumber} typed={typed} />
            </small>
          )}
          <WaitingMarkOf kept={waitingProjects.kept} id={id} />
          <UnmatchedMark id={id} />
        </td>
        <td className="text-secondary no-phone">
          <MarkedText text={orderNumber} typed={typed} />
        </td>
        <td className={classes.state}>
          <ProjectStateTag state={state} />
        </td>
        <td className="row-actions">
          <IconButton
            ref={edit}
            icon={pencil}
            label={t('projects.edit', { name })}
            aria-expanded={isOpen}
            onClick={isOpen ? onClose : onOpen}
          />
          <IconLink icon={arrowRight} to={projectPath(id)} label={t('projects.open', { name })} />
        </td>
      </tr>
      {isOpen && (
        <tr className={clsx('edit', classes.body)}>
          <td colSpan={isPhone ? 3 : 4}>
            <OpenedLine project={project} onClose={onClose} />
          </td>
        </tr>
      )}
    </>
  );
}

/** If a change is refused while editing, the form stays; the next time, the row only says that it cannot be changed. */
function OpenedLine({ project, onClose }: Pick<ProjectRowProps, 'project' | 'onClose'>) {
  const { t } = useTranslation('customers');
  const query = useShownThing(waitingProjects, useGetProjectQuery(String(project.id)));
  useForbidden(project.id, query.error);
  const { refusal, forget } = useRefusedEdit('project', project.id);
  const [isForm, setIsForm] = useState(refusal === null);
  if (refusal && !isForm) {
    const handleEdit = () => {
      setIsForm(true);
      forget();
    };
    return <RefusedNote of="project" refusal={refusal} onEdit={handleEdit} />;
  }
  return (
    <QueryView
      query={query}
      skeleton={<div className={classes.opening} />}
      failedTitle={t('projects.lineFailed')}
    >
      {(loaded) => <ProjectFiguresForm project={loaded} onClose={onClose} />}
    </QueryView>
  );
}
