import type { Namespace } from 'i18next';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  createElement,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/i18n';
import { noticeGiven } from '../../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../../store/hooks';

type LateProps<Props extends object> = Props & {
  /** Shown while its code and texts are loading. */
  readonly fallback?: ReactNode;
};

/** A component that is loaded when it is first shown, or earlier with `preload`. */
type LateComponent<Props extends object> = ((props: LateProps<Props>) => ReactNode) & {
  readonly preload: () => Promise<unknown>;
};

/** Stands for a part that could not be loaded: its place stays empty, and a message offers to reload the page. */
function MissingPart() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();

  const tell = useEffectEvent(() => {
    const id = 'missingPart';
    noticeActions.register(id, () => location.reload());
    dispatch(
      noticeGiven({ id, tone: 'error', text: t('missingPart'), action: { label: t('actions.reload'), id } }),
    );
  });

  useEffect(() => tell(), []);
  return null;
}

/**
 * Like React's `lazy`, with the texts that the component asks for beyond those of its screen, and with a `Suspense` of its
 * own. So what is open around it is never hidden and shown again, which would lose what React does not hold: a canvas,
 * the caret, the focus, how far something is scrolled.
 * `lazyComponent(async () => (await import('./KeysDialog')).KeysDialog, 'keys')`
 *
 * A component that was preloaded renders as if it had never been lazy. A prerendered screen is therefore hydrated in
 * one go: the screen and its parts never appear separately.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: Namespace = [],
): LateComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    [loaded] = await Promise.all([load(), loadTexts(texts)]);
    return { default: loaded };
  };
  // What is open around a part stays open without it.
  const Waiting = lazy(async () => preload().catch(() => ({ default: MissingPart })));

  function Late(props: LateProps<Props>) {
    // Fixed while it is mounted: another type would be another component, without the state of this one.
    const [ready] = useState(() => ({ type: loaded }));
    if (ready.type) return createElement(ready.type, props);
    return <Suspense fallback={props.fallback}>{createElement(Waiting, props)}</Suspense>;
  }
  return Object.assign(Late, { preload });
}
