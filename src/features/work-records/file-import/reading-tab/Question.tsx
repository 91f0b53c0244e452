import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ReadingProps } from './ReadingTab';
import { useLengthText } from '../useLengthText';
import classes from './readingTab.module.scss';

interface Answer {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** What only the user knows. Once answered it stays until the tab is left, so that the answer can be seen and changed. */
export function Question(props: ReadingProps) {
  const [asked, setAsked] = useState(props.reading.questions);
  const added = props.reading.questions.filter((one) => !asked.includes(one));
  if (added.length > 0) setAsked([...asked, ...added]);
  const answersTo = useAnswers(props);
  return asked.map((one) => {
    const { title, text, answers } = answersTo(one);
    const isOpen = props.reading.questions.includes(one);
    return (
      <section key={one} className={classes.question} data-open={isOpen} aria-labelledby={`import-${one}`}>
        <h2 id={`import-${one}`}>
          <Icon of={question} />
          {title}
        </h2>
        <p>{text}</p>
        {answers.length > 0 && (
          <div className={classes.answers} role="radiogroup" aria-labelledby={`import-${one}`}>
            {answers.map(({ key, title: name, text: about, isChosen, choose }) => (
              <label key={key}>
                <input
                  className="form-check-input"
                  type="radio"
                  name={`import-${one}`}
                  checked={isChosen}
                  onChange={choose}
                />
                <b>{name}</b>
                <small>{about}</small>
              </label>
            ))}
          </div>
        )}
      </section>
    );
  });
}

/** The words for each question, and its answers. */
function useAnswers({ reading, choices, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const lengthText = useLengthText();
  const count = reading.rows.length;
  const dayText = (day: IsoDate | null) =>
    day ? `${formats.weekday(day)} ${formats.date(day)}` : t('howRead.noDay');

  return (asked: ReadingProps['reading']['questions'][number]) => {
    const { day, hours, people } = reading;
    let answers: readonly Answer[] = [];
    let cell = '';
    if (asked === 'day-order' && day) {
      ({ cell } = day);
      answers = day.options.map(({ order, day: read, days }) => {
        const [first, last] = [days[0], days.at(-1)];
        const span = first && last ? ` · ${formats.dayRange(first, last, 'always')}` : '';
        return {
          key: order,
          title: dayText(read),
          text: t(`howRead.${order}`) + span,
          isChosen: choices.dayOrder === order,
          choose: () => onChoose({ dayOrder: order }),
        };
      });
    }
    if (asked === 'hours-unit' && hours) {
      ({ cell } = hours);
      answers = hours.options.slice(0, 2).map(({ unit, seconds }) => ({
        key: unit,
        title: lengthText(seconds),
        text: t(`howRead.unit.${unit}`),
        isChosen: choices.hoursUnit === unit,
        choose: () => onChoose({ hoursUnit: unit }),
      }));
    }
    if (asked === 'person') {
      answers = people.names.map(({ name, rows }) => ({
        key: name,
        title: name,
        text: t('rows', { count: rows }),
        isChosen: choices.ownName === name,
        choose: () => onChoose({ ownName: name }),
      }));
    }
    const isMixed = asked === 'day-order' && day?.reason.code === 'both-above-12';
    const [one, other] = day?.reason.code === 'both-above-12' ? day.reason.rows : [0, 0];
    const text = isMixed ? t('questions.mixed', { one, other }) : t(`questions.${asked}.text`, { count });
    return { title: t(`questions.${asked}.title`, { cell }), text, answers };
  };
}
