import { clsx } from 'clsx';
import { useState } from 'react';
import camera from 'bootstrap-icons/icons/camera.svg?icon';
import { useTranslation } from 'react-i18next';
import type { PictureKind } from '@/domain/people/picture';
import { Icon } from '@/shared/ui/buttons/Icon';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import classes from './changePicture.module.scss';

const PictureDialog = lazyComponent(async () => (await import('./PictureDialog')).PictureDialog, 'files');

interface ChangePictureProps {
  readonly guid: string;
  readonly kind: PictureKind;
}

/** The button that opens the cropper: a camera icon on the photo, a labelled button on the background. */
export function ChangePicture({ guid, kind }: ChangePictureProps) {
  const { t } = useTranslation('people');
  const [isOpen, setIsOpen] = useState(false);
  const label = t(`pictures.${kind}.change`);
  return (
    <>
      <button
        type="button"
        className={kind === 'photo' ? classes.onPhoto : clsx('btn btn-sm', classes.onBackground)}
        {...(kind === 'photo' && { 'aria-label': label, title: label })}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={camera} />
        {kind === 'background' && label}
      </button>
      {isOpen && <PictureDialog guid={guid} kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  );
}
