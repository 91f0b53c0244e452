import { useTranslation } from 'react-i18next';
import { prioritiesToOffer, statesToOffer } from '@/domain/planner/kanban';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { Icon } from '@/shared/ui/Icon';
import { type Look, lookOfPriority, lookOfState } from '../taskLooks';
import { useTaskWords } from '../useTaskWords';
import type { TaskForm } from './useTaskForm';

interface TaskFieldsProps {
  readonly form: TaskForm;
  /** State and priority as they are stored: what is not offered otherwise is kept and shown (section 3). */
  readonly stored: { readonly state: string; readonly priority: string };
}

/** State, priority and dates: what everybody may change (section 2, Kanban task dialog). */
export function TaskFields({ form: { field, valueField, values }, stored }: TaskFieldsProps) {
  const { t } = useTranslation('planner');
  const { stateName, priorityName } = useTaskWords();
  return (
    <>
      <div className="c6 p12">
        <SelectField
          label={t('task.fields.state')}
          {...field('state')}
          value={values.state}
          mark={<Mark {...lookOfState(values.state)} />}
          {...(stored.state === '' && { emptyLabel: '–' })}
          options={statesToOffer(stored.state).map((value) => ({ value, label: stateName(value) }))}
        />
      </div>
      <div className="c6 p12">
        <SelectField
          label={t('task.fields.priority')}
          {...field('priority')}
          value={values.priority}
          mark={<Mark {...lookOfPriority(values.priority)} />}
          {...(stored.priority === '' && { emptyLabel: '–' })}
          options={prioritiesToOffer(stored.priority).map((value) => ({ value, label: priorityName(value) }))}
        />
      </div>
      <div className="c6 p12">
        <DateField label={t('task.fields.startDate')} {...valueField('startDate')} />
      </div>
      <div className="c6 p12">
        <DateField label={t('task.fields.dueDate')} {...valueField('dueDate')} />
      </div>
    </>
  );
}

function Mark({ className, icon }: Look) {
  return (
    <span className={className}>
      <Icon of={icon} />
    </span>
  );
}
