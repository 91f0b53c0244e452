import pen from 'bootstrap-icons/icons/pen.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { recordsKind } from '../kept/recordsKept';

/** The way to the service records, once this device has one. */
export function RecordsLink() {
  const { t } = useTranslation('serviceRecords');
  const kept = useDeviceValue(recordsKind).value;
  if (!kept || kept.records.length === 0) return null;
  return (
    <Link className="btn btn-quiet" to={paths.serviceRecords}>
      <Icon of={pen} />
      {t('title')}
    </Link>
  );
}
