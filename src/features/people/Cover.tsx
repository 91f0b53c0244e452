import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { isShowable } from '@/shared/ui/people/Avatar';
import { useSeen } from '@/shared/ui/window/useNear';
import classes from './cover.module.scss';
import { getBackground } from './imagesApi';

interface CoverProps {
  readonly guid: string;
  /** `card` at the top of a card, `page` at the top of a page. */
  readonly kind: 'card' | 'page';
  readonly children?: ReactNode;
}

const kindClasses = { card: classes.onCard, page: classes.onPage };

/**
 * A person's background image, fetched once when first visible; a furrow pattern if there is none or it fails to load.
 */
export function Cover({ guid, kind, children }: CoverProps) {
  const [ref, isSeen] = useSeen<HTMLDivElement>();
  const [broken, setBroken] = useState<string | null>(null);
  getBackground.useQuerySubscription(guid, { skip: !isSeen, refetchOnMountOrArgChange: false });
  const { data = '' } = getBackground.useQueryState(guid);
  const isShown = isShowable(data) && data !== broken;
  return (
    <div className={clsx(classes.cover, kindClasses[kind], !isShown && classes.isBlank)} ref={ref}>
      {isShown && (
        <img
          className={classes.image}
          src={data}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(data)}
        />
      )}
      {children}
    </div>
  );
}

/** Loading state of a background. */
export function CoverSkeleton({ kind }: Pick<CoverProps, 'kind'>) {
  return <div className={clsx(classes.cover, kindClasses[kind])} />;
}
