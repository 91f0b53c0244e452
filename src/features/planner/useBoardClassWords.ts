import { useTranslation } from 'react-i18next';

/** The names of the board classes; an unknown class is shown as the service sends it. */
export function useBoardClassWords(): (boardClass: string) => string {
  const { t } = useTranslation('planner');
  return (boardClass) => {
    if (boardClass === 'personally') return t('classes.personally');
    return boardClass === 'customer' ? t('classes.customer') : boardClass;
  };
}
