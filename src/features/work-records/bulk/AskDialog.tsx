import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';

/** A change of many records, which waits for the user's confirmation. */
export interface Asked {
  readonly kind: 'change' | 'remove';
  readonly act: () => void;
}

interface AskDialogProps {
  readonly of: Asked;
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before many records are changed or deleted, because it takes one call for each of them. */
export function AskDialog({ of: { kind, act }, count, onClose }: AskDialogProps) {
  const { t } = useTranslation('bulkEdit');
  return (
    <ConfirmDialog
      title={t(`ask.${kind}`, { count })}
      confirmLabel={t(`ask.${kind}Label`, { count })}
      isDangerous={kind === 'remove'}
      act={async () => Promise.resolve()}
      onDone={() => {
        onClose();
        act();
      }}
      onClose={onClose}
    >
      <p className="mb-0">{t('ask.text')}</p>
    </ConfirmDialog>
  );
}
