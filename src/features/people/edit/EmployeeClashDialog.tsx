import { useTranslation } from '@/shared/i18n/useTranslation';
import { ClashDialog } from '@/shared/edit/ClashDialog';
import { useRoleWords } from '../useRoleWords';
import type { Question } from './usePersonSection';

/** Two people changed the same fields of a profile: which version stays? */
export function EmployeeClashDialog({ question: { clash, answer } }: { readonly question: Question }) {
  const { t } = useTranslation('people');
  const { roleName, stateName } = useRoleWords();
  const inWords = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (name === 'role') return roleName(String(value));
    return name === 'verificationState' ? stateName(String(value)) : String(value);
  };
  const fields = clash.clashes.map(({ name, mine, theirs }) => ({
    name,
    label: t(`fields.${name}`),
    mine: inWords(name, mine),
    theirs: inWords(name, theirs),
  }));
  return <ClashDialog fields={fields} onChoose={answer} onBack={() => answer(null)} />;
}
