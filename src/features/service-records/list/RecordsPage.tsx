import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { Spinner } from '@/shared/ui/messages/Spinner';
import { useRecords } from '../kept/useRecords';
import { RecordTable } from './RecordTable';
import { useRecordChecks } from './useRecordChecks';

/** The service records that this device keeps; signed ones are compared with the entries. */
export function RecordsPage() {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const navigate = useNavigate();
  const { kept } = useRecords();
  const records = kept?.records ?? [];
  const checks = useRecordChecks(records);
  const count = records.length;
  const { checkedAt } = checks;
  const lead =
    checkedAt === null
      ? t('list.lead', { count })
      : t('list.leadChecked', { count, time: formats.clock(new Date(checkedAt)) });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={count > 0 && lead}
        {...(count > 0 && {
          primary: {
            label: t('new'),
            icon: plus,
            onAct: () => void navigate(paths.newServiceRecord),
          },
        })}
        breadcrumb={
          <Breadcrumb steps={[{ label: t('customers'), path: paths.customers }]} current={t('title')} />
        }
      />
      {!kept && <Spinner active />}
      {kept && count === 0 && (
        <EmptyState
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            <Link className="btn btn-primary" to={paths.newServiceRecord}>
              <Icon of={plus} />
              {t('new')}
            </Link>
          }
        />
      )}
      {count > 0 && <RecordTable records={records} checks={checks} />}
    </>
  );
}
