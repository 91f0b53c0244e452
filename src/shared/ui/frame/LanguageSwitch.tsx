import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/domain/language';
import { setLanguage } from '@/shared/i18n/i18n';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { Segmented } from '../buttons/Segmented';

/** Switches between German and English. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  return (
    <Segmented
      label={t('language')}
      value={useLanguage()}
      options={LANGUAGES.map((value) => ({
        value,
        label: value.toUpperCase(),
        name: t(`languages.${value}`),
      }))}
      onChange={(language) => void setLanguage(language)}
    />
  );
}
