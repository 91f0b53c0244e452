import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getCustomer } from '@/features/customers';
import { useCustomerAndProjectOptions } from '@/features/pair-choice';
import { paths } from '@/shared/paths';
import { ChoiceField } from '@/shared/ui/fields/choice/ChoiceField';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { Spinner } from '@/shared/ui/messages/Spinner';
import { RecordCrumbs } from '../RecordCrumbs';
import { useRecords } from '../kept/useRecords';
import { MakeRecord } from './MakeRecord';

/** The page on which a service record is made: first for whom, then from which entries. */
export function NewRecordPage() {
  const [params] = useSearchParams();
  const customer = params.get('customer') ?? '';
  // The key remounts it for another customer, so that ticks and numbers do not carry over.
  return customer === '' ? <ChooseCustomer /> : <OfCustomer key={customer} id={customer} />;
}

function OfCustomer({ id }: { readonly id: string }) {
  const { t } = useTranslation('serviceRecords');
  const query = getCustomer.useQuery(id);
  const { kept } = useRecords();
  return (
    <QueryView
      query={query}
      skeleton={<Spinner active />}
      failedTitle={t('make.customerFailed')}
      isPage
      back={{ label: t('notFound.back'), path: paths.serviceRecords }}
    >
      {(customer) => (kept ? <MakeRecord customer={customer} kept={kept} /> : <Spinner active />)}
    </QueryView>
  );
}

function ChooseCustomer() {
  const { t } = useTranslation('serviceRecords');
  const [, setParams] = useSearchParams();
  const { customers } = useCustomerAndProjectOptions('');
  return (
    <>
      <PageHeader
        title={t('one')}
        lead={t('choose.text')}
        breadcrumb={<RecordCrumbs current={t('newCrumb')} />}
      />
      <div className="tw-form">
        <div className="span-6 phone-span-12">
          <ChoiceField
            label={t('choose.customer')}
            emptyLabel="–"
            value=""
            options={customers.options}
            loadFailed={customers.hasFailed}
            hint={customers.hasFailed ? t('choose.failed') : undefined}
            onRetry={customers.retry}
            onValue={(customer) => setParams({ customer })}
          />
        </div>
      </div>
    </>
  );
}
