import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import cross from 'bootstrap-icons/icons/x-lg.svg?icon';
import { Icon, type IconShapes } from '@/shared/ui/Icon';
import { useProjectStateWords } from './useProjectStateWords';
import './projectState.scss';

/** Colours and icon of a state: never colour alone. */
const looks: Readonly<Record<string, { readonly className: string; readonly icon: IconShapes }>> = {
  pending: { className: 'st-pending', icon: clock },
  verified: { className: 'st-verified', icon: check },
  active: { className: 'st-active', icon: play },
  failed: { className: 'st-failed', icon: cross },
  closed: { className: 'st-closed', icon: checkCircle },
};

/** How a state looks; one that is not known here has no colour and no icon. */
export function stateLook(state: string): { readonly className: string; readonly icon?: IconShapes } {
  return looks[state] ?? { className: 'st-other' };
}

interface ProjectStateTagProps {
  readonly state: string;
  /** Among other text: without a frame. */
  readonly isPlain?: boolean;
}

/** The state of a project as a badge. */
export function ProjectStateTag({ state, isPlain = false }: ProjectStateTagProps) {
  const { stateName } = useProjectStateWords();
  const { className, icon } = stateLook(state);
  return (
    <span className={`${isPlain ? 'tw-statecell' : 'tw-tag'} ${className}`}>
      {isPlain && icon && <Icon of={icon} />}
      {stateName(state)}
    </span>
  );
}
