import history from 'bootstrap-icons/icons/clock-history.svg?icon';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import type { RecordEntry } from '@/domain/service-records/recordEntries';
import { SIDES } from '@/domain/service-records/serviceRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { saveFile } from '@/shared/files/saveFile';
import { useFormats } from '@/shared/i18n/useFormats';
import { serviceRecordPath } from '@/shared/paths';
import { PeriodSetting } from '@/shared/settings/PeriodSetting';
import { SettingMenu } from '@/shared/settings/SettingMenu';
import { SettingsSheet } from '@/shared/settings/SettingsSheet';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { Alert } from '@/shared/ui/messages/Alert';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import classes from '../recordColumns.module.scss';
import { RecordCrumbs } from '../RecordCrumbs';
import { recordFileName } from '../useRecordWords';
import { NotIncludedList } from './NotIncludedList';
import type { EntriesRead } from '../reading/useEntries';
import type { RecordsKept } from '../kept/recordsKept';
import { RecordRows } from './RecordRows';
import { RecordSide } from './RecordSide';
import { useMakeRecord } from '../paper/useMakeRecord';
import { type NewRecord, useNewRecord } from './useNewRecord';
import { usePeriodOffer, useRecordOffers } from './useRecordOffers';

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

interface ReadingStateProps {
  readonly reading: EntriesRead;
  readonly onOwn: () => void;
}

/** How far the entries are read, and why they are not complete. */
function ReadingState({ reading, onOwn }: ReadingStateProps) {
  const { t } = useTranslation(['serviceRecords', 'common']);
  const formats = useFormats();
  const errorText = useErrorText();
  const { state, count, isRefused, isOld, readAt, error, retry } = reading;
  return (
    <>
      {isRefused && (
        <Alert action={{ label: t('serviceRecords:make.ownInstead'), onAct: onOwn }}>
          {t('serviceRecords:make.refused')}
        </Alert>
      )}
      {state === 'failed' && reading.entries === null && (
        <Alert tone="danger" action={{ label: t('common:actions.retry'), onAct: retry }}>
          {t('serviceRecords:make.failed', { reason: errorText(error) })}
        </Alert>
      )}
      {(isOld || (state === 'failed' && reading.entries !== null)) && readAt !== null && (
        <Alert>{t('serviceRecords:make.old', { time: formats.clock(new Date(readAt)) })}</Alert>
      )}
      <p className="text-faint text-small" role="status">
        {state === 'reading' &&
          `${t('serviceRecords:make.reading')} … ${count > 0 ? t('serviceRecords:make.readingCount', { count }) : ''}`}
      </p>
    </>
  );
}

interface OlderRowsProps {
  readonly entries: readonly RecordEntry[];
  readonly onInclude: (key: string) => void;
}

/** Entries before the period that are in no service record yet. */
function OlderRows({ entries, onInclude }: OlderRowsProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map((entry) => {
        const words = { day: formats.day(entry.date), hours: formats.hours(entry.hours) };
        return (
          <li key={entry.key} className="tw-alert warning">
            <Icon of={history} className="mark-warning" />
            <p className="fills">
              <Trans t={t} i18nKey="make.older" values={words} components={{ b: <b /> }} />
            </p>
            <Button
              look="link"
              label={t('make.include')}
              aria-label={t('make.includeOf', { day: words.day, text: entry.description })}
              onClick={() => onInclude(entry.key)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The settings of a new record: in a line, on a phone in a sheet. */
function RecordSettings({ making }: { readonly making: NewRecord }) {
  const { t } = useTranslation('serviceRecords');
  const isPhone = usePhone();
  const list = useRecordOffers(making);
  const period = usePeriodOffer(making);
  if (isPhone)
    return (
      <SettingsSheet
        title={t('settings.title')}
        summary={list.map(({ label, value }) => `${label} ${value}`).join(' · ')}
        done={t('settings.done')}
        {...{ period, list }}
      />
    );
  return (
    <fieldset className="row wrap below-12" aria-label={t('settings.title')}>
      {list.map((setting) => (
        <SettingMenu key={setting.name} setting={setting} />
      ))}
      <div className="row push-right">
        <PeriodSetting choice={period} />
      </div>
    </fieldset>
  );
}
