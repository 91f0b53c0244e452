import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import patchCheck from 'bootstrap-icons/icons/patch-check.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import xCircle from 'bootstrap-icons/icons/x-circle.svg?icon';
import { Icon } from '@/shared/ui/Icon';
import { useProjectStateWords } from './useProjectStateWords';

/** Tone and icon of a state: never colour alone. */
const looks: Readonly<Record<string, { readonly tone: string; readonly icon: typeof play }>> = {
  pending: { tone: 'tw-tag warning', icon: hourglass },
  verified: { tone: 'tw-tag info', icon: patchCheck },
  active: { tone: 'tw-tag primary', icon: play },
  failed: { tone: 'tw-tag danger', icon: xCircle },
  closed: { tone: 'tw-tag success', icon: checkCircle },
};

/** The state of a project as a badge. */
export function ProjectStateTag({ state }: { state: string }) {
  const { stateName } = useProjectStateWords();
  const look = looks[state];
  return (
    <span className={look?.tone ?? 'tw-tag'}>
      {look && <Icon of={look.icon} />}
      {stateName(state)}
    </span>
  );
}
