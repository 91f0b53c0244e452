import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import { SIDES } from '@/domain/service-records/serviceRecord';
import { saveFile } from '@/shared/files/saveFile';
import { useFormats } from '@/shared/i18n/useFormats';
import { serviceRecordPath } from '@/shared/paths';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import classes from '../recordColumns.module.scss';
import { RecordCrumbs } from '../RecordCrumbs';
import { recordFileName } from '../useRecordWords';
import { NotIncludedList } from './NotIncludedList';
import { OlderRows } from './OlderRows';
import { ReadingState } from './ReadingState';
import type { RecordsKept } from '../kept/recordsKept';
import { RecordRows } from './RecordRows';
import { RecordSettings } from './RecordSettings';
import { RecordSide } from './RecordSide';
import { useMakeRecord } from '../paper/useMakeRecord';
import { useNewRecord } from './useNewRecord';

const RecordSigning = lazyComponent(
  async () => (await import('../signing/RecordSigning')).RecordSigning,
  ['signature', 'message'],
);

interface MakeRecordProps {
  readonly customer: Customer;
  readonly kept: RecordsKept;
}

/** The settings of a new record, its rows, what is not included, and the ways to make it. */
export function MakeRecord({ customer, kept }: MakeRecordProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const navigate = useNavigate();
  const making = useNewRecord(customer, kept);
  const { record, reading, choice, settings, problem } = making;
  const { latest } = settings;
  const { make, show, isBusy, isOpen } = useMakeRecord();
  const numberField = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  /** The record that is being signed. It stays as it was shown, whatever is read meanwhile. */
  const [signed, setSigned] = useState<typeof record>(null);

  /** The record as it stands, if it can be made; otherwise the reason is shown. */
  function ready(): typeof record {
    setIsChecked(true);
    if (problem !== undefined) numberField.current?.focus();
    return problem === undefined ? record : null;
  }

  async function create() {
    const now = ready();
    const made = now && (await make(now, []));
    if (!made || !isOpen()) return;
    saveFile(made.file, recordFileName(made.record));
    void navigate(serviceRecordPath(made.record.key), { replace: true });
  }

  return (
    <>
      <PageHeader
        title={t('one')}
        lead={
          latest
            ? t('make.lastUntil', { customer: customer.name, day: formats.date(latest.to) })
            : customer.name
        }
        breadcrumb={<RecordCrumbs customer={customer} current={t('newCrumb')} />}
      />
      <RecordSettings making={making} />
      <div className={classes.columns}>
        <div>
          <ReadingState reading={reading} onOwn={() => settings.change({ scope: 'own' })} />
          {choice && (
            <>
              <OlderRows entries={choice.older} onInclude={making.include} />
              <RecordRows making={making} choice={choice} />
              <NotIncludedList making={making} notIncluded={choice.notIncluded} />
            </>
          )}
        </div>
        <RecordSide
          {...{ making, isBusy, numberField }}
          problem={isChecked || making.isNumberTyped ? problem : undefined}
          onSign={() => setSigned(ready())}
          onCreate={() => void create()}
          onLook={() => {
            const now = ready();
            if (now) void show(now, []);
          }}
        />
      </div>
      {signed && (
        <RecordSigning
          record={signed}
          images={{}}
          sides={SIDES}
          onMade={() => void navigate(serviceRecordPath(signed.key), { replace: true })}
          onClose={() => setSigned(null)}
        />
      )}
    </>
  );
}
