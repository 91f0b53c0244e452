import { useEffect, useRef, useState } from 'react';
import type { ReportAnswers, ReportQuestions } from './answers';
import type { ReportReading } from './reportReading';

type Asking = Pick<ReportReading, 'ask' | 'version'>;

/** The last answer to questions of a kind. */
interface LastAnswer<Kind extends keyof ReportAnswers> {
  /** Undefined before the first answer. */
  readonly answer: ReportAnswers[Kind] | undefined;
  /** Whether another question was asked since, whose answer has not come yet. */
  readonly isOld: boolean;
  /** Whether it answers the question about all that was read until now. */
  readonly isCurrent: boolean;
}

/**
 * The answer to a question, asked again whenever more was read. Until the next answer comes, the last one stays. A question
 * waits for the answer to the one before; of those that come meanwhile only the last is asked.
 */
export function useLastAnswer<Kind extends keyof ReportAnswers>(
  { ask, version }: Asking,
  kind: Kind,
  question: ReportQuestions[Kind],
): LastAnswer<Kind> {
  const [last, setLast] = useState<{
    readonly answer: ReportAnswers[Kind];
    readonly to: string;
    readonly at: number;
  }>();
  // Questions are plain data, and a new object with the same content asks the same.
  const text = JSON.stringify(question);
  const current = useRef(text);
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    let isLast = true;
    current.current = text;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of the question itself
    const asked = JSON.parse(text) as ReportQuestions[Kind];
    const askInTurn = async () => {
      if (!isLast) return;
      try {
        const answer = await ask(kind, asked);
        // While customers are read, the sums so far answer the same question.
        if (current.current === text) setLast({ answer, to: text, at: version });
      } catch {
        // Why there is no answer is said by the reading itself.
      }
    };
    turn.current = turn.current.then(askInTurn);
    return () => {
      isLast = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more was read: the answer may be another one
  }, [ask, kind, text, version]);
  const isOld = last?.to !== text;
  return { answer: last?.answer, isOld, isCurrent: !isOld && last?.at === version };
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
