import classes from './keysDialog.module.scss';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { type SingleKey, heardKeys, singleKeys } from '@/shared/ui/keys/singleKeys';
import { useSingleKeys } from '@/shared/ui/keys/useSingleKey';

interface KeysDialogProps {
  readonly onClose: () => void;
}

/** Keys that work on every screen. */
const EVERYWHERE: ReadonlySet<SingleKey> = new Set(['timer', 'search', 'help']);

const isSingleKey = (name: string): name is SingleKey => name in singleKeys;
const allSingleKeys = Object.keys(singleKeys).filter(isSingleKey);

/** Other keys of the parts of a screen. */
const areas = [
  { area: 'rows', keys: ['rows.go', 'rows.open'] },
  { area: 'selection', keys: ['selection.one', 'selection.span'] },
  { area: 'grid', keys: ['grid.enter', 'grid.type', 'grid.describe', 'grid.empty'] },
  {
    area: 'stacks',
    keys: [
      'stacks.go',
      'stacks.day',
      'stacks.copy',
      'stacks.hours',
      'stacks.select',
      'stacks.remove',
      'stacks.turn',
    ],
  },
  { area: 'cards', keys: ['cards.go', 'cards.open', 'cards.move', 'cards.menu'] },
  { area: 'days', keys: ['cards.open', 'cards.move', 'days.day', 'days.week'] },
] as const;

/** Keys that work on every screen and cannot be switched off. */
const always = ['always.search', 'always.undo', 'always.message', 'always.confirm', 'always.leave'] as const;

type OtherKey = (typeof areas)[number]['keys'][number] | (typeof always)[number];

/** The keys that work on the current screen, and those of every screen. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const { t } = useTranslation(['keys', 'common']);
  const isOn = useSingleKeys().value !== false;
  const [heard] = useState(heardKeys);
  const singleRow = (id: SingleKey) => ({
    id,
    keys: singleKeys[id].toUpperCase(),
    does: t(`keys:single.${id}`),
  });
  const otherRow = (id: OtherKey) => ({ id, keys: t(`keys:${id}.keys`), does: t(`keys:${id}.does`) });
  const single = isOn ? allSingleKeys.filter((name) => heard.has(name)) : [];
  const here = [
    ...single.filter((name) => !EVERYWHERE.has(name)).map(singleRow),
    ...areas.filter(({ area }) => heard.has(area)).flatMap(({ keys }) => keys.map(otherRow)),
  ];
  const everywhere = [
    ...single.filter((name) => EVERYWHERE.has(name)).map(singleRow),
    ...always.map(otherRow),
  ];
  return (
    <Dialog
      isOverPages
      title={t('keys:title')}
      size="lg"
      cancelLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <div className={classes.groups}>
        {here.length > 0 && <KeyList title={t('keys:here')} rows={here} />}
        <KeyList title={t('keys:everywhere')} rows={everywhere} />
      </div>
      <p className="text-secondary text-small mb-3">{t(isOn ? 'keys:on' : 'keys:off')}</p>
    </Dialog>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly rows: readonly Readonly<Record<'id' | 'keys' | 'does', string>>[];
}

function KeyList({ title, rows }: KeyListProps) {
  const titleId = useId();
  return (
    <section>
      <h3 id={titleId} className="below-6 text-secondary text-small">
        {title}
      </h3>
      <ul aria-labelledby={titleId}>
        {rows.map(({ id, keys, does }) => (
          <li key={id} className="split gap-16 line-below">
            <span>{does}</span> <kbd className="tw-key-cap no-shrink text-tiny">{keys}</kbd>
          </li>
        ))}
      </ul>
    </section>
  );
}
