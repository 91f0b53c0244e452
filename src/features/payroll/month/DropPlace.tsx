import pdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PDF_FILES } from '@/shared/files/fileKind';
import { PickFiles } from '@/shared/files/PickFiles';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './dropPlace.module.scss';

interface DropPlaceProps {
  /** Files are held over the window. */
  readonly isHeld: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where the signed sheets are dropped, or chosen. Files are taken anywhere on the window. */
export function DropPlace({ isHeld, onFiles }: DropPlaceProps) {
  const { t } = useTranslation('payroll');
  return (
    <div className={clsx(classes.place, isHeld && classes.isHeld)}>
      <Icon of={pdf} />
      <h2 className="no-margin text-15">{t(isHeld ? 'drop.held' : 'drop.title')}</h2>
      <p className="text-secondary text-small">{t('drop.text')}</p>
      <PickFiles className="btn btn-primary" accept={PDF_FILES} multiple onFiles={onFiles}>
        {t('drop.choose')}
      </PickFiles>
    </div>
  );
}
