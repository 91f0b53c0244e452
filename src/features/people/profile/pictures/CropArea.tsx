import { useEffect, useRef, useState } from 'react';
import zoomIn from 'bootstrap-icons/icons/zoom-in.svg?icon';
import zoomOut from 'bootstrap-icons/icons/zoom-out.svg?icon';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { type Area, PICTURE_ASPECTS, type PictureKind } from '@/domain/people/picture';
import { Icon } from '@/shared/ui/Icon';

interface CropAreaProps {
  readonly kind: PictureKind;
  /** Address of the picture. */
  readonly url: string;
  /** The part that is cropped now, in pixels of the picture; first as soon as the picture is shown. */
  readonly onCrop: (area: Area) => void;
}

const MOST_ZOOM = 4;
const ZOOM_STEP = 0.05;
/** Pixels by which an arrow key moves the picture; with Shift a fifth of it. */
const KEY_STEP = 10;

/** The picture under its frame (section 2, "Photo cropper"): moved by mouse, finger or arrow keys, zoomed as well. */
export function CropArea({ kind, url, onCrop }: CropAreaProps) {
  const { t } = useTranslation('people');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [isShown, setIsShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // The arrow keys are of use as soon as there is something to move.
  useEffect(() => {
    if (isShown)
      box.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <>
      <div className={kind === 'photo' ? 'tw-crop' : 'tw-crop is-wide'} ref={box}>
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
          // A style element would be against the policy; the style sheet stands above.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': t('pictures.frame') }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <label className="tw-zoom">
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
