import { useTranslation } from 'react-i18next';

interface SavingNoteProps {
  /** Somebody waits for the save to close the form, or it stays open for what was typed meanwhile. */
  readonly of: 'closing' | 'kept' | null;
}

/** A quiet line in a form without a dialog that says what became of the save. */
export function SavingNote({ of }: SavingNoteProps) {
  const { t } = useTranslation('common');
  return (
    <output className="form-text d-block" hidden={of === null}>
      {of === 'closing' && t('saving.closesLater')}
      {of === 'kept' && t('saving.kept')}
    </output>
  );
}
