import { clsx } from 'clsx';
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import image from 'bootstrap-icons/icons/image.svg?icon';
import { useTranslation } from 'react-i18next';
import zoomIn from 'bootstrap-icons/icons/zoom-in.svg?icon';
import zoomOut from 'bootstrap-icons/icons/zoom-out.svg?icon';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { MAX_PICTURE_PIXELS, MAX_UPLOAD_BYTES } from '@/domain/limits';
import { type Area, PICTURE_ASPECTS, type PictureKind } from '@/domain/people/picture';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { Field } from '@/shared/ui/fields/Field';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './pictureField.module.scss';
import type { PictureChoice } from './usePicture';

/** Types for the system's file dialog; some systems know `image/jpeg` as `image/jpg`. */
const ACCEPTED = '.png,.jpg,.jpeg,image/png,image/jpeg,image/jpg';

/** The cropped area and its picture. */
export interface Crop {
  readonly url: string;
  readonly area: Area;
}

interface PictureFieldProps {
  readonly kind: PictureKind;
  /** The file input, which opens the system's file dialog. */
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly choice: PictureChoice;
  /** URL of the picture; null before one is chosen. */
  readonly url: string | null;
  readonly onFile: (file: File) => void;
  readonly onCrop: (crop: Crop) => void;
}

/** The field in which a picture is chosen, dropped or pasted, and then cropped. */
export function PictureField({ kind, chooser, choice, url, onFile, onCrop }: PictureFieldProps) {
  const { t } = useTranslation('people');
  const isDropTarget = useFileDrop(onFile);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Cleared so that choosing the same file again, after it was corrected, fires a change event.
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
            // Otherwise the text of the area below would become part of the name.
            aria-label={t(`pictures.${kind}.file`)}
            className="visually-hidden"
            type="file"
            accept={ACCEPTED}
            tabIndex={url === null ? 0 : -1}
            onChange={handleChange}
          />
          {url === null ? (
            <div className={clsx(classes.chooser, isDropTarget && classes.isTarget)}>
              <Icon of={image} />
              <label
                className={clsx('btn btn-quiet', classes.choose)}
                htmlFor={attributes.id}
                aria-hidden="true"
              >
                {t(`pictures.${kind}.choose`)}
              </label>
              <span className="text-secondary text-small no-phone">{t('pictures.drop')}</span>
            </div>
          ) : (
            <CropArea key={url} kind={kind} url={url} onCrop={(area) => onCrop({ url, area })} />
          )}
          <output className="text-secondary text-small">
            {choice.kind === 'reading' && t('pictures.reading', { filename: choice.filename })}
          </output>
        </>
      )}
    </Field>
  );
}

interface CropAreaProps {
  readonly kind: PictureKind;
  /** URL of the picture. */
  readonly url: string;
  /** Called with the cropped area in pixels of the picture; first when the picture is shown. */
  readonly onCrop: (area: Area) => void;
}

const MOST_ZOOM = 4;
const ZOOM_STEP = 0.05;
/** Pixels by which an arrow key moves the picture; with Shift a fifth of that. */
const KEY_STEP = 10;

/** The picture under its frame: moved by mouse, finger or arrow keys, and zoomed. */
function CropArea({ kind, url, onCrop }: CropAreaProps) {
  const { t } = useTranslation('people');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [isShown, setIsShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // Focused once the picture is shown, so that the arrow keys work at once.
  useEffect(() => {
    if (isShown)
      box.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <>
      <div className={clsx(classes.crop, kind === 'background' && classes.isWide)} ref={box}>
        <Cropper
          image={url}
          aspect={PICTURE_ASPECTS[kind]}
          cropShape={kind === 'photo' ? 'round' : 'rect'}
          showGrid={false}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={MOST_ZOOM}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, area) => {
            setIsShown(true);
            onCrop(area);
          }}
          // An inline style element would violate the content security policy; the style sheet is imported above.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': t('pictures.frame') }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <label className={classes.zoom}>
        <Icon of={zoomOut} />
        <span className="visually-hidden">{t('pictures.zoom')}</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
        <Icon of={zoomIn} />
      </label>
    </>
  );
}
