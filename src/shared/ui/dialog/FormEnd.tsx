import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';

interface FormEndProps {
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly className?: string | undefined;
}

/** The buttons of a form that is in its place on a page. */
export function FormEnd({ isSaving, onCancel, className }: FormEndProps) {
  const { t } = useTranslation('common');
  return (
    <div className={clsx('tw-form-end', className)}>
      <Button look="primary" label={t('actions.save')} type="submit" aria-disabled={isSaving} />
      <Button look="ghost" label={t('actions.cancel')} aria-disabled={isSaving} onClick={onCancel} />
    </div>
  );
}
