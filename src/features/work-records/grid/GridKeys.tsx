import { useTranslation } from 'react-i18next';

const KEYS = ['move', 'type', 'down', 'right', 'describe', 'empty', 'undo'] as const;

/** The keys of the grid, for who sees them for the first time. */
export function GridKeys() {
  const { t } = useTranslation('weekGrid');
  return (
    <ul className="tw-keys no-touch" aria-label={t('keys.label')}>
      {KEYS.map((key) => (
        <li key={key}>
          <kbd className="tw-kbd">{t(`keys.${key}.key`)}</kbd> {t(`keys.${key}.does`)}
        </li>
      ))}
    </ul>
  );
}
