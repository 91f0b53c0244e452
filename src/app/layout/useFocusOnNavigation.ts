import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of route the page's heading has the focus, so that a screen reader says where one is and the keyboard
 * goes on from there; the window starts at the top. The first page of a visit is left alone, and the way back keeps
 * the place that the browser remembers. All of it before the new page is painted.
 *
 * @param onLeave something else to do when the page changes
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const before = useRef<string | null>(null);
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    const isFirst = before.current === null;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (!isFirst && !isSame) leave();
    if (isSame || (isFirst && navigation === NavigationType.Pop)) return;
    if (navigation !== NavigationType.Pop) document.documentElement.scrollTop = 0;
    // What was pressed is still there, such as the button that turns to the next month.
    const hasKept = main.current !== document.activeElement && main.current?.contains(document.activeElement);
    if (hasKept) return;
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, navigation, pathname]);
}
