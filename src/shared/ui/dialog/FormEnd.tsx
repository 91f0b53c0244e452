import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

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
      <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
        {t('actions.save')}
      </button>
      <button type="button" className="btn btn-ghost" aria-disabled={isSaving} onClick={onCancel}>
        {t('actions.cancel')}
      </button>
    </div>
  );
}
