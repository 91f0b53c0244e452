import { useTranslation } from 'react-i18next';
import type { ImportReading, ReadingChoices } from '@/domain/import/importTypes';
import { Columns } from './Columns';
import { HowRead } from './HowRead';
import { Question } from './Question';
import classes from './readingTab.module.scss';

export interface ReadingProps {
  readonly reading: ImportReading;
  readonly choices: ReadingChoices;
  readonly onChoose: (change: ReadingChoices) => void;
}

/** How the file was read, with reasons; everything can be changed. What is not clear is asked on top. */
export function ReadingTab(props: ReadingProps) {
  const { t } = useTranslation('fileImport');
  return (
    <>
      <Question {...props} />
      <div className={classes.reading}>
        <section>
          <div className="tw-section-head">
            <h2>{t('columns.title')}</h2>
            <span className="count">{props.reading.columns.length}</span>
            {props.choices.roles && (
              <span className="push-right text-faint text-small">{t('columns.kept')}</span>
            )}
          </div>
          <Columns {...props} />
        </section>
        <section>
          <div className="tw-section-head">
            <h2>{t('howRead.title')}</h2>
          </div>
          <HowRead {...props} />
        </section>
      </div>
    </>
  );
}
