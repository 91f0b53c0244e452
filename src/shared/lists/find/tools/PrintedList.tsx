import { useTranslation } from 'react-i18next';
import type { FileTable } from '@/domain/find/exportTable';
import { type Counts, type Find, namesKind } from '../find';
import { PrintedPage } from './PrintedPage';

interface PrintedListProps {
  readonly find: Find;
  /** Null while nothing is asked. */
  readonly counts: Counts | null;
  readonly title: string;
  readonly table: FileTable;
  readonly onEnd: () => void;
}

/** All rows of a list on paper, with the filters in words. */
export function PrintedList({ find, counts, title, table, onEnd }: PrintedListProps) {
  const { t } = useTranslation('find');
  const about = [...(counts ?? []), ...useFilterTexts(find)].join(' · ');
  const above = (
    <>
      {about !== '' && <p className="figures mb-3">{about}</p>}
      {table.notes.map((note) => (
        <p className="mb-3" key={note}>
          {note}
        </p>
      ))}
    </>
  );
  return <PrintedPage {...{ title, table, above, onEnd }} total={t('export.total')} />;
}

/** The filters of the list, in words. */
function useFilterTexts({ filters, query }: Find): readonly string[] {
  const { t } = useTranslation('find');
  const set = filters.filter(({ chosen }) => chosen.length > 0);
  const texts = set.map((filter) => {
    const values = filter.chosen.map(({ label }) => label).join(', ');
    return namesKind(filter, values) ? values : `${filter.label}: ${values}`;
  });
  const text = query.text.trim();
  return text === '' ? texts : [...texts, t('text', { text })];
}
