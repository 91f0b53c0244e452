import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import type { Begun } from '@/shared/drafts/draftKind';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch } from '@/shared/store/hooks';
import { PeriodFields } from './PeriodFields';
import { TimeSheetPreview } from './TimeSheetPreview';
import type { PeriodValues } from './timeSheetDraft';
import { loadSheetKind } from '../saving/kinds';
import './newTimeSheet.scss';
import { newPeriodValues, periodOf } from './periodOf';
import { useSheetSteps } from '../useSheetSteps';
import { useNewTimeSheetForm } from './useNewTimeSheetForm';

interface NewTimeSheetDialogProps {
  /** A period that was chosen before (a draft), or null to begin with this month. */
  readonly draft: Begun<PeriodValues> | null;
  readonly onClose: () => void;
}

/**
 * The "New time sheet" modal (section 2): the whole month of a chosen date or an explicit range, with a preview of
 * what the sheet will hold.
 */
export function NewTimeSheetDialog({ draft, onClose }: NewTimeSheetDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const dispatch = useAppDispatch();
  const [today] = useState(() => localDay(new Date()));
  const [{ wish, ...initial }] = useState((): Begun<PeriodValues> => draft ?? newPeriodValues(today));
  const form = useNewTimeSheetForm({ initial, wish, isUnsaved: draft !== null });
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
    dispatch(noticeGiven({ tone: 'success', text: t('timeSheets:new.done'), lifeMs: noticeLife.done }));
    if (form.hasChangedSince(submitted)) {
      // A sheet's period cannot be changed: another one can only be another sheet's.
      form.goOn(submitted, submitted);
      return 'kept';
    }
    form.forgetDraft();
    onClose();
    return 'done';
  }

  function handleClose() {
    form.forgetDraft();
    onClose();
  }

  return (
    <FormDialog
      title={t('timeSheets:new.title')}
      isDirty={form.isDirty}
      saveLabel={t('timeSheets:new.create')}
      keptText={t('timeSheets:new.kept')}
      describeFailure={(reason) => t('timeSheets:new.failed', { reason })}
      save={save}
      onClose={handleClose}
    >
      <PeriodFields form={form} period={period} />
      {period && <TimeSheetPreview period={period} today={today} />}
    </FormDialog>
  );
}
