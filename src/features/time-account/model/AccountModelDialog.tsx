import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { canonicalJson } from '@/domain/canonicalJson';
import { withFields } from '@/domain/changes/ownStep';
import { Alert } from '@/shared/ui/messages/Alert';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { useFormats } from '@/shared/i18n/useFormats';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useSteps } from '@/shared/undo/useSteps';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { withWorkDays, workDaysKind } from '@/shared/work-days/workDaysKept';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptStep } from '../kept/useKept';
import { useAccountWords } from '../useAccountWords';
import { useOwnAccount } from '../useOwnAccount';
import { type Effect, modelEffect } from './effect';
import { ModelLines, ModelRows } from './ModelFields';
import type { Model } from './typedModel';
import { useModelForm } from './useModelForm';

interface AccountModelDialogProps {
  readonly onClose: () => void;
}

/** The dialog for the working-time model: targets with the days from which they count, holidays, start, cap and travel time. */
export function AccountModelDialog({ onClose }: AccountModelDialogProps) {
  const account = useDeviceValue(timeAccountKind).value;
  const workDays = useWorkDays().value;
  if (!account || !workDays) return null;
  return <LoadedDialog before={{ account, workDays }} onClose={onClose} />;
}

/** Keeps a model on the device, as one step that can be undone. */
function useKeepModel() {
  const { t } = useTranslation('accountModel');
  const stepAccount = useKeptStep(timeAccountKind);
  const stepWorkDays = useKeptStep(workDaysKind);
  const steps = useSteps();

  return async (before: Model, after: Model) => {
    const account = { before: before.account, after: after.account };
    const workDays = { before: before.workDays, after: after.workDays };
    const changedAt = Date.now();
    const undoAccount = await stepAccount((now, undoneAt) => {
      const { value, isWhole } = withFields(now, account, undoneAt);
      // If nothing of it changes, the time of its last change stays.
      const isSame = canonicalJson(value) === canonicalJson(now);
      return { value: isSame ? now : { ...value, changedAt: undoneAt ?? changedAt }, isWhole };
    });
    const undoWorkDays = await stepWorkDays((now, undoneAt) => withWorkDays(now, workDays, undoneAt));
    const undo = async () => {
      const answer = await undoAccount();
      return (await undoWorkDays()) ?? answer;
    };
    steps.addTold({ text: t('model.saved'), undo });
  };
}

function LoadedDialog({ onClose, ...opened }: AccountModelDialogProps & { readonly before: Model }) {
  const { t } = useTranslation('accountModel');
  // What was typed is compared with what the fields began with, whatever another tab has kept since.
  const [before] = useState(opened.before);
  const form = useModelForm(before);
  const keep = useKeepModel();
  const { counted } = useAccountWords();
  const own = useOwnAccount();
  const typed = form.read(form.values, 0);

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    const next = submitted && form.read(submitted, Date.now());
    if (!next) return { kind: 'invalid' };
    const { start, opening, cap, travelShare } = before.account;
    if (form.isDirty) await keep({ ...before, account: { start, opening, cap, travelShare } }, next);
    return { kind: 'saved', finish: onClose };
  }

  return (
    <FormDialog
      title={t('model.title')}
      subtitle={t('model.hint')}
      size="lg"
      isDirty={form.isDirty}
      saveLabel={t('model.save')}
      describeFailure={(reason) => t('model.failed', { reason })}
      save={save}
      onClose={onClose}
    >
      <ModelRows form={form} />
      <ModelLines form={form} />
      <Alert tone="quiet" className="above-16">
        <ModelEffect
          effect={modelEffect(own, before, typed)}
          day={own ? counted(own) : ''}
          start={typed?.account.start}
        />
      </Alert>
    </FormDialog>
  );
}

interface ModelEffectProps {
  readonly effect: Effect;
  /** The day of the balance, in words. */
  readonly day: string;
  readonly start: TimeAccount['start'] | undefined;
}

function ModelEffect({ effect, day, start }: ModelEffectProps) {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const { signed } = useAccountWords();
  if (effect.kind === 'earlier') return t('effect.earlier', { date: start ? formats.date(start) : '' });
  if (effect.kind !== 'known') return t(`effect.${effect.kind}`);
  const isSame = effect.before === effect.after;
  return (
    <>
      {t('effect.counted', { day })} <b>{t('effect.hours', { hours: signed(effect.after) })}</b>
      {isSame ? `. ${t('effect.same')}` : ` ${t('effect.instead', { hours: signed(effect.before) })}`}
    </>
  );
}
