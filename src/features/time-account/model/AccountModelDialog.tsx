import { useTranslation } from 'react-i18next';
import { hoursOfHundredths } from '@/domain/hundredths';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { useFormats } from '@/shared/i18n/useFormats';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useToday } from '@/shared/ui/timing/useClock';
import { useSteps } from '@/shared/undo/useSteps';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptChange, useWorkDaysChange } from '../kept/useKept';
import { useOwnAccount } from '../useOwnAccount';
import { EffectLine } from './EffectLine';
import { type Effect, modelEffect } from './effect';
import { ModelLines } from './ModelLines';
import { ModelRows } from './ModelRows';
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

/** The account with other settings. If they are the same, the time of its last change stays. */
function withSettings(account: TimeAccount, next: Model['account'], changedAt: number): TimeAccount {
  const { start, opening, cap, travelShare } = account;
  const isSame = JSON.stringify({ start, opening, cap, travelShare }) === JSON.stringify(next);
  return isSame ? account : { ...account, ...next, changedAt };
}

/** Keeps a model on the device, as one step that can be undone. */
function useKeepModel() {
  const { t } = useTranslation('accountModel');
  const changeAccount = useKeptChange(timeAccountKind);
  const changeWorkDays = useWorkDaysChange();
  const steps = useSteps();

  async function keep(next: Model) {
    const changedAt = Date.now();
    await changeAccount((now) => now && withSettings(now, next.account, changedAt));
    const { rows, state, christmasEve, newYearsEve } = next.workDays;
    await changeWorkDays((now) => ({ ...now, rows, state, christmasEve, newYearsEve }));
  }

  return async (next: Model, before: Model) => {
    await keep(next);
    steps.addTold({
      text: t('model.saved'),
      undo: async () => {
        await keep(before);
        return undefined;
      },
    });
  };
}

function LoadedDialog({ before, onClose }: AccountModelDialogProps & { readonly before: Model }) {
  const { t } = useTranslation('accountModel');
  const form = useModelForm(before);
  const keep = useKeepModel();
  const today = useToday();
  const own = useOwnAccount(Number(today.slice(0, 4)));
  const typed = form.read(form.values, 0);

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    const next = submitted && form.read(submitted, Date.now());
    if (!next) return { kind: 'invalid' };
    const { start, opening, cap, travelShare } = before.account;
    if (form.isDirty) await keep(next, { ...before, account: { start, opening, cap, travelShare } });
    return {
      kind: 'saved',
      finish: () => {
        onClose();
        return 'done';
      },
    };
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
      <EffectLine>
        <ModelEffect effect={modelEffect(own, typed)} start={typed?.account.start} />
      </EffectLine>
    </FormDialog>
  );
}

interface ModelEffectProps {
  readonly effect: Effect;
  readonly start: TimeAccount['start'] | undefined;
}

function ModelEffect({ effect, start }: ModelEffectProps) {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  if (effect.kind === 'earlier') return t('effect.earlier', { date: start ? formats.date(start) : '' });
  if (effect.kind !== 'known') return t(`effect.${effect.kind}`);
  const hours = (of: number) => ({ hours: formats.signedHours(hoursOfHundredths(of)) });
  const isSame = effect.before === effect.after;
  return (
    <>
      {t('effect.yesterday')} <b>{t('effect.hours', hours(effect.after))}</b>
      {isSame ? `. ${t('effect.same')}` : ` ${t('effect.instead', hours(effect.before))}`}
    </>
  );
}
