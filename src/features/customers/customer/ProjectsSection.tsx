import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '@/domain/customer';
import { type Id, isSameId } from '@/domain/id';
import type { IsoDate } from '@/domain/period';
import { isCompletedProject } from '@/domain/project';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { projectPath } from '@/shared/paths';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { useCreateProjectMutation } from '../projectsApi';
import { ProjectRow } from './ProjectRow';

interface ProjectsSectionProps {
  readonly customer: Customer;
  readonly today: IsoDate;
}

/** The projects of a customer (section 2): completed ones on request, a new one, revenue and budget in the line. */
export function ProjectsSection({ customer, today }: ProjectsSectionProps) {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [create, { isLoading: isCreating }] = useCreateProjectMutation();
  const [showsCompleted, setShowsCompleted] = useState(false);
  const [openId, setOpenId] = useState<Id | null>(null);
  const { projects } = customer;
  const shown = showsCompleted ? projects : projects.filter((project) => !isCompletedProject(project));

  async function handleCreate() {
    if (isCreating) return;
    const { data: id, error } = await create(customer.id);
    if (id !== undefined) await navigate(projectPath(id));
    else
      dispatch(
        noticeGiven({ tone: 'error', text: t('projects.createFailed', { reason: errorText(error) }) }),
      );
  }

  return (
    <section className="tw-block" aria-labelledby="customer-projects">
      <div className="tw-sec flex-wrap">
        <h2 id="customer-projects">
          {t('projects.title')} <span className="cnt">{shown.length}</span>
        </h2>
        <span className="ms-auto">
          <SwitchField
            label={t('projects.showCompleted')}
            checked={showsCompleted}
            onChange={(event) => setShowsCompleted(event.target.checked)}
          />
        </span>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-disabled={isCreating}
          onClick={() => void handleCreate()}
        >
          <Icon of={plusLg} />
          {t('projects.new')}
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="t3">{t(projects.length === 0 ? 'projects.none' : 'projects.allCompleted')}</p>
      ) : (
        <table className="tw-table fixed">
          <ProjectsHead />
          <tbody>
            {shown.map((project) => (
              <ProjectRow
                key={project.id}
                project={project}
                today={today}
                isOpen={isSameId(project.id, openId)}
                onOpen={() => setOpenId(project.id)}
                onClose={() => setOpenId(null)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ProjectsHead() {
  const { t } = useTranslation('customers');
  return (
    <>
      <colgroup>
        <col />
        <col className="c-number no-phone" />
        <col className="c-status" />
        <col className="c-act" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('projects.columns.project')}</th>
          <th scope="col" className="no-phone">
            {t('projects.columns.order')}
          </th>
          <th scope="col">{t('projects.columns.status')}</th>
          <th scope="col" className="r">
            {t('projects.columns.action')}
          </th>
        </tr>
      </thead>
    </>
  );
}
