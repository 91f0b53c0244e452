import { useTranslation } from 'react-i18next';
import { cents } from '@/domain/money/money';
import type { PayrollFormat } from '@/domain/payroll/payroll';
import type { Refusal } from '@/domain/payroll/refusals';
import { useFormats } from '@/shared/i18n/useFormats';
import { useOpenWords } from '../useOpenWords';
import { useValueTexts } from '../useValueTexts';
import type { Payroll } from '../usePayroll';

/** Whom or what a refusal is about, and the reason. */
export interface RefusalWords {
  readonly about: string;
  readonly reason: string;
}

const officeNumbers = { advisorWrong: 'advisor', clientWrong: 'client' } as const;

/** Says why a file cannot be written yet. */
export function useRefusalWords(payroll: Payroll, format: PayrollFormat) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const openWords = useOpenWords(payroll);
  const { handedOver } = useValueTexts();
  const { wageTypes, numbers } = payroll.kept.settings;

  function aboutOf(refusal: Exclude<Refusal, { readonly kind: 'open' }>): string {
    if ('person' in refusal) return refusal.person.name;
    if ('people' in refusal) return formats.list(refusal.people.map(({ name }) => name));
    if ('line' in refusal) return refusal.line.person.name;
    if ('value' in refusal) return t(`value.${refusal.value}`);
    if ('values' in refusal) return formats.list(refusal.values.map((kind) => t(`value.${kind}`)));
    return t(refusal.kind === 'noLine' ? 'refused.lines' : `office.${officeNumbers[refusal.kind]}`);
  }

  return (refusal: Refusal): RefusalWords => {
    const { kind } = refusal;
    if (kind === 'open') {
      const { name, what } = openWords(refusal.item);
      return { about: name, reason: what };
    }
    const person = 'person' in refusal ? refusal.person : 'people' in refusal ? refusal.people[0] : undefined;
    const wageType = 'value' in refusal ? wageTypes[refusal.value] : undefined;
    const words = {
      number: person?.number ?? wageType?.number,
      format: t(`format.${format}`),
      letter: kind === 'letter' ? refusal.letter : '',
      sum: kind === 'wageTypeMissing' && wageType ? handedOver(wageType.as, refusal.sum) : '',
      value: 'line' in refusal ? formats.amount(cents(refusal.line.hundredths)) : '',
    };
    // Any text is a number of the company's own, but for what would break the lines of the file.
    const isSeparator = kind === 'numberWrong' && numbers === 'own';
    // Only the CSV has another encoding.
    const isFixed = kind === 'letter' && format !== 'csv';
    const reason = isSeparator ? 'separator' : isFixed ? 'letterDatev' : kind;
    return { about: aboutOf(refusal), reason: t(`refused.reason.${reason}`, words) };
  };
}
