import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureKind } from '@/domain/people/picture';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { useSteps } from '@/shared/undo/useSteps';
import { userChanged } from '@/shared/sign-in/sessionCommands';
import { errorOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch } from '@/shared/store/hooks';
import { pictureKind } from './pictureKind';
import { drawPicture } from './drawPicture';
import { type Crop, PictureField } from './PictureField';
import { usePicture } from './usePicture';
import { Button } from '@/shared/ui/buttons/Button';

const loadPictureKind = async () => Promise.resolve(pictureKind);

interface PictureDialogProps {
  readonly guid: string;
  readonly kind: PictureKind;
  readonly onClose: () => void;
}

/**
 * The photo cropper for the user's photo or background: choose, move, zoom, save. The dialog handles one of the two at
 * a time, because a photo and a background are never saved together.
 */
export function PictureDialog({ guid, kind, onClose }: PictureDialogProps) {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  const { create } = useCreation(loadPictureKind);
  const steps = useSteps();
  const { choice, url, take } = usePicture();
  const chooser = useRef<HTMLInputElement>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const current = crop !== null && crop.url === url ? crop : null;

  async function save(onSend: () => void): Promise<SaveOutcome> {
    if (!current) return { kind: 'invalid' };
    const images = await drawPicture(kind, current.url, current.area);
    onSend();
    const outcome = await create({ guid, images });
    if (outcome.kind !== 'saved') return { kind: 'failed', error: errorOf(outcome) };
    if ('photoSmall' in images) dispatch(userChanged(guid, { photo: images.photoSmall }));
    return { kind: 'saved', finish };
  }

  function finish() {
    dispatch(doneNotice(t(`pictures.${kind}.saved`)));
    steps.add({ text: t(`pictures.${kind}.saved`), undo: t('history.picture') });
    onClose();
  }

  return (
    <FormDialog
      title={t(`pictures.${kind}.title`)}
      isDirty={url !== null}
      saveLabel={t('pictures.save')}
      canSave={current !== null}
      aside={
        url !== null && (
          <Button label={t(`pictures.${kind}.other`)} onClick={() => chooser.current?.click()} />
        )
      }
      describeFailure={(reason) => t('saveFailed', { reason })}
      save={save}
      onClose={onClose}
    >
      <PictureField
        kind={kind}
        chooser={chooser}
        choice={choice}
        url={url}
        onFile={(file) => void take(file)}
        onCrop={setCrop}
      />
    </FormDialog>
  );
}
