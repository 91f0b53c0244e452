import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type NamedView, validViews, withName, withView, withoutView } from '@/domain/find/namedViews';
import { type DeviceKind, useDeviceValue } from '../../../storage/useDeviceValue';
import { useSteps } from '../../../undo/useSteps';
import type { ToolUse } from './toolUse';

type Views = readonly NamedView[];
type ViewsByList = Readonly<Record<string, Views>>;

const viewKept = v.object({ name: v.string(), address: v.string() });
const viewsKept = v.fallback(v.array(v.unknown()), []);
const listsKept = v.fallback(v.record(v.string(), viewsKept), {});

/** Named views of each list: a name, and the part of the address with the query. */
const namedViewsKind: DeviceKind<ViewsByList> = {
  name: 'named-views',
  parse: (kept) =>
    Object.fromEntries(
      Object.entries(v.parse(listsKept, kept)).map(([list, views]) => [
        list,
        validViews(views.filter((view) => v.is(viewKept, view))),
      ]),
    ),
};

const NONE: Views = [];

/** The named views of a list on this device, and how they are changed. */
export function useViews({ find, exporting: { name: list }, view: last, choose }: ToolUse) {
  const { t } = useTranslation('find');
  const kept = useDeviceValue(namedViewsKind);
  const { addTold } = useSteps();
  const tell = (text: string, detail: string, undo: () => Promise<void>) => addTold({ text, detail, undo });
  const views = kept.value?.[list] ?? NONE;
  const same = views.filter(({ address }) => find.address !== '' && address === find.address);
  const exact = same.find(({ name }) => name === last) ?? same[0];
  const remembered = find.address === '' ? undefined : views.find(({ name }) => name === last);
  const chosen = exact ?? remembered ?? null;

  // A link or the way back can lead to a view, too; it stays the chosen one while the query is changed.
  const reached = exact?.name;
  const reach = useEffectEvent(choose);
  useEffect(() => {
    if (reached !== undefined) reach(reached);
  }, [reached]);

  const change = async (next: (before: Views) => Views) => {
    await kept.change((lists) => ({ ...lists, [list]: next(lists[list] ?? NONE) }));
  };

  return {
    views,
    chosen,
    /** The query is another one than that of the chosen view. */
    isChanged: chosen !== null && exact === undefined,
    open: ({ name, address }: NamedView) => {
      choose(name);
      find.ask(address);
    },
    save: async (name: string) => {
      await change((before) => withView(before, { name: name.trim(), address: find.address }));
      choose(name.trim());
    },
    update: async (view: NamedView) => {
      await change((before) => withView(before, { name: view.name, address: find.address }));
      tell(t('views.updated'), view.name, async () => change((before) => withView(before, view)));
    },
    rename: async ({ name }: NamedView, next: string) => {
      await change((before) => withName(before, name, next));
      choose(next.trim());
      tell(t('views.renamed'), next.trim(), async () => {
        await change((before) => withName(before, next.trim(), name));
        choose(name);
      });
    },
    remove: async (view: NamedView) => {
      const at = views.indexOf(view);
      await change((before) => withoutView(before, view.name));
      tell(t('views.deleted'), view.name, async () => change((before) => withView(before, view, at)));
    },
  };
}
