import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Project } from '@/domain/customers/project';
import { projectKey } from '@/domain/report/reportRow';
import { customerPath, paths, projectPath } from '@/shared/paths';
import { selectConnectedEmployees } from '@/shared/presence/presenceSlice';
import { useForgetRecent, useRememberRecent } from '@/shared/recents/recents';
import { useAppSelector } from '@/shared/store/hooks';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { Tile, Tiles } from '@/shared/ui/tiles/Tiles';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import '@/shared/ui/styles/detail.scss';
import { useShownThing } from '@/shared/outbox/useShownThings';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { useProjectName } from '@/shared/i18n/useProjectName';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { EditableSection } from '@/shared/edit/EditableSection';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import { CustomerSkeleton } from '../CustomerSkeleton';
import { HoursSection } from '../hours/HoursSection';
import { HoursStat } from '../hours/HoursStat';
import { useChartRange, useHours, useHoursUsed } from '../hours/useHours';
import { MembersSection } from '../members/MembersSection';
import { useGetProjectQuery } from '../api/projectsApi';
import { RefusedNote, useForbidden, useRefusedEdit } from '../refusals';
import { ProjectBasicsSection } from './ProjectBasicsSection';
import { StateSwitch } from './StateSwitch';
import { BudgetUsed } from '../BudgetUsed';
import { useFigureWords } from '../editWords';
import { FigureFields, useProjectFigures } from './ProjectFigures';
import { type FigureValues, type ProjectDraft, figuresDraftsOf, waitingProjects } from '../keptProjects';

/** /project/{id}: the hours, the money and the team of a project. */
export function ProjectPage() {
  const { urlPath = '' } = useParams();
  return <ProjectScreen key={urlPath} id={urlPath} />;
}

function ProjectScreen({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const query = useShownThing(waitingProjects, useGetProjectQuery(id));
  useForgetRecent(query.error, projectPath(id));
  useForbidden(id, query.error);
  return (
    <QueryView
      query={query}
      skeleton={<CustomerSkeleton of="project" />}
      failedTitle={t('projectFailed')}
      isPage
      back={{ label: t('toList'), path: paths.customers }}
    >
      {(project) => <ProjectDetail project={project} />}
    </QueryView>
  );
}

function ProjectDetail({ project }: { readonly project: Project }) {
  const { t } = useTranslation('customers');
  const { id, orderNumber, projectNumber, customerId, customerName, members } = project;
  const name = useProjectName()(project.name);
  const team = { kind: 'project', id } as const;
  const [range, setRange] = useChartRange();
  const hours = useHours(team, range);
  useRememberRecent('project', project.name, projectPath(id));
  const { refusal, forget } = useRefusedEdit('project', id);
  const connected = useAppSelector(selectConnectedEmployees);
  const online = members.filter(({ guid }) => connected.includes(guid)).length;
  const number = projectNumber && t('project.number', { number: projectNumber });
  return (
    <>
      <PageHeader
        title={name}
        kind={t('kinds.project')}
        lead={
          <>
            {[orderNumber, number].filter(Boolean).join(' · ')}{' '}
            <WaitingMarkOf kept={waitingProjects.kept} id={id} />
          </>
        }
        breadcrumb={
          <Breadcrumb
            steps={[
              { label: t('crumb.customers'), path: paths.customers },
              { label: customerName || String(customerId), path: customerPath(customerId) },
            ]}
            current={name}
          />
        }
        actions={<StateSwitch project={project} />}
      />
      {refusal && <RefusedNote of="project" refusal={refusal} onEdit={forget} />}
      <Tiles>
        <Tile
          label={t('cards.team')}
          value={members.length}
          detail={t('cards.online', { count: online })}
          aside={<AvatarStack label={t('members.title')} people={members} size={32} />}
        />
        <HoursStat
          of={team}
          record={{ customer: customerId, projects: [projectKey(String(customerId), project.name.trim())] }}
          name={name}
          query={hours}
          range={range}
        />
      </Tiles>
      <div className="tw-detail with-aside">
        <div>
          <HoursSection query={hours} range={range} onRange={setRange} />
          <MembersSection
            isWide
            title={t('members.team')}
            team={team}
            teamName={name}
            members={members}
            unreadable={project.unreadableMembers}
          />
        </div>
        <aside>
          <ProjectBasicsSection project={project} />
          <ProjectFiguresSection project={project} />
        </aside>
      </div>
    </>
  );
}

interface EditorProps {
  readonly project: Project;
  /** Unsaved values from an earlier edit. */
  readonly draft: Begun<ProjectDraft<FigureValues>> | null;
}

/** Revenue and time budget of a project, and how much of the budget was used. */
function ProjectFiguresSection({ project }: { readonly project: Project }) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  const { key, draft, notice } = useSectionDraft(figuresDraftsOf(project.id));
  const usage = useHoursUsed({ kind: 'project', id: project.id });
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
  const { money, hours } = useFigureWords();
  const { refusal } = useRefusedEdit('project', project.id);
  const edit = useProjectFigures(project, draft);
  const { revenue, timeBudget } = project;
  return (
    <EditableSection
      canEdit={refusal === null}
      startsEditing={draft !== null}
      title={t('project.detail')}
      edit={edit}
      view={
        <dl className="tw-terms">
          <dt>{t('project.fields.revenue')}</dt>
          <dd className="figures text-end">{money(revenue)}</dd>
          <dt>{t('project.fields.timeBudget')}</dt>
          <dd className="figures text-end">{hours(timeBudget)}</dd>
        </dl>
      }
    >
      <div className="tw-form">
        <FigureFields form={edit.form} />
      </div>
    </EditableSection>
  );
}
