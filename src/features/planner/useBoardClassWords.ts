import { useTranslation } from 'react-i18next';

/** The words for the classes of boards; one that is not known here is shown as it is. */
export function useBoardClassWords(): (boardClass: string) => string {
  const { t } = useTranslation('planner');
  return (boardClass) => {
    if (boardClass === 'personally') return t('classes.personally');
    return boardClass === 'customer' ? t('classes.customer') : boardClass;
  };
}
