import { useTranslation } from 'react-i18next';

interface SavingNoteProps {
  /** `closing`: the form closes once it is saved; `kept`: it stays open for what was typed in the meantime. */
  readonly of: 'closing' | 'kept' | null;
}

/** A quiet line in a form without a dialog that says how the save went. */
export function SavingNote({ of }: SavingNoteProps) {
  const { t } = useTranslation('common');
  return (
    <output className="form-text block" hidden={of === null}>
      {of === 'closing' && t('saving.closesLater')}
      {of === 'kept' && t('saving.kept')}
    </output>
  );
}
