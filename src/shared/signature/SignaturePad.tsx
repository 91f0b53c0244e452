import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import imported from 'react-signature-canvas';
import { useRootMark } from '@/shared/ui/window/useRootMark';

/** Size of the captured image in pixels, whatever the size of the pad on the screen. */
export const PAD = { width: 500, height: 200 } as const;

/** The pen is green. */
export const PEN = '#1c7d43';

/** The points of a stroke in pixels of the image, each with its time, because fast strokes are thin. */
export type Stroke = [x: number, y: number, time: number][];

/** The methods of the pad. */
export interface SignaturePadHandle {
  readonly isEmpty: () => boolean;
  readonly clear: () => void;
  /** The drawing without its empty margins, as PNG data URL. */
  readonly trimmed: () => string;
  /** The drawn lines, in pixels of the image. */
  readonly strokes: () => Stroke[];
  /** Draws strokes again; the pad must be visible. */
  readonly draw: (strokes: readonly Stroke[]) => void;
}

interface SignaturePadProps {
  readonly ref: Ref<SignaturePadHandle>;
  readonly label: string;
  /** Called when a stroke begins, which makes the captured image outdated. */
  readonly onStroke: () => void;
  /** Called when a stroke ends. */
  readonly onStrokeEnd: () => void;
}

/** Pixels of the image per pixel of the pad on the screen. */
function scaleOf(canvas: HTMLCanvasElement): number {
  return PAD.width / (canvas.clientWidth || PAD.width);
}

/** The drawing pad of the signature modal: 500x200 pixels, scaled to fit the screen. */
export function SignaturePad({ ref, label, onStroke, onStrokeEnd }: SignaturePadProps) {
  const pad = useRef<SignatureCanvasInstance>(null);
  useRootMark('has-pad');

  useImperativeHandle(
    ref,
    () => ({
      isEmpty: () => pad.current?.isEmpty() ?? true,
      clear: () => pad.current?.clear(),
      trimmed: () => (pad.current ? trimmedPng(pad.current.getCanvas()) : ''),
      strokes: () => (pad.current ? strokesOf(pad.current) : []),
      draw: (strokes) => pad.current && drawStrokes(pad.current, strokes),
    }),
    [],
  );

  useEffect(() => {
    const canvas = pad.current?.getCanvas();
    if (!canvas) return undefined;
    let before = scaleOf(canvas);
    // The library uses screen coordinates, which differ from those of the image on a narrow screen. What was drawn before
    // a phone was turned stays where it is in the image, so its points get the coordinates of the new size.
    const fit = () => {
      const scale = scaleOf(canvas);
      for (const point of pad.current?.toData().flat() ?? []) {
        point.x *= before / scale;
        point.y *= before / scale;
      }
      before = scale;
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
      // With the default delay the last point would be added after the end of its stroke.
      throttle={0}
      // Turning a phone must not clear the signature.
      clearOnResize={false}
      canvasProps={{ ...PAD, role: 'img', 'aria-label': label }}
      onBegin={onStroke}
      onEnd={onStrokeEnd}
    />
  );
}

function strokesOf(pad: SignatureCanvasInstance): Stroke[] {
  const scale = scaleOf(pad.getCanvas());
  return pad
    .toData()
    .filter(({ length }) => length > 0)
    .map((points) => points.map(({ x, y, time }) => [x * scale, y * scale, time]));
}

/** With fewer points the library draws a dot at first, but nothing when it draws the stroke again. */
const SHORTEST_LINE = 4;

function drawStrokes(pad: SignatureCanvasInstance, strokes: readonly Stroke[]): void {
  const scale = scaleOf(pad.getCanvas());
  const points = strokes.map((stroke) =>
    (stroke.length < SHORTEST_LINE ? stroke.slice(0, 1) : stroke).map(([x, y, time]) => ({
      x: x / scale,
      y: y / scale,
      time,
      color: PEN,
    })),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types want its own class; it reads these four
  pad.fromData(points as Parameters<typeof pad.fromData>[0]);
}

/**
 * The drawing component. Its package is CommonJS: in the bundle its default import is the module, and the component is
 * its `default`.
 */
const unwrapped: unknown = 'default' in imported ? imported.default : imported;

function isComponent(value: unknown): value is typeof imported {
  return typeof value === 'function';
}

const SignatureCanvas = isComponent(unwrapped) ? unwrapped : imported;
type SignatureCanvasInstance = InstanceType<typeof imported>;

/** The bounds of the ink: first and last column and row. */
function inkOf({ data, width, height }: ImageData) {
  const ink = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = y;
    }
  }
  return ink;
}

/**
 * A drawing without its empty margins. The library's own method reads the
 * canvas back twice, which is slow and logs a warning.
 * @returns a PNG data URL; empty if there is no ink or the browser cannot draw
 */
function trimmedPng(drawing: HTMLCanvasElement): string {
  const { width, height } = drawing;
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.drawImage(drawing, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const { left, top, right, bottom } = inkOf(pixels);
  if (right < left) return '';
  copy.width = right - left + 1;
  copy.height = bottom - top + 1;
  context.putImageData(pixels, -left, -top);
  return copy.toDataURL('image/png');
}
