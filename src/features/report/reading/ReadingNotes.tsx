import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import refused from 'bootstrap-icons/icons/slash-circle.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/buttons/Icon';
import { type ReadingNote, readingNotes } from './readingNotes';
import { useReportReading } from '../reportContext';
import { useNoteWords } from './useNoteWords';
import classes from './readingNotes.module.scss';

/** Names and months beyond these are only counted. */
const MOST_NAMED = 3;

/** Notes about missing customers, differences and unknown values, with buttons that read the data again. */
export function ReadingNotes() {
  const { t } = useTranslation('report');
  const wordsOf = useNoteWords(MOST_NAMED);
  const notes = readingNotes(useReportReading());
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={t('reading.notes')}>
          {notes.map((note) => {
            const { title, text } = wordsOf(note);
            return (
              <li key={title}>
                <Icon of={note.kind === 'missing' ? refused : warning} />
                <p className="text-secondary pretty">
                  <b className="text-plain weight-580">{title}</b> {text}
                </p>
                <NoteButton note={note} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function NoteButton({ note }: { readonly note: ReadingNote }) {
  const { t } = useTranslation('report');
  const reading = useReportReading();
  if (note.kind === 'missing') {
    const retry = () => {
      for (const { id } of note.customers) reading.retry(id);
    };
    const names = note.customers.map(({ name }) => name).join(', ');
    return (
      <button type="button" className="no-print" aria-label={t('reading.again', { names })} onClick={retry}>
        {t('reading.once')}
      </button>
    );
  }
  if (note.kind === 'directory')
    return (
      <button type="button" className="no-print" onClick={reading.goOn}>
        {t('reading.once')}
      </button>
    );
  if (note.kind === 'columns' || note.kind === 'outside') return null;
  return (
    <button type="button" className="no-print" onClick={reading.readAnew}>
      {t('reading.readAgain')}
    </button>
  );
}
