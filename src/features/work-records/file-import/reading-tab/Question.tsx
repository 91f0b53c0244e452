import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { RadioCard, RadioCards } from '@/shared/ui/fields/RadioCards';
import type { ReadingProps } from './ReadingTab';
import { useDayText, useLengthText } from '../readTexts';
import classes from './readingTab.module.scss';

interface Answer {
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** What only the user knows. Once answered it stays until the tab is left, so that the answer can be seen and changed. */
export function Question(props: ReadingProps) {
  const { questions } = props.reading;
  const [asked, setAsked] = useState(questions);
  const added = questions.filter((one) => !asked.includes(one));
  if (added.length > 0) setAsked([...asked, ...added]);
  const answersTo = useAnswers(props);
  return asked.map((one) => {
    const { title, text, answers } = answersTo(one);
    return (
      <section key={one} className={classes.question} data-open={questions.includes(one)} aria-label={title}>
        <h2 className="row text-15">
          <Icon of={question} />
          {title}
        </h2>
        <p className="text-secondary mb-3">{text}</p>
        {answers.length > 0 && (
          <RadioCards label={title}>
            {answers.map(({ isChosen, choose, ...answer }) => (
              <RadioCard
                key={answer.name + answer.text}
                {...answer}
                input={{ name: `import-${one}`, checked: isChosen, onChange: choose }}
              />
            ))}
          </RadioCards>
        )}
      </section>
    );
  });
}

/** The words for each question, and its answers. */
function useAnswers({ reading, choices, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const dayText = useDayText();
  const lengthText = useLengthText();
  const { day, hours, people } = reading;
  const spanOf = ([first, ...others]: readonly IsoDate[]) =>
    first ? ` · ${formats.dayRange(first, others.at(-1) ?? first, 'always')}` : '';
  const answersTo = {
    columns: [],
    'day-order': (day?.options ?? []).map(({ order, day: read, days }, at) => ({
      name: dayText(read),
      // Only AM or PM puts the month in front.
      text: t(order === 'month-first' && at === 0 ? 'howRead.halves' : `howRead.${order}`) + spanOf(days),
      isChosen: choices.dayOrder === order,
      choose: () => onChoose({ dayOrder: order }),
    })),
    'hours-unit': (hours?.options ?? []).slice(0, 2).map(({ unit, seconds }) => ({
      name: lengthText(seconds),
      text: t(`howRead.unit.${unit}`),
      isChosen: choices.hoursUnit === unit,
      choose: () => onChoose({ hoursUnit: unit }),
    })),
    person: people.names.map(({ name, rows }) => ({
      name,
      text: t('rows', { count: rows }),
      isChosen: choices.ownName === name,
      choose: () => onChoose({ ownName: name }),
    })),
  } satisfies Record<ReadingProps['reading']['questions'][number], readonly Answer[]>;

  return (asked: keyof typeof answersTo) => {
    const cell = (asked === 'day-order' ? day : hours)?.cell ?? '';
    const contradiction = day?.reason.code === 'both-above-12' ? day.reason.rows : null;
    const text =
      asked === 'day-order' && contradiction
        ? t('questions.mixed', { one: contradiction[0], other: contradiction[1] })
        : t(`questions.${asked}.text`, { count: reading.rows.length });
    return { title: t(`questions.${asked}.title`, { cell }), text, answers: answersTo[asked] };
  };
}
