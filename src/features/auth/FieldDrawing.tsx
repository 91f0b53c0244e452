/** Strips of land side by side; each pair of letter and figure is a parcel: height, tone, and how it is ploughed. */
const strips: readonly { readonly x: number; readonly width: number; readonly parcels: string }[] = [
  { x: -191, width: 140, parcels: '133.0d 228.3 267.0e 257.1d 172.6 204.6a 182.6' },
  { x: -47, width: 180, parcels: '144.4f 174.5e 293.5d 329.5a 238.0d 141.6a' },
  { x: 136, width: 153, parcels: '236.4 329.5 241.4c 228.0a 245.2' },
  { x: 292, width: 141, parcels: '335.4a 274.0d 252.5d 322.2f 311.5' },
  { x: 437, width: 105, parcels: '220.1f 336.6c 137.2e 339.4e 303.0e' },
  { x: 545, width: 105, parcels: '288.0b 286.3e 204.0a 272.6b 290.5c' },
  { x: 654, width: 132, parcels: '249.6e 206.3d 154.1a 285.2b 242.5e 344.4f' },
  { x: 789, width: 193, parcels: '273.4 139.6b 206.5d 331.5f 148.4b 332.6e' },
];

const tones = ['#00343a', '#003a40', '#003f46', '#00464d', '#00525a', '#0a5f67', '#146c74'];

/** Furrows: their distance in pixels, their contrast, and whether they run along the strip. */
const furrows = {
  a: { gap: 7, opacity: 0.2, isAlong: true },
  b: { gap: 9, opacity: 0.13, isAlong: true },
  c: { gap: 11, opacity: 0.2, isAlong: true },
  d: { gap: 7, opacity: 0.17, isAlong: false },
  e: { gap: 10, opacity: 0.12, isAlong: false },
  f: { gap: 8, opacity: 0.1, isAlong: true },
};

/** The gap between two parcels. */
const BALK = 3;
/** The strips begin above the picture, because they are slanted. */
const TOP = -280;

/** The parcels of a strip; the name of the furrows is empty for fallow land. */
function parcelsOf(text: string) {
  let y = TOP;
  return text.split(' ').map((parcel) => {
    const [height = '', look = ''] = parcel.split('.');
    const placed = { y, height: Number(height), tone: tones[Number(look[0])], furrow: look.slice(1) };
    y += placed.height + BALK;
    return placed;
  });
}

/** Ploughed land from above: a Tagwerk is the strip that one team ploughs in a day. Decoration only. */
export function FieldDrawing() {
  return (
    <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        {Object.entries(furrows).map(([name, { gap, opacity, isAlong }]) => (
          <pattern key={name} id={`furrow-${name}`} width={gap} height={gap} patternUnits="userSpaceOnUse">
            <path d={isAlong ? `M.5 0v${gap}` : `M0 .5h${gap}`} stroke="#8fd6dc" strokeOpacity={opacity} />
          </pattern>
        ))}
        <linearGradient id="furrow-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".4" stopColor="#00262b" stopOpacity="0" />
          <stop offset=".85" stopColor="#00262b" stopOpacity=".93" />
        </linearGradient>
      </defs>
      <g transform="rotate(-17 380 450)">
        {strips.map(({ x, width, parcels }) =>
          parcelsOf(parcels).map(({ y, height, tone, furrow }) => (
            <g key={`${x} ${y}`}>
              <rect {...{ x, y, width, height }} fill={tone} />
              {furrow !== '' && <rect {...{ x, y, width, height }} fill={`url(#furrow-${furrow})`} />}
            </g>
          )),
        )}
      </g>
      <rect width="760" height="900" fill="url(#furrow-dusk)" />
    </svg>
  );
}
