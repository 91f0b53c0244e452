import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/messages/Alert';
import { PARTS } from './gathering';
import type { useDownload } from './useDownload';
import classes from '../ownData.module.scss';

type State = Exclude<ReturnType<typeof useDownload>['state'], { kind: 'idle' | 'failed' }>;

/** The progress of gathering and packing, and a list of what is missing. */
export function PackingProgress({ state }: { readonly state: State }) {
  const { t } = useTranslation('ownData');
  const progress = state.kind === 'gathering' ? state.progress : null;
  const missing = state.kind === 'gathering' ? state.progress.missing : state.missing;
  const within = progress && progress.total > 0 ? progress.done / progress.total : 0;
  // Gathering takes most of the time.
  const share = progress
    ? ((progress.finished.length + within) / PARTS.length) * 0.9
    : state.kind === 'packing'
      ? 0.9 + state.share * 0.1
      : 1;
  return (
    <>
      <div className={classes.progress}>
        <p className="as-flex justify-between gap-10 below-8 text-secondary figures">
          <b role="status">
            {progress ? t(`gathering.${progress.part}`) : t(state.kind === 'ready' ? 'ready' : 'zipping')}
          </b>
          {progress && progress.total > 0 && (
            <span>{t('ofTotal', { done: progress.done, total: progress.total })}</span>
          )}
        </p>
        <progress className="tw-progress" aria-label={t('packing')} value={share} max={1} />
        <p className="as-flex justify-between gap-10 below-8 text-secondary figures">
          {t(state.kind === 'ready' ? 'nothingLeft' : 'goesOn')}
        </p>
      </div>
      {missing.length > 0 && (
        <Alert tone="warning">
          <b>{t('missing.title', { count: missing.length })}</b>
          <ul className={classes.missing}>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {t('missing.listed')}
        </Alert>
      )}
    </>
  );
}
