import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FEDERAL_STATES } from '@/domain/time/holidays';
import { useFormats } from '../i18n/useFormats';
import { SelectField } from '../ui/fields/SelectField';

type StateFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'emptyLabel'>;

/** The federal state whose public holidays count, or only those that all states have. */
export function StateField(props: StateFieldProps) {
  const { t } = useTranslation('workSettings');
  const { language } = useFormats();
  return (
    <SelectField
      label={t('state.label')}
      emptyLabel={t('state.none')}
      options={FEDERAL_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })).toSorted(
        (one, other) => one.label.localeCompare(other.label, language),
      )}
      {...props}
    />
  );
}
