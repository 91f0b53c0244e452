import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { SignatureCanvas, type SignatureCanvasInstance } from './SignatureCanvas';
import { trimmedPng } from './trimmedPng';

/** Size of the captured picture in pixels, however large the pad is on the screen (section 9: 500x200). */
export const PAD = { width: 500, height: 200 } as const;

/** The green pen of section 2. */
export const PEN = '#1c7d43';

/** What can be done with the pad from outside. */
export interface SignaturePadHandle {
  readonly isEmpty: () => boolean;
  readonly clear: () => void;
  /** The drawing without its empty margins, as PNG data URL. */
  readonly trimmed: () => string;
}

interface SignaturePadProps {
  readonly ref: Ref<SignaturePadHandle>;
  readonly label: string;
  /** A stroke begins: what was captured before no longer is what stands there. */
  readonly onStroke: () => void;
}

/** The drawing pad of the signature modal (section 2): 500x200 pixels, scaled by the screen to what fits. */
export function SignaturePad({ ref, label, onStroke }: SignaturePadProps) {
  const pad = useRef<SignatureCanvasInstance>(null);

  useImperativeHandle(
    ref,
    () => ({
      isEmpty: () => pad.current?.isEmpty() ?? true,
      clear: () => pad.current?.clear(),
      trimmed: () => (pad.current ? trimmedPng(pad.current.getCanvas()) : ''),
    }),
    [],
  );

  useEffect(() => {
    const canvas = pad.current?.getCanvas();
    if (!canvas) return undefined;
    // The library draws where the pointer is on the screen; on a narrow screen that is not where it is in the picture.
    const fit = () => {
      const scale = PAD.width / (canvas.clientWidth || PAD.width);
      canvas.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);

  return (
    <SignatureCanvas
      ref={pad}
      penColor={PEN}
      // Turning a phone must not wipe the signature.
      clearOnResize={false}
      canvasProps={{ ...PAD, role: 'img', 'aria-label': label }}
      onBegin={onStroke}
    />
  );
}
