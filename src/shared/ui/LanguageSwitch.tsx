import { useTranslation } from 'react-i18next';
import { currentLanguage, setLanguage } from '@/shared/i18n/i18n';
import { Segmented } from './Segmented';

const options = [
  { value: 'de', label: 'DE', name: 'Deutsch' },
  { value: 'en', label: 'EN', name: 'English' },
] as const;

/** Switches between German and English (section 2, "Language"). */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  return (
    <Segmented
      label={t('language')}
      value={currentLanguage()}
      options={options}
      onChange={(language) => void setLanguage(language)}
    />
  );
}
