import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import { clsx } from 'clsx';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import { type Id, isSameId } from '@/domain/id';
import { NEW_PROJECT } from '@/domain/customers/project';
import { NothingFound, FoundLine } from '@/shared/lists/find/lazyFind';
import { ResultRow, type ListColumn, TableHead } from '@/shared/lists/TableHead';
import { ListSearch } from '@/shared/lists/ListSearch';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { useFirstThenAll } from '@/shared/lists/useFirstThenAll';
import { doneNotice, errorNotice } from '@/shared/notices/noticesSlice';
import { projectPath } from '@/shared/paths';
import { errorOf } from '@/shared/outbox/change';
import { useShownThings } from '@/shared/outbox/useShownThings';
import { waitingProjects } from '../keptProjects';
import { useCreation } from '@/shared/outbox/useCreation';
import { useDeviceReading } from '@/shared/storage/useDeviceValue';
import { useAppDispatch } from '@/shared/store/hooks';
import { Furrows } from '@/shared/ui/frame/Furrows';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { useSteps } from '@/shared/undo/useSteps';
import { refusedEdits, useRefusal } from '../refusals';
import { createdNow } from '../project/newProject';
import { SectionAction } from '../SectionAction';
import { ProjectRow } from './ProjectRow';
import { useProjectsFind } from './useProjectsFind';
import classes from './projectsSection.module.scss';

const loadNewProjectKind = async () => (await import('../outbox/newProjectKind')).newProjectKind;

/** How many rows are rendered at first; even on a tall screen, the rest are off-screen. */
const FIRST_PAINTED = 10;

/** The projects of a customer: searches many of them, shows completed ones on request, creates new ones, edits figures in the row. */
export function ProjectsSection({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('customers');
  const newProject = useNewProject(customer);
  useDeviceReading(refusedEdits.project);
  const [showsCompleted, setShowsCompleted] = useState(false);
  const projects = useShownThings(waitingProjects, customer.projects);
  const isEmpty = projects.length + customer.unreadableProjects.length === 0;
  const find = useProjectsFind(projects, showsCompleted);
  const columns = useProjectColumns();

  return (
    <section className="tw-block" aria-labelledby="customer-projects">
      <div className="tw-section-head wrap">
        <h2 id="customer-projects">{t('projects.title')}</h2>
        <span className="count">{find.shown.length}</span>
        {!isEmpty && (
          <>
            <span className="ms-auto">
              <SwitchField
                label={t('projects.showCompleted')}
                checked={showsCompleted}
                onChange={(event) => setShowsCompleted(event.target.checked)}
              />
            </span>
            <SectionAction {...newProject} size="sm" />
          </>
        )}
      </div>
      <UnreadableRows rows={customer.unreadableProjects} />
      {isEmpty && (
        <div className={classes.empty}>
          <Furrows />
          <div>
            <h3 className="below-2 text-15">{t('projects.none')}</h3>
            <p className="text-secondary pretty">{t('projects.emptyText')}</p>
          </div>
          <SectionAction {...newProject} look="primary" />
        </div>
      )}
      {find.isFindable && <ListSearch find={{ ...find, columns }} />}
      {projects.length > 0 && <ProjectsTable {...{ find, columns }} />}
    </section>
  );
}

/** The button that creates a project and opens its page, ready for a name. */
function useNewProject(customer: Customer) {
  const { t } = useTranslation(['customers', 'common']);
  const { reasonOf } = useRefusal();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const steps = useSteps();
  const { create, isSaving: isBusy } = useCreation(loadNewProjectKind);

  async function handleCreate() {
    if (isBusy) return;
    const outcome = await create({ customerId: customer.id, name: NEW_PROJECT });
    if (outcome.kind !== 'saved') {
      dispatch(errorNotice(t('customers:projects.createFailed', { reason: reasonOf(errorOf(outcome)) })));
    } else {
      const text = t('customers:history.projectCreated');
      steps.add({ text, detail: customer.name, undo: t('customers:history.final') });
      if (isOpen()) await navigate(projectPath(outcome.id), { state: createdNow });
      else dispatch(doneNotice(text));
    }
  }

  return { icon: plusLg, label: t('common:newProject'), isBusy, onAct: () => void handleCreate() };
}

/** The columns of the projects; on phones the order number is below the name. */
function useProjectColumns(): readonly ListColumn[] {
  const { t } = useTranslation('customers');
  return [
    { title: t('projects.columns.project'), sort: 'name' },
    {
      title: t('projects.columns.order'),
      sort: 'order',
      className: clsx('no-phone', classes.number),
      headClass: 'no-phone',
    },
    { title: t('projects.columns.status'), sort: 'state', className: classes.status },
    {
      title: t('projects.columns.action'),
      className: clsx('column-actions', classes.actions),
      align: 'right',
    },
  ];
}

interface ProjectsTableProps {
  readonly find: ReturnType<typeof useProjectsFind>;
  readonly columns: readonly ListColumn[];
}

/** The projects that are shown, below the line that says how many were found. */
function ProjectsTable({ find, columns }: ProjectsTableProps) {
  const { t } = useTranslation('customers');
  const [openId, setOpenId] = useState<Id | null>(null);
  const isPhone = usePhone();
  const { found, shown, sorting, typed, isFindable, countOf } = find;
  const rows = useFirstThenAll(shown, FIRST_PAINTED);
  const line = found && <FoundLine whole={found.whole} counts={countOf(found.matching)} />;
  if (shown.length === 0) {
    if (!found) return <p className="text-faint mb-3">{t('projects.allCompleted')}</p>;
    const { kind } = found.whole.state;
    const none = { parts: found.parts, isWhole: kind === 'whole', onReset: find.find.reset };
    return (
      <>
        {kind !== 'whole' && line}
        {kind !== 'reading' && <NothingFound {...none} />}
      </>
    );
  }
  return (
    <table className={clsx('tw-table fixed', classes.table)} aria-label={t('projects.title')}>
      {/* On phones the heads are heard only; the sheet of the field has the order. */}
      <TableHead columns={columns} sorting={isFindable && !isPhone ? sorting : undefined} />
      <tbody>
        <ResultRow columns={isPhone ? columns.length - 1 : columns.length} line={line} />
        {rows.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            typed={typed}
            isOpen={isSameId(project.id, openId)}
            onOpen={() => setOpenId(project.id)}
            onClose={() => setOpenId(null)}
          />
        ))}
      </tbody>
    </table>
  );
}
