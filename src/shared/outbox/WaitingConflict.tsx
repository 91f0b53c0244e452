import { useTranslation } from 'react-i18next';
import { type Decision, withDecision } from '@/domain/changes/outboxStep';
import { type Fields, differingParts, merge, withPart } from '@/domain/changes/fields';
import type { WaitingEntry } from '@/domain/changes/outbox';
import { type Choice, ConflictDialog } from '../edit/ConflictDialog';
import type { ConflictProps } from './OutboxPartOf';
import type { OutboxKind } from './outboxKind';
import { useOutboxChange } from './useWaitingItems';

interface WaitingConflictProps<Content, Part extends string> {
  readonly kind: OutboxKind<Content>;
  readonly fields: Fields<Content, Part>;
  readonly item: WaitingEntry<Content>;
  /** Names the entry in the title. */
  readonly nameOf: (content: Content) => string;
  /** Describes the entry in more detail. */
  readonly aboutOf?: (content: Content) => string;
  readonly labelOf: (part: Part) => string;
  /** Puts a part of an entry into words. */
  readonly textOf: (part: Part, content: Content) => string;
  /** The app can only change such things: it neither creates one again nor adds a second one. */
  readonly isOnlyChanged?: boolean;
  readonly onClose: () => void;
}

/** A waiting entry that was changed both here and elsewhere: the user decides part by part which version counts. */
export function WaitingConflict<Content, Part extends string>({
  kind,
  fields,
  item: { key, before, want, trouble },
  nameOf,
  aboutOf,
  labelOf,
  textOf,
  isOnlyChanged = false,
  onClose,
}: WaitingConflictProps<Content, Part>) {
  const { t } = useTranslation(['outbox', 'edit']);
  const change = useOutboxChange(kind);
  const theirs = trouble?.kind === 'clash' ? trouble.theirs : null;
  const shown = want ?? theirs ?? before;
  if (!shown) return null;
  const merged = before && want && theirs && merge(fields, before, want, theirs);

  async function decide(decision: Decision<Content>) {
    await change((items) => withDecision(items, key, decision));
    onClose();
  }

  function chosenBy(choice: Choice): Content | null {
    if (!merged || !theirs) return want;
    return merged.conflicts
      .filter((part) => choice[part] === 'theirs')
      .reduce((chosen, part) => withPart(fields, part, theirs, chosen), merged.content);
  }

  const name = nameOf(shown);
  const what = want === null ? 'deletedHere' : theirs === null ? 'deletedThere' : 'both';
  const leave = () => void decide({ kind: 'leave' });
  const send = (choice: Choice) => void decide({ kind: 'send', want: chosenBy(choice) });
  const isGone = isOnlyChanged && what === 'deletedThere';
  const differing = want && theirs ? differingParts(fields, want, theirs) : [];
  return (
    <ConflictDialog
      title={t(`outbox:clash.title.${what}`, { name })}
      about={aboutOf?.(shown) || undefined}
      text={t(`outbox:clash.text.${what}`)}
      parts={differing.map((part) => ({
        name: part,
        label: labelOf(part),
        mine: want ? textOf(part, want) : '',
        theirs: theirs ? textOf(part, theirs) : '',
        isConflict: merged?.conflicts.includes(part) ?? false,
      }))}
      cancel={{ label: t('outbox:clash.later'), onAct: onClose }}
      other={
        isGone
          ? undefined
          : what !== 'both'
            ? { label: t(`outbox:clash.leave.${what}`), onAct: leave }
            : isOnlyChanged
              ? { label: t('edit:conflict.allTheirs'), onAct: leave }
              : { label: t('outbox:clash.both'), onAct: () => void decide({ kind: 'both' }) }
      }
      choose={
        isGone
          ? { label: t('outbox:clash.leave.deletedThere'), onAct: leave }
          : { label: t(`outbox:clash.send.${what}`), onAct: send }
      }
    />
  );
}

/** The words for edits of a thing that the app can only change. */
interface EditWords<Content> {
  readonly aboutOf: (content: Content) => string;
  readonly labelOf: (part: keyof Content & string) => string;
  readonly inWords: (part: keyof Content & string, value: unknown) => string;
}

/** The dialog for two versions of such a thing; each of its fields is a part. */
export function editConflict<Content>(
  kind: OutboxKind<Content>,
  fields: Fields<Content, keyof Content & string>,
  useWords: () => EditWords<Content>,
) {
  return function WaitingEditConflict(props: ConflictProps<Content>) {
    const { aboutOf, labelOf, inWords } = useWords();
    const textOf = (part: keyof Content & string, content: Content) => inWords(part, content[part]);
    return (
      <WaitingConflict {...props} {...{ kind, fields, labelOf, textOf }} isOnlyChanged nameOf={aboutOf} />
    );
  };
}
