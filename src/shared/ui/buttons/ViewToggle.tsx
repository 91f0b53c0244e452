import grid from 'bootstrap-icons/icons/grid.svg?icon';
import listUl from 'bootstrap-icons/icons/list-ul.svg?icon';
import { useTranslation } from 'react-i18next';
import { gridViewKey, writeLocal } from '../../storage/localStore';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { gridViewChosen, selectGridView } from '../../store/viewSlice';
import { Segmented } from './Segmented';

/**
 * Switches every list that has both between cards and a table. The choice is kept on this device; until the
 * user chooses, phones show tables.
 */
export function ViewToggle() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const isGrid = useAppSelector(selectGridView);

  function handleChange(view: 'grid' | 'table') {
    dispatch(gridViewChosen(view === 'grid'));
    writeLocal(gridViewKey, String(view === 'grid'));
  }

  return (
    <Segmented
      label={t('view.label')}
      value={isGrid ? 'grid' : 'table'}
      options={[
        { value: 'grid', label: t('view.grid'), icon: grid },
        { value: 'table', label: t('view.table'), icon: listUl },
      ]}
      onChange={handleChange}
    />
  );
}
