import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFind } from '../ListEntries';
import type { Counts, Find, ToolJob } from './find';
import type { Found } from './useFound';
import { useDebounced } from '../../ui/timing/useDebounced';
import { FindField } from './FindField';
import { ToolRun } from './tools/lazyTools';

/** A change of the result is read out once it has lasted this long, in milliseconds. */
const READ_OUT_MS = 500;

interface FindLineProps extends Omit<ListFind<unknown>, 'countOf' | 'found'> {
  /** Null while nothing is asked. */
  readonly counts: Counts | null;
  readonly found: Pick<Found<unknown>, 'whole'> | null;
}

/** The line above a list: the field with what is asked, and what can be done with what was found. */
export function FindLine({ find, label, columns, counts, found, exporting, field }: FindLineProps) {
  const { t } = useTranslation('find');
  const sorts = columns.flatMap(({ title, sort }) =>
    sort === undefined ? [] : [{ by: sort, label: title }],
  );
  const countLabel = counts ? t('show', { count: counts[0] }) : t('showAll');
  const said = useDebounced(useResultText(found, counts), READ_OUT_MS);
  const { view, choose } = useChosenView(find);
  const [job, setJob] = useState<ToolJob | null>(null);
  const use = exporting && { find, exporting, counts, begin: setJob, view, choose };
  return (
    <>
      <FindField {...{ find, label, sorts, countLabel, use }} {...field} />
      {use && job && <ToolRun {...{ use, job }} onEnd={() => setJob(null)} />}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** The name of the view that was chosen last. Once nothing is asked, none is. */
function useChosenView({ address }: Find) {
  const [last, setLast] = useState<{ readonly address: string; readonly view: string | null }>({
    address,
    view: null,
  });
  if (last.address !== address) setLast({ address, view: address === '' ? null : last.view });
  return {
    view: last.view,
    choose: (view: string | null) => setLast((before) => ({ ...before, view })),
  };
}

/** The result in words, for screen readers: that the list is read, what was found, and what is missing. */
function useResultText(found: FindLineProps['found'], counts: Counts | null): string {
  const { t } = useTranslation('find');
  if (!counts || !found || (found.whole.state.kind === 'failed' && found.whole.pages === 0)) return '';
  const { kind } = found.whole.state;
  if (kind === 'reading') return t('reading');
  const result = counts.join(' · ');
  return kind === 'whole' || kind === 'enough' ? result : t('incomplete', { result });
}
