import { useTranslation } from 'react-i18next';
import { useDelayedFlag } from '../timing/useDelayedFlag';
import classes from './spinner.module.scss';

/** The full-screen overlay of blocking waits: sign-in and creating a PDF. */
export function Spinner({ active }: { readonly active: boolean }) {
  const { t } = useTranslation('common');
  const isShown = useDelayedFlag(active);
  return (
    // Out of the flow: an empty line below the page would make it scroll.
    <output className="absolute">
      {isShown && (
        <span className={classes.overlay}>
          <span className={classes.spinner} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
          {t('loading')}
        </span>
      )}
    </output>
  );
}
