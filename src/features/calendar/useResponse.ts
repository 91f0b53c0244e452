import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import person from 'bootstrap-icons/icons/person-fill.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import xCircle from 'bootstrap-icons/icons/x-circle-fill.svg?icon';
import dash from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import { useTranslation } from 'react-i18next';
import type { IconShapes } from '@/shared/ui/Icon';

type Known = 'accepted' | 'tentativelyAccepted' | 'declined' | 'none' | 'organizer';

interface Look {
  readonly key: Known;
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | '';
  readonly icon: IconShapes;
}

const none: Look = { key: 'none', tone: '', icon: dash };
const looks: Readonly<Record<string, Look>> = {
  accepted: { key: 'accepted', tone: 'success', icon: checkCircle },
  tentativelyaccepted: { key: 'tentativelyAccepted', tone: 'warning', icon: question },
  declined: { key: 'declined', tone: 'danger', icon: xCircle },
  organizer: { key: 'organizer', tone: 'info', icon: person },
  none,
  notresponded: none,
  '': none,
};

/** What somebody answered to an invitation, as word, icon and tone; an answer that is not known here is shown as it is. */
export function useResponse() {
  const { t } = useTranslation('calendar');
  return (response: string) => {
    const look = looks[response.trim().toLowerCase()];
    return look
      ? { tone: look.tone, icon: look.icon, word: t(`responses.${look.key}`) }
      : { tone: '', icon: dash, word: response };
  };
}
