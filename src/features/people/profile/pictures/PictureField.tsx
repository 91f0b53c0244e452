import type { ChangeEvent, RefObject } from 'react';
import image from 'bootstrap-icons/icons/image.svg?icon';
import { useTranslation } from 'react-i18next';
import { MAX_PICTURE_PIXELS, MAX_UPLOAD_BYTES } from '@/domain/limits';
import type { Area, PictureKind } from '@/domain/people/picture';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { Field } from '@/shared/ui/fields/Field';
import { Icon } from '@/shared/ui/Icon';
import { CropArea } from './CropArea';
import './pictures.scss';
import type { PictureChoice } from './usePicture';

/** What the system's file dialog offers; `image/jpg` is the specification's spelling of `image/jpeg`. */
const ACCEPTED = '.png,.jpg,.jpeg,image/png,image/jpeg,image/jpg';

/** A cropped part, and of which picture. */
export interface Crop {
  readonly url: string;
  readonly area: Area;
}

interface PictureFieldProps {
  readonly kind: PictureKind;
  /** The control that opens the system's file dialog. */
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly choice: PictureChoice;
  /** Address of the picture; null before one was chosen. */
  readonly url: string | null;
  readonly onFile: (file: File) => void;
  readonly onCrop: (crop: Crop) => void;
}

/** Where a picture is chosen, dropped or pasted, and then cropped. */
export function PictureField({ kind, chooser, choice, url, onFile, onCrop }: PictureFieldProps) {
  const { t } = useTranslation('people');
  const isDropTarget = useFileDrop(onFile);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file chosen again, after it was corrected, is news too.
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <Field
      label={t(`pictures.${kind}.file`)}
      hint={t('pictures.limits', { size: MAX_UPLOAD_BYTES / 1024 / 1024 })}
      error={
        choice.kind === 'refused' &&
        t(`pictures.refused.${choice.problem}`, {
          filename: choice.filename,
          megapixels: MAX_PICTURE_PIXELS / 1_000_000,
          size: MAX_UPLOAD_BYTES / 1024 / 1024,
        })
      }
    >
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={chooser}
            // The words of the area below would join the name otherwise.
            aria-label={t(`pictures.${kind}.file`)}
            className="visually-hidden"
            type="file"
            accept={ACCEPTED}
            tabIndex={url === null ? 0 : -1}
            onChange={handleChange}
          />
          {url === null ? (
            <div className={isDropTarget ? 'tw-pick is-target' : 'tw-pick'}>
              <Icon of={image} />
              <label className="btn btn-quiet" htmlFor={attributes.id} aria-hidden="true">
                {t(`pictures.${kind}.choose`)}
              </label>
              <span className="by t2 fs13">{t('pictures.drop')}</span>
            </div>
          ) : (
            <CropArea key={url} kind={kind} url={url} onCrop={(area) => onCrop({ url, area })} />
          )}
          <output className="t2 fs13">
            {choice.kind === 'reading' && t('pictures.reading', { filename: choice.filename })}
          </output>
        </>
      )}
    </Field>
  );
}
