import { useTranslation } from 'react-i18next';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { SourceButtons } from '../meetings/SourceButtons';
import type { WorkViewChoice } from './useWorkView';

/** Switches between the list, the week grid and the calendar; the sources beside it are in all views. */
export function ViewSwitch({ view, choose, hasSwitched }: WorkViewChoice) {
  const { t } = useTranslation('workRecords');
  return (
    <>
      <Segmented
        label={t('view.label')}
        value={view}
        hasFocus={hasSwitched}
        options={[
          { value: 'list', label: t('view.list') },
          { value: 'week', label: t('view.week') },
          { value: 'calendar', label: t('view.calendar') },
        ]}
        onChange={choose}
      />
      <SourceButtons />
    </>
  );
}
