import classes from './startForm.module.scss';

/** How high the furrows of the drawing are, in its units: a balance that grows over a year and shrinks again. */
const HEIGHTS = [
  30, 39, 48, 43, 52, 61, 55, 64, 74, 68, 77, 86, 80, 90, 99, 93, 102, 111, 106, 115, 124, 118, 127, 123, 104,
  100, 96, 77, 73, 69, 50,
];
/** The furrow of today. */
const TODAY = 26;

/** A drawing of an account over a year, only to look at. */
export function StartPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 380 200" aria-hidden="true">
      {HEIGHTS.map((height, at) => (
        <line
          // oxlint-disable-next-line react/no-array-index-key -- the furrows never change
          key={at}
          className={at === TODAY ? classes.today : undefined}
          x1={10 + at * 12}
          x2={10 + at * 12}
          y1={190}
          y2={190 - height}
        />
      ))}
      <line x1={4} x2={376} y1={191} y2={191} />
    </svg>
  );
}
