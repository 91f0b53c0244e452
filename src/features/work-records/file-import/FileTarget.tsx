import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFilesDrop } from '@/shared/files/useFileDrop';
import { paths } from '@/shared/paths';
import { useExtra } from '@/shared/store/hooks';
import { isPageFree } from '@/shared/ui/keys/keyPress';
import { handFile } from './handedFile';
import classes from './fileTarget.module.scss';

/** Takes a file that is dropped anywhere on the work screen to the import. A picture is no list of hours. */
export function FileTarget() {
  const { t } = useTranslation('workRecords');
  const navigate = useNavigate();
  const extra = useExtra();
  const isHeld = useFilesDrop(([file]) => {
    if (!file || file.type.startsWith('image/') || !isPageFree()) return;
    handFile(extra, file);
    void navigate(paths.fileImport);
  });
  return isHeld && isPageFree() && <p className={classes.target}>{t('fromFileHeld')}</p>;
}
