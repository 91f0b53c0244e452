import { clsx } from 'clsx';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import stopSquare from 'bootstrap-icons/icons/stop-fill.svg?icon';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/useErrorText';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../../ui/buttons/Icon';
import { useDebounced } from '../../ui/timing/useDebounced';
import type { WholeList } from './useWholeList';
import classes from './resultLine.module.scss';

/** A change of the result is read out once it has lasted this long, in milliseconds. */
const READ_OUT_MS = 500;

interface ResultLineProps {
  readonly whole: WholeList<unknown>;
  /** "37 entries", "3 customers · 9 projects". */
  readonly count: string;
}

/**
 * What was found, and in how much of the list: no figure counts what was not read. While the list is read, it can be
 * stopped; after a stop or a failure it is read on from there.
 */
export function ResultLine({ whole, count }: ResultLineProps) {
  const { t } = useTranslation('find');
  const { state } = whole;
  const isReading = state.kind === 'reading';
  const shown = isReading ? t('soFar', { count }) : count;
  const said = useDebounced(isReading ? t('reading') : count, READ_OUT_MS);
  return (
    <div className={clsx(classes.line, 'figures')}>
      <b className={classes.count}>{shown}</b>
      {isReading && <Furrow pages={whole.pages} />}
      <HowFar whole={whole} />
      <span className={classes.end}>
        {isReading && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={whole.stop}>
            <Icon of={stopSquare} />
            {t('stop')}
          </button>
        )}
        {(state.kind === 'stopped' || state.kind === 'failed') && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={whole.goOn}>
            {t('goOn')}
          </button>
        )}
        <KeptAt at={whole.keptAt} />
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/** A furrow for each page that was read. */
function Furrow({ pages }: { readonly pages: number }) {
  const style: CSSProperties & { readonly '--pages': number } = { '--pages': pages };
  return (
    <span className={classes.furrows} style={style} aria-hidden="true">
      <i className={classes.read} />
    </span>
  );
}

/** How much of the list was read, or why not all of it. */
function HowFar({ whole: { state, entries } }: Pick<ResultLineProps, 'whole'>) {
  const { t } = useTranslation('find');
  const formats = useFormats();
  const errorText = useErrorText();
  const read = formats.plain(entries.length);
  switch (state.kind) {
    case 'reading':
      return <span>{t('readSoFar', { count: entries.length, read })}</span>;
    case 'whole':
      return <span>{t('readAll', { read })}</span>;
    case 'stopped':
      return <Missing>{t('stopped')}</Missing>;
    case 'tooLong':
      return <Missing>{t('tooLong')}</Missing>;
    case 'failed':
      return <Missing>{t('interrupted', { reason: errorText(state.error) })}</Missing>;
  }
}

function Missing({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.missing}>
      <Icon of={warning} />
      {children}
    </span>
  );
}

/** The age of pages that are kept on the device, because the service did not answer. */
function KeptAt({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation('find');
  const formats = useFormats();
  if (at === undefined) return null;
  return (
    <span className={classes.kept}>
      <Icon of={reload} />
      {t('asOf', { time: formats.clock(new Date(at)) })}
    </span>
  );
}
