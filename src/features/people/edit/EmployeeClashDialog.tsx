import { useTranslation } from '@/shared/i18n/useTranslation';
import { type Choice, ClashDialog } from '@/shared/edit/ClashDialog';
import { useRoleWords } from '../useRoleWords';
import type { EmployeeClash } from './usePersonSection';

interface EmployeeClashDialogProps {
  readonly clash: EmployeeClash;
  /** The user's choice, or null: back to the form. */
  readonly onAnswer: (choice: Choice | null) => void;
}

/** Two people changed the same fields of a profile: which version stays? */
export function EmployeeClashDialog({ clash, onAnswer }: EmployeeClashDialogProps) {
  const { t } = useTranslation('people');
  const { roleName, stateName } = useRoleWords();
  const inWords = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (name === 'role') return roleName(String(value));
    return name === 'verificationState' ? stateName(String(value)) : String(value);
  };
  const fields = clash.conflicts.map((name) => ({
    name,
    label: t(`fields.${name}`),
    mine: inWords(name, clash.merged[name]),
    theirs: inWords(name, clash.stored[name]),
  }));
  return <ClashDialog fields={fields} onChoose={onAnswer} onBack={() => onAnswer(null)} />;
}
