import { useTranslation } from 'react-i18next';
import { Segmented } from '@/shared/ui/Segmented';
import type { WorkViewChoice } from './useWorkView';

/** Switches between the list and the week grid. */
export function ViewSwitch({ view, choose }: WorkViewChoice) {
  const { t } = useTranslation('workRecords');
  return (
    <Segmented
      label={t('view.label')}
      value={view}
      options={[
        { value: 'list', label: t('view.list') },
        { value: 'week', label: t('view.week') },
      ]}
      onChange={choose}
    />
  );
}
