import { Link } from 'react-router-dom';
import type { LawFinding } from '@/domain/law/lawFindings';
import { FindingRow } from '@/shared/ui/messages/FindingRow';
import { useLawSettings } from './useLawSettings';
import type { LawWords } from './useLawWords';
import { Button } from '@/shared/ui/buttons/Button';

interface FindingLineProps {
  readonly finding: LawFinding;
  readonly words: LawWords;
  /** The text of the finding, which may have bold parts (`StrongText`). */
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
  /** Is called after the finding was hidden or shown again, because its line with the focus disappears. */
  readonly onMoved?: () => void;
}

/** A finding with its day and figures, a link to its records, and the button that hides it on this device. */
export function FindingLine({ finding, words, text, link, onMoved }: FindingLineProps) {
  const { t } = words;
  const settings = useLawSettings();
  const { key, isHidden, outcome } = finding;
  const when = words.when(finding);
  const label = t(isHidden ? 'showAgain' : 'hide');

  async function move() {
    await (isHidden ? settings.show(key) : settings.hide(key, when));
    onMoved?.();
  }

  return (
    <FindingRow
      when={when}
      isDense
      isHidden={isHidden}
      buttons={
        <>
          <Link className="btn btn-ghost btn-sm" to={link.to} aria-label={`${link.label}: ${when}`}>
            {link.label}
          </Link>
          {(outcome === 'hit' || outcome === 'note') && (
            <Button
              look="ghost"
              size="sm"
              label={label}
              aria-label={`${label}: ${when}`}
              onClick={() => void move()}
            />
          )}
        </>
      }
    >
      <span className="figures">
        <StrongText text={text} />
      </span>
    </FindingRow>
  );
}

/** A text whose parts between `<b>` and `</b>` are shown in bold. */
export function StrongText({ text }: { readonly text: string }) {
  return text.split(/<\/?b>/u).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
      <b key={at}>{part}</b>
    ) : (
      part
    ),
  );
}
