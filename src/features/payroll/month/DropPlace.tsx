import pdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PickFiles } from '@/shared/files/PickFiles';
import { PDF_FILES } from '@/shared/files/fileKind';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './dropPlace.module.scss';

/** Lets signed sheets be chosen: in the place where they are dropped, on a phone in the thumb bar. */
export function ChooseFiles({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('payroll');
  return (
    <PickFiles className="btn btn-primary" accept={PDF_FILES} multiple onFiles={onFiles}>
      <Icon of={pdf} />
      {t('drop.choose')}
    </PickFiles>
  );
}

interface DropPlaceProps {
  /** Files are held over the window. */
  readonly isHeld: boolean;
  /** How they are chosen instead. */
  readonly children: ReactNode;
}

/** Where the signed sheets are dropped. Files are taken anywhere on the window. */
export function DropPlace({ isHeld, children }: DropPlaceProps) {
  const { t } = useTranslation('payroll');
  return (
    <div className={clsx(classes.place, isHeld && classes.isHeld)}>
      <h2 className="no-margin text-15">{t(isHeld ? 'drop.held' : 'drop.title')}</h2>
      <p className="text-secondary text-15">{t('drop.text')}</p>
      <div className="no-phone">{children}</div>
    </div>
  );
}
