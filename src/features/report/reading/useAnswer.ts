import { useEffect, useState } from 'react';
import type { ReportAnswers, ReportQuestions } from './answers';
import type { ReportReading } from './reportReading';

type Asking = Pick<ReportReading, 'ask' | 'version'>;

/** The last answer to questions of a kind. */
interface LastAnswer<Kind extends keyof ReportAnswers> {
  /** Undefined before the first answer. */
  readonly answer: ReportAnswers[Kind] | undefined;
  /** Whether another question was asked since, whose answer has not come yet. */
  readonly isOld: boolean;
}

/** The answer to a question, asked again whenever more was read. Until the next answer comes, the last one stays. */
export function useLastAnswer<Kind extends keyof ReportAnswers>(
  { ask, version }: Asking,
  kind: Kind,
  question: ReportQuestions[Kind],
): LastAnswer<Kind> {
  const [last, setLast] = useState<{ readonly answer: ReportAnswers[Kind]; readonly to: string }>();
  // Questions are plain data, and a new object with the same content asks the same.
  const text = JSON.stringify(question);
  useEffect(() => {
    let isAsked = true;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of the question itself
    const asked = JSON.parse(text) as ReportQuestions[Kind];
    // Why there is no answer is said by the reading itself.
    ask(kind, asked).then(
      (answer) => isAsked && setLast({ answer, to: text }),
      () => undefined,
    );
    return () => {
      isAsked = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more was read: the answer may be another one
  }, [ask, kind, text, version]);
  return { answer: last?.answer, isOld: last?.to !== text };
}

/**
 * The last answer alone, for what looks the same whichever question it answers.
 *
 * @returns undefined before the first answer
 */
export function useAnswer<Kind extends keyof ReportAnswers>(
  reading: Asking,
  kind: Kind,
  question: ReportQuestions[Kind],
): ReportAnswers[Kind] | undefined {
  return useLastAnswer(reading, kind, question).answer;
}
