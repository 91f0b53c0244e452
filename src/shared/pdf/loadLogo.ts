import { bytesOfDataUrl } from '@/shared/files/dataUrl';

/** The longer edge of a rasterised logo in pixels: sharp at its size on paper. */
const DRAWN_EDGE = 1000;
/** How long a PDF waits for its logo, in milliseconds. */
const LOGO_TIMEOUT_MS = 5000;

/** Whether a file is markup, as an SVG is: it starts with a bracket, perhaps after a byte order mark or blanks. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^[\s\uFEFF]*</u.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}

/** Rasterises an SVG to PNG. Only the page can do that, because workers have no images. */
async function drawn(svg: Uint8Array): Promise<Uint8Array> {
  const url = URL.createObjectURL(new Blob([new Uint8Array(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // An SVG without a size gets the default one.
    const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150];
    const scale = DRAWN_EDGE / Math.max(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return bytesOfDataUrl(canvas.toDataURL('image/png')) ?? new Uint8Array();
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Fetches an address; gives up if that takes too long, including the body. */
async function fetched(address: string): Promise<Uint8Array> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In addition to the signal, because a stalled body behind a service worker does not always notice the abort.
  const timeIsUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('given up'));
    }, LOGO_TIMEOUT_MS);
  });
  try {
    const read = fetch(address, { signal: controller.signal }).then(async (answer) => answer.arrayBuffer());
    return new Uint8Array(await Promise.race([read, timeIsUp]));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The configured logo as PNG or JPEG.
 * @returns null if none is configured; no bytes if it cannot be loaded, which the PDF then says
 */
export async function loadLogo(address: string | null): Promise<Uint8Array | null> {
  if (address === null) return null;
  try {
    const bytes = address.startsWith('data:')
      ? (bytesOfDataUrl(address) ?? new Uint8Array())
      : await fetched(address);
    return isMarkup(bytes) ? await drawn(bytes) : bytes;
  } catch {
    return new Uint8Array();
  }
}
