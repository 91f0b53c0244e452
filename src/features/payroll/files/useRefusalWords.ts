import { useTranslation } from 'react-i18next';
import { cents } from '@/domain/money/money';
import type { ValueKind } from '@/domain/payroll/payroll';
import type { Refusal } from '@/domain/payroll/refusals';
import { useFormats } from '@/shared/i18n/useFormats';
import { useOpenWords } from '../useOpenWords';
import { useValueTexts } from '../useValueTexts';
import type { Payroll } from '../usePayroll';

/** Says why a file cannot be written yet. */
export function useRefusalWords(payroll: Payroll) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const openWords = useOpenWords(payroll);
  const { handedOver } = useValueTexts();
  const valuesText = (values: readonly ValueKind[]) => formats.list(values.map((kind) => t(`value.${kind}`)));
  const amount = (hundredths: number) => formats.amount(cents(Math.round(hundredths)));

  return (refusal: Refusal): string => {
    switch (refusal.kind) {
      case 'open':
        return openWords(refusal.item).title;
      case 'numberMissing':
        return t('refused.numberMissing', { name: refusal.person.name });
      case 'numberWrong':
        return t('refused.numberWrong', { name: refusal.person.name, number: refusal.person.number });
      case 'numberTwice':
        return t('refused.numberTwice', {
          names: formats.list(refusal.people.map(({ name }) => name)),
          number: refusal.people[0]?.number ?? '',
        });
      case 'advisorWrong':
      case 'clientWrong':
        return t(`refused.${refusal.kind}`);
      case 'wageTypeMissing':
        return t('refused.wageTypeMissing', {
          value: t(`value.${refusal.value}`),
          sum: handedOver(payroll.kept.settings.wageTypes[refusal.value].as, refusal.sum),
        });
      case 'wageTypeWrong':
      case 'keyMissing':
        return t(`refused.${refusal.kind}`, { value: t(`value.${refusal.value}`) });
      case 'wageTypeTwice':
        return t('refused.wageTypeTwice', { values: valuesText(refusal.values) });
      case 'tooManyHours':
      case 'amountTooLarge':
        return t(`refused.${refusal.kind}`, {
          name: refusal.line.person.name,
          value: amount(refusal.line.hundredths),
        });
      case 'letter':
        return t('refused.letter', { name: refusal.person.name, letter: refusal.letter });
      case 'noLine':
        return t('refused.noLine');
    }
  };
}
