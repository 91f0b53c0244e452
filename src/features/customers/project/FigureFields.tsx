import { useTranslation } from 'react-i18next';
import { AmountField, NumberField } from '@/shared/ui/fields/NumberField';
import type { useProjectFigures } from './useProjectFigures';

/** The fields for revenue in euros and time budget in hours. */
export function FigureFields({ form }: { form: ReturnType<typeof useProjectFigures>['form'] }) {
  const { t } = useTranslation('customers');
  return (
    <>
      <div className="span-6">
        <AmountField label={t('project.fields.revenue')} {...form.valueField('revenue')} />
      </div>
      <div className="span-6">
        <NumberField
          label={t('project.fields.timeBudget')}
          unit="h"
          typedUnit="h"
          {...form.valueField('timeBudget')}
        />
      </div>
    </>
  );
}
