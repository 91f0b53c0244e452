import { useTranslation } from 'react-i18next';
import { untouchedOr } from '@/domain/decimal';
import { MAX_VACATION, vacationDaysOf } from '@/domain/account/absenceYear';
import type { Entitlement } from '@/domain/account/timeAccount';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { type SaveOutcome, closedWhenSaved } from '@/shared/forms/useSaving';
import { useFormats } from '@/shared/i18n/useFormats';
import { NumberField } from '@/shared/ui/fields/NumberField';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import type { OwnAccount } from '../useOwnAccount';
import { useAbsenceWords } from './absenceWords';
import { figuresOfYear, lacksRecords } from './absencesOfYear';

interface EntitlementDialogProps {
  readonly year: number;
  readonly own: OwnAccount;
  readonly onSave: (entitlement: Entitlement) => Promise<void>;
  readonly onClose: () => void;
}

type Values = {
  readonly days: string;
  readonly carriedOver: string;
  readonly lapses: boolean;
};

/** The dialog for the vacation of a year. The days left of the year before are offered, but not filled in. */
export function EntitlementDialog({ year, own, onSave, onClose }: EntitlementDialogProps) {
  const { t } = useTranslation(['absences', 'accountModel']);
  const { language, plain } = useFormats();
  const words = useAbsenceWords();
  const known = own.account?.entitlements.find((one) => one.year === year);
  const before = lacksRecords(own) ? undefined : figuresOfYear(year - 1, own).vacation?.left;
  const numberOf = (text: string) => vacationDaysOf(text, language);
  const number = {
    validate: (text: string) => (typeof numberOf(text) === 'number' ? undefined : ('days' as const)),
  };
  // In a year without an entitlement nothing may have been carried over; a number that was typed before is not emptied.
  const carriedOver = known
    ? number
    : { validate: (text: string) => (numberOf(text) === null ? undefined : number.validate(text)) };
  const form = useAppForm<Values, 'days'>({
    initial: {
      days: known ? plain(known.days) : '',
      carriedOver: known ? plain(known.carriedOver) : '',
      lapses: known?.lapses ?? false,
    },
    figures: ['days', 'carriedOver'],
    rules: { days: number, carriedOver },
    messageOf: () => t('accountModel:errors.days', { max: MAX_VACATION }),
  });

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    await onSave({
      year,
      days: untouchedOr(numberOf(submitted.days), known?.days) ?? 0,
      carriedOver: untouchedOr(numberOf(submitted.carriedOver), known?.carriedOver) ?? 0,
      lapses: submitted.lapses,
      changedAt: Date.now(),
    });
    return closedWhenSaved({ kind: 'saved' }, onClose);
  }

  const { error: _error, ...lapses } = form.field('lapses');
  const offered = before !== undefined && before > 0 ? before : null;
  return (
    <FormDialog
      title={t('entitlement.title', { year })}
      isDirty={form.isDirty}
      saveLabel={t('entry.save')}
      save={save}
      onClose={onClose}
    >
      <div className="tw-form">
        <div className="span-6 phone-span-12">
          <NumberField
            label={t('entitlement.days', { year })}
            unit={t('head.unit')}
            typedUnit="days"
            {...form.valueField('days')}
          />
        </div>
        <div className="span-6 phone-span-12">
          <NumberField
            label={t('entitlement.carriedOver', { year: year - 1 })}
            unit={t('head.unit')}
            typedUnit="days"
            {...form.valueField('carriedOver')}
          />
          {offered !== null && numberOf(form.values.carriedOver) !== offered && (
            <div className="tw-under">
              <button type="button" onClick={() => form.setValue('carriedOver', plain(offered))}>
                {t('entitlement.offer', { days: words.daysText(offered), year: year - 1 })}
              </button>
            </div>
          )}
        </div>
        <div>
          <SwitchField label={t('entitlement.lapses')} {...lapses} />
        </div>
        <p className="text-faint text-small">{t('entitlement.hint')}</p>
      </div>
    </FormDialog>
  );
}
