import { clsx } from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type Period,
  isIsoDate,
  isIsoMonth,
  isoDate,
  monthOf,
  monthOfDay,
  yearOf,
  periodOfYear,
} from '@/domain/time/period';
import { type NewServiceRecord, newServiceRecordPath } from '@/shared/paths';
import { useFormats } from '@/shared/i18n/useFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { MonthField } from '@/shared/ui/fields/dates/MonthField';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import type { TeamOf } from '../members/membersApi';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { useRunExport } from './useRunExport';
import { useToday } from '@/shared/ui/timing/useClock';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './exportDialog.module.scss';

interface ExportDialogProps {
  readonly of: TeamOf;
  /** The customer, and the project if only its hours are exported. */
  readonly record: NewServiceRecord;
  /** Name of the customer or project, used as the file name. */
  readonly name: string;
  /** The chart's range, offered as a shortcut. */
  readonly charted: Period;
  readonly onClose: () => void;
}

/** Exports the hours of a customer or project as a spreadsheet: a month, or an extended range. */
export function ExportDialog({ of, record, name, charted, onClose }: ExportDialogProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const formId = useId();
  const navigate = useNavigate();
  const form = useExportForm();
  const { share, empty, exportPeriod, forgetEmpty } = useRunExport(of, name, onClose);
  const isBusy = share !== null;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const period = await form.submit();
    if (period) await exportPeriod(period);
  }

  /** The chosen days become those of a service record. */
  async function handleRecord() {
    const period = await form.submit();
    if (period) void navigate(newServiceRecordPath({ ...record, ...period }));
  }

  function handleCharted() {
    forgetEmpty();
    form.setRange(charted);
  }

  return (
    <Dialog
      title={t('exportDialog.title')}
      subtitle={name}
      onClose={onClose}
      footer={
        <>
          <Button label={t('exportDialog.serviceRecord')} onClick={() => void handleRecord()} />
          <Button
            look="primary"
            label={t('exportDialog.export')}
            type="submit"
            form={formId}
            aria-disabled={isBusy}
          />
        </>
      }
    >
      <form id={formId} className="tw-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ExportFields form={form} charted={charted} />
      </form>
      {empty && (
        <div className="above-16">
          <Alert action={{ label: t('exportDialog.empty.asCharted'), onAct: handleCharted }}>
            <b>
              {t('exportDialog.empty.title', {
                days: formats.dayRange(empty.from, empty.to, 'always'),
              })}
            </b>
            <br />
            {t('exportDialog.empty.text')}
          </Alert>
        </div>
      )}
      {isBusy && <ExportProgress share={share} />}
      {!isBusy && !empty && (
        <p className="text-faint text-small above-16">
          <b className="block text-plain weight-560 break-anywhere">{fileNameOf(name)}</b>{' '}
          {t('exportDialog.content')}
        </p>
      )}
    </Dialog>
  );
}

/** The progress bar appears only after this many milliseconds. */
const NOTICEABLE_MS = 250;

/** The progress of an export, from 0 to 1. */
function ExportProgress({ share }: { readonly share: number }) {
  const { t } = useTranslation('customers');
  const isShown = useDelayedFlag(true, NOTICEABLE_MS);
  if (!isShown) return null;
  return (
    <div className="above-16">
      <b className="block text-plain weight-560 break-anywhere">
        {t(share === 0 ? 'exportDialog.reading' : 'exportDialog.writing')}
      </b>
      <progress
        className={clsx('tw-progress', classes.bar)}
        value={share}
        max={1}
        aria-label={t('exportDialog.progress')}
      />
      <p className="text-faint text-small">{t('exportDialog.savedByItself')}</p>
    </div>
  );
}

interface ExportFieldsProps {
  readonly form: ExportForm;
  /** The chart's range. */
  readonly charted: Period;
}

/** The fields that choose which days are exported. */
function ExportFields({ form, charted }: ExportFieldsProps) {
  const { t } = useTranslation('customers');
  const today = useToday();
  const year = yearOf(today);
  const ranges = {
    charted,
    thisYear: { from: isoDate(`${year}-01-01`), to: today },
    lastYear: periodOfYear(year - 1),
  };
  return (
    <>
      <Segmented
        label={t('exportDialog.period')}
        value={form.kind}
        options={{ month: t('exportDialog.month'), range: t('exportDialog.range') }}
        onChange={form.setKind}
      />
      {form.kind === 'month' ? (
        <MonthField ahead={0} label={t('exportDialog.month')} required {...form.valueField('month')} />
      ) : (
        <>
          <div className="span-6 phone-span-12">
            <DateField dayOf="work" label={t('exportDialog.from')} required {...form.valueField('from')} />
          </div>
          <div className="span-6 phone-span-12">
            <DateField dayOf="work" label={t('exportDialog.to')} required {...form.valueField('to')} />
          </div>
          <div className="wrap text-small as-flex gap-4-16">
            {(['charted', 'thisYear', 'lastYear'] as const).map((range) => (
              <Button
                key={range}
                look="link"
                label={t(`exportDialog.ranges.${range}`)}
                onClick={() => form.setRange(ranges[range])}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** A whole month, or an extended range. */
type ExportKind = 'month' | 'range';

type ExportValues = { readonly month: string; readonly from: string; readonly to: string };
type Problem = 'month' | 'date' | 'endBeforeStart';

const checkDate = (text: string): Problem | undefined => (isIsoDate(text) ? undefined : 'date');

const rules: Rules<ExportValues, Problem> = {
  month: { validate: (text) => (isIsoMonth(text) ? undefined : 'month') },
  from: { validate: checkDate },
  to: {
    validate: (to, { from }) =>
      checkDate(to) ?? (isIsoDate(from) && to < from ? 'endBeforeStart' : undefined),
  },
};

/** Values and rules of the export: the first to the last day of the chosen month, or a range. */
function useExportForm() {
  const { t } = useTranslation('customers');
  const [kind, setKind] = useState<ExportKind>('month');
  const today = useToday();
  const month = monthOf(today);
  const form = useAppForm<ExportValues, Problem>({
    initial: { month: monthOfDay(today), from: month.from, to: month.to },
    rules,
    messageOf: (problem) => t(`exportDialog.errors.${problem}`),
  });
  return {
    kind,
    setKind,
    valueField: form.valueField,
    /** Selects an extended range. */
    setRange: ({ from, to }: Period) => {
      setKind('range');
      form.setValue('from', from);
      form.setValue('to', to);
    },
    /** The days to export; null if a visible field is invalid, whose message is then shown. */
    submit: async (): Promise<Period | null> => {
      const values = await form.submit();
      if (!values) return null;
      if (kind === 'month') return monthOf(isoDate(`${values.month}-01`));
      return { from: isoDate(values.from), to: isoDate(values.to) };
    },
  };
}

type ExportForm = ReturnType<typeof useExportForm>;
