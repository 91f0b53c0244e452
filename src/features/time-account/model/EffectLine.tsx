import infoCircle from 'bootstrap-icons/icons/info-circle.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './effectLine.module.scss';

/** The line that says what a change will do, before it is saved. Screen readers announce it when it changes. */
export function EffectLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.effect} role="status">
      <Icon of={infoCircle} className="text-faint" />
      <span>{children}</span>
    </p>
  );
}
