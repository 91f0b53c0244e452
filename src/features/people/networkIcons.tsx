import facebook from 'bootstrap-icons/icons/facebook.svg?icon';
import linkedin from 'bootstrap-icons/icons/linkedin.svg?icon';
import twitter from 'bootstrap-icons/icons/twitter-x.svg?icon';
import type { SocialNetwork } from '@/domain/people/employee';
import type { IconShapes } from '@/shared/ui/buttons/Icon';

/** Bootstrap Icons has no icon for this network. */
const xing = (
  <path d="M3.400 3.600c-.2 0-.3.1-.2.3l1.500 2.600-2.400 4.200c-.1.200 0 .4.2.4h2.200c.3 0 .5-.2.6-.4l2.400-4.200-1.500-2.700c-.1-.2-.3-.4-.6-.4Zm8.400-3c-.3 0-.5.2-.6.4L6.100 9.900l3.200 5.800c.1.200.3.4.6.4h2.200c.2 0 .3-.2.2-.4L9.100 9.900 14.200 1c.1-.2 0-.4-.2-.4Z" />
);

/** The icons of the social networks. */
export const networkIcons: Readonly<Record<SocialNetwork, IconShapes>> = {
  xing,
  linkedin,
  facebook,
  twitter,
};
