import people from 'bootstrap-icons/icons/people.svg?icon';
import { useTranslation } from 'react-i18next';
import type { Filter } from '@/domain/find/findTable';
import type { FilterWords } from './useFound';

interface Member {
  readonly guid: string;
  readonly name: string;
}

/** Values of the filter besides guids: the user, and things without members. */
const ME = 'me';
const NOBODY = 'none';

/** @param guid the user, who is found as `me` */
export function memberFilter(
  guid: string | undefined,
): Filter<{ readonly members: readonly Pick<Member, 'guid'>[] }> {
  return {
    kind: 'choice',
    name: 'member',
    valuesOf: ({ members }) => {
      if (members.length === 0) return [NOBODY];
      const guids = members.map((member) => member.guid);
      return guid !== undefined && guids.includes(guid) ? [ME, ...guids] : guids;
    },
  };
}

/**
 * The words of the filter by members.
 *
 * @param found the members of the list
 * @param others people who can be looked for before they are members of anything
 */
export function useMemberWords(found: readonly Member[], others: readonly Member[] = []): FilterWords {
  const { t } = useTranslation('find');
  const names = new Map([...others, ...found].map(({ guid, name }) => [guid, name]));
  const special: Readonly<Record<string, string>> = { [ME]: t('member.me'), [NOBODY]: t('member.nobody') };
  return {
    label: t('member.label'),
    icon: people,
    labelOf: (value) => special[value] ?? names.get(value),
    values: [...new Set([ME, NOBODY, ...others.map(({ guid }) => guid)])],
  };
}
