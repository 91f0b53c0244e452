import { useEffect, useRef, useState } from 'react';
import type { QuestionKind, ReportAnswers, ReportQuestion } from './answers';
import { useReportReading } from '../reportContext';

/**
 * The answer to a question, which is asked again whenever more was read. Until the next answer comes, the last one stays. A
 * question waits for the answer to the one before; of the questions that come in the meantime, only the last one is asked.
 */
export function useAnswer<Kind extends QuestionKind>(question: ReportQuestion<Kind>) {
  const { ask, version } = useReportReading();
  const [last, setLast] = useState<{
    readonly answer: ReportAnswers[Kind];
    readonly question: ReportQuestion<Kind>;
    readonly to: string;
    readonly at: number;
  }>();
  // Questions are plain data: a new object with the same content is the same question.
  const text = JSON.stringify(question);
  const current = useRef(text);
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    let isLast = true;
    current.current = text;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of the question itself
    const asked = JSON.parse(text) as ReportQuestion<Kind>;
    const askInTurn = async () => {
      if (!isLast) return;
      try {
        const answer = await ask(asked);
        // While customers are read, an answer from those read so far is shown, too.
        if (current.current === text) setLast({ answer, question: asked, to: text, at: version });
      } catch {
        // The reading itself shows the error.
      }
    };
    turn.current = turn.current.then(askInTurn);
    return () => {
      isLast = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more was read: the answer may be another one
  }, [ask, text, version]);
  const isOld = last?.to !== text;
  return {
    /** Undefined before the first answer. */
    answer: last?.answer,
    /** The question that it answers; before the first answer the present one. */
    answered: last?.question ?? question,
    /** Whether that is an earlier question, because the answer to the present one has not come yet. */
    isOld,
    /** Whether it answers the present question, with everything that was read until now. */
    isCurrent: !isOld && last?.at === version,
  };
}
