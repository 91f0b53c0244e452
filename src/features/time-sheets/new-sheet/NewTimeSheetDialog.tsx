import { checkDate } from '@/shared/forms/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Period, isIsoDate, monthOf } from '@/domain/time/period';
import type { Begun } from '@/shared/drafts/draftKind';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch } from '@/shared/store/hooks';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { useToday } from '@/shared/ui/timing/useClock';
import { TimeSheetPreview } from './TimeSheetPreview';
import { type PeriodValues, periodOf, timeSheetDrafts } from '../saving/timeSheetDraft';
import { loadSheetKind, useSheetSteps } from '../saving/useSheetSteps';
import { formatPeriod } from '../formatPeriod';

interface NewTimeSheetDialogProps {
  /** The period of a draft, or null to start with this month. */
  readonly draft: Begun<PeriodValues> | null;
  readonly onClose: () => void;
}

/**
 * The "New time sheet" modal: the whole month of a chosen date or an explicit range, with a preview of the
 * sheet.
 */
export function NewTimeSheetDialog({ draft, onClose }: NewTimeSheetDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const dispatch = useAppDispatch();
  const today = useToday();
  const [{ wish, ...initial }] = useState(
    (): Begun<PeriodValues> => draft ?? { kind: 'month', date: today, ...monthOf(today) },
  );
  const form = useAppForm<PeriodValues, FieldProblem>({
    initial,
    rules,
    messageOf: (problem) => t(`timeSheets:errors.${problem}`),
    draft: { kind: timeSheetDrafts, content: (values) => values, wish },
    isUnsaved: draft !== null,
    chooser: 'kind',
  });
  const { create } = useCreation(loadSheetKind, form.wish);
  const steps = useSheetSteps();
  const period = periodOf(form.values);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    const content = submitted && periodOf(submitted);
    if (!content) return { kind: 'invalid' };
    onSend();
    const outcome = await create(content);
    if (outcome.kind !== 'saved') return { kind: 'failed', error: errorOf(outcome) };
    steps.created(outcome.id, content);
    return { kind: 'saved', finish: () => finish(submitted) };
  }

  function finish(submitted: PeriodValues): 'done' | 'kept' {
    dispatch(doneNotice(t('timeSheets:new.done')));
    if (form.hasChangedSince(submitted)) {
      // The period of a sheet cannot be changed, so what was typed meanwhile can only be for another sheet.
      form.goOn(submitted, submitted);
      return 'kept';
    }
    handleClose();
    return 'done';
  }

  const handleClose = form.closing(onClose);

  return (
    <FormDialog
      title={t('timeSheets:new.title')}
      survivesBack
      isDirty={form.isDirty}
      saveLabel={t('timeSheets:new.create')}
      keptText={t('timeSheets:new.kept')}
      describeFailure={(reason) => t('timeSheets:new.failed', { reason })}
      save={save}
      onClose={handleClose}
    >
      <PeriodFields form={form} period={period} />
      {period && <TimeSheetPreview period={period} />}
    </FormDialog>
  );
}

interface PeriodFieldsProps {
  readonly form: ReturnType<typeof useAppForm<PeriodValues, FieldProblem>>;
  /** The period of the fields; null while they are not valid. */
  readonly period: Period | null;
}

/** The fields of the "New time sheet" modal. */
function PeriodFields({ form, period }: PeriodFieldsProps) {
  const { t } = useTranslation('timeSheets');
  const { valueField } = form;
  const { kind } = form.values;
  return (
    <div className="tw-form">
      <Segmented
        label={t('columns.period')}
        value={kind}
        options={{ month: t('new.month'), range: t('new.range') }}
        onChange={(next) => form.setValue('kind', next)}
      />
      {kind === 'month' ? (
        <DateField
          dayOf="work"
          label={t('fields.date')}
          required
          hint={period && t('new.monthHint', { days: formatPeriod(period) })}
          {...valueField('date')}
        />
      ) : (
        <>
          <div className="span-6 phone-span-12">
            <DateField dayOf="work" label={t('fields.from')} required {...valueField('from')} />
          </div>
          <div className="span-6 phone-span-12">
            <DateField dayOf="work" label={t('fields.to')} required {...valueField('to')} />
          </div>
        </>
      )}
    </div>
  );
}

/** The errors of a field; the texts are `timeSheets:errors`. */
type FieldProblem = 'date' | 'dateUnknown' | 'endBeforeStart';

const rules: Rules<PeriodValues, FieldProblem> = {
  date: { validate: checkDate },
  from: { validate: checkDate },
  to: {
    validate: (text, { from }) =>
      checkDate(text) ?? (!isIsoDate(from) || from <= text ? undefined : 'endBeforeStart'),
  },
};
