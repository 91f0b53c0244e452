import { useTranslation } from 'react-i18next';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { SourceButtons } from '../import/SourceButtons';
import type { WorkViewChoice } from './useWorkView';

/** Switches between the list and the week grid; the sources beside it are in both views. */
export function ViewSwitch({ view, choose, hasSwitched }: WorkViewChoice) {
  const { t } = useTranslation('workRecords');
  return (
    <>
      <SourceButtons />
      <Segmented
        label={t('view.label')}
        value={view}
        hasFocus={hasSwitched}
        options={[
          { value: 'list', label: t('view.list') },
          { value: 'week', label: t('view.week') },
        ]}
        onChange={choose}
      />
    </>
  );
}
