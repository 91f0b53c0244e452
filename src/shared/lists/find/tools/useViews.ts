import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import {
  type NamedView,
  validViews,
  withAddressBack,
  withName,
  withView,
  withoutView,
} from '@/domain/find/namedViews';
import { MAX_VIEWS } from '@/domain/limits';
import { type DeviceKind, useDeviceValue } from '../../../storage/useDeviceValue';
import { useSteps } from '../../../undo/useSteps';
import type { ToolUse } from '../find';

type Views = readonly NamedView[];
export type ViewsByList = Readonly<Record<string, Views>>;

const viewKept = v.object({ name: v.string(), address: v.string(), isOpening: v.exactOptional(v.boolean()) });
const viewsKept = v.fallback(v.array(v.unknown()), []);
const listsKept = v.fallback(v.record(v.string(), viewsKept), {});

/** Reads kept views, as many of each list as it may have. */
export function readViews(kept: unknown, most: number): ViewsByList {
  return Object.fromEntries(
    Object.entries(v.parse(listsKept, kept)).map(([list, views]) => [
      list,
      validViews(
        views.filter((view) => v.is(viewKept, view)),
        most,
      ),
    ]),
  );
}

/** Named views of each list: a name, and the part of the address with the query. */
const namedViewsKind: DeviceKind<ViewsByList> = {
  name: 'named-views',
  parse: (kept) => readViews(kept, MAX_VIEWS),
};

/** Named views, of a list or of something else that an address describes. */
export interface ViewUse {
  readonly kind: DeviceKind<ViewsByList>;
  readonly most: number;
  /** Tells them from those of other lists of the same kind. */
  readonly list: string;
  /** What is shown now; empty if nothing is asked, which is no view. */
  readonly address: string;
  /** Shows what an address says. */
  readonly ask: (address: string) => void;
  /** The name of the view that was chosen last; null if none was. */
  readonly last: string | null;
  readonly choose: (view: string | null) => void;
  /** The name that is proposed for what is shown. */
  readonly proposed: string;
}

/** The named views of a list. */
export function viewsOfList({ find, exporting, view, choose }: ToolUse): ViewUse {
  const values = find.filters.flatMap(({ chosen }) => chosen.map(({ label }) => label));
  return {
    kind: namedViewsKind,
    most: MAX_VIEWS,
    list: exporting.name,
    address: find.address,
    ask: find.ask,
    last: view,
    choose,
    proposed: [find.query.text.trim(), ...values].filter(Boolean).join(', '),
  };
}

const NONE: Views = [];

/** Named views on this device, and how they are changed. */
export function useViews({ kind, list, address, ask, last, choose }: ViewUse) {
  const { t } = useTranslation('find');
  const kept = useDeviceValue(kind);
  const { addTold } = useSteps();
  const tell = (text: string, detail: string, undo: () => Promise<void>) => addTold({ text, detail, undo });
  const views = kept.value?.[list] ?? NONE;
  const same = views.filter((view) => address !== '' && view.address === address);
  const exact = same.find(({ name }) => name === last) ?? same[0];
  const remembered = address === '' ? undefined : views.find(({ name }) => name === last);
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
    /** Changes all of them, as the domain does. */
    change,
    open: (view: NamedView) => {
      choose(view.name);
      ask(view.address);
    },
    save: async (name: string) => {
      await change((before) => withView(before, { name: name.trim(), address }));
      choose(name.trim());
    },
    update: async (view: NamedView) => {
      await change((before) => withView(before, { name: view.name, address }));
      tell(t('views.updated'), view.name, async () => change((now) => withAddressBack(now, view, address)));
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
      tell(t('views.deleted'), view.name, async () => change((now) => withView(now, view, at)));
    },
  };
}
