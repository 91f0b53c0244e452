import { clsx } from 'clsx';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import cross from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useTranslation } from 'react-i18next';
import { projectStates } from '@/domain/customers/project';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import classes from './projectStateTag.module.scss';

type Known = (typeof projectStates)[number];
const known: ReadonlySet<string> = new Set(projectStates);

function isKnown(state: string): state is Known {
  return known.has(state);
}

/** The names of the project states; an unknown state is shown as the service sends it. */
export function useProjectStateWords() {
  const { t } = useTranslation('customers');
  return {
    stateName: (state: string) => (isKnown(state) ? t(`states.${state}`) : state),
    /** `3 active` */
    stateCount: (state: string, count: number) =>
      isKnown(state) ? t(`stateCounts.${state}`, { count }) : `${count} ${state}`,
  };
}

/** Each state has a colour and an icon, because colour alone is not accessible. */
export const stateLooks = {
  pending: { className: 'tone-warning', icon: clock },
  verified: { className: 'tone-info', icon: check },
  active: { className: 'tone-primary', icon: play },
  failed: { className: 'tone-danger', icon: cross },
  closed: { className: 'tone-success', icon: checkCircle },
} satisfies Record<Known, { readonly className: string; readonly icon: IconShapes }>;

/** The class and icon of a state; an unknown state has a neutral class and no icon. */
export const stateLook = (state: string): { readonly className: string; readonly icon?: IconShapes } =>
  isKnown(state) ? stateLooks[state] : { className: classes.unknown };

interface ProjectStateTagProps {
  readonly state: string;
  /** Without a frame, for use within other text. */
  readonly isPlain?: boolean;
}

/** The state of a project as a badge. */
export function ProjectStateTag({ state, isPlain = false }: ProjectStateTagProps) {
  const { stateName } = useProjectStateWords();
  const { className, icon } = stateLook(state);
  return (
    <span className={clsx(isPlain ? classes.plain : 'tw-tag', className)}>
      {isPlain && icon && <Icon of={icon} className="mark-tone size-14" />}
      {stateName(state)}
    </span>
  );
}
