import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import { useRefusal } from '../useRefusal';
import type { RefusedEdit } from './useRefusedEdit';

interface RefusedNoteProps {
  readonly of: 'customer' | 'project';
  readonly refusal: RefusedEdit;
  /** The user wants to edit anyway, because the rights may have changed. */
  readonly onEdit: () => void;
}

/** A note above a customer's or project's data: why it is read-only, and since when. */
export function RefusedNote({ of, refusal, onEdit }: RefusedNoteProps) {
  const { t } = useTranslation('customers');
  const { date } = useFormats();
  const { saveReasonOf } = useRefusal();
  return (
    <Alert action={{ label: t('refused.edit'), onAct: onEdit }}>
      {t(`refused.${of}`, { day: date(refusal.day), reason: saveReasonOf(refusal.error) })}
    </Alert>
  );
}
