import { SOCKET_POLL_ATTEMPTS, SOCKET_POLL_MS } from '@/domain/limits';
import { env } from '../env';
import { selectUser } from '../session/sessionSlice';
import type { AppStore } from '../store/store';
import type { UserEvent } from './presenceMessages';
import { PresenceSocket, type PresenceSocketOptions } from './presenceSocket';
import { connectedEmployeesReceived, presenceLost } from './presenceSlice';

export type PresenceOptions = Partial<Pick<PresenceSocketOptions, 'url' | 'WebSocket' | 'random'>>;

function userEvent(event: UserEvent['event'], value: string): UserEvent {
  return { type: 'userevent', event, value };
}

/**
 * Sends `logout` over a connection of its own, because the end of a session is broadcast even if it comes
 * before the socket is open. Waits for the socket as long as any message does.
 */
export function broadcastLogout(guid: string, options: PresenceOptions = {}): void {
  const socket = new PresenceSocket({
    ...options,
    url: options.url ?? env.wsUrl,
    onOpen: () => void socket.stop(userEvent('logout', guid)),
    onMessage: () => undefined,
    onLost: () => undefined,
  });
  socket.start();
  setTimeout(() => socket.stop(), SOCKET_POLL_MS * SOCKET_POLL_ATTEMPTS);
}

/**
 * Tells the service that the user is online, and the store who else is: while a user is signed in and
 * the page is open, a websocket announces the user with `login` and sends `logout` before it closes.
 *
 * @returns a function that sends `logout` and stops
 */
export function startPresence(store: AppStore, options: PresenceOptions = {}): () => void {
  /** The user to announce; undefined if nobody is signed in or the page is in the browser's cache. */
  let present: string | undefined;
  let isPageAway = false;
  let takeBackLogin = () => {};

  const socket = new PresenceSocket({
    ...options,
    url: options.url ?? env.wsUrl,
    onOpen: () => announce(),
    onMessage: (message) => {
      if (message.kind === 'users') {
        store.dispatch(connectedEmployeesReceived(message.guids));
      } else {
        // oxlint-disable-next-line no-console -- kanbanevent messages are logged
        console.info(message.event);
        store.extra.boardNews.tell(message.event);
      }
    },
    onLost: () => {
      if (store.getState().presence.length > 0) store.dispatch(presenceLost());
    },
  });

  // Called when there is a new user to announce, and for each new connection: one `login` per connection.
  function announce(): void {
    takeBackLogin();
    if (present !== undefined) takeBackLogin = socket.send(userEvent('login', present));
  }

  function update(): void {
    const guid = isPageAway ? undefined : selectUser(store.getState())?.guid;
    if (guid === present) return;
    const leaving = present;
    present = guid;
    if (leaving !== undefined) {
      const isSaid = socket.stop(userEvent('logout', leaving));
      if (!isSaid && !isPageAway) broadcastLogout(leaving, options);
    }
    if (guid !== undefined) {
      socket.start();
      announce();
    }
  }

  const handlePageHide = () => {
    isPageAway = true;
    update();
  };
  // The page is restored from the browser's cache.
  const handlePageShow = () => {
    isPageAway = false;
    update();
  };

  addEventListener('pagehide', handlePageHide);
  addEventListener('pageshow', handlePageShow);
  const unsubscribe = store.subscribe(update);
  update();

  return () => {
    unsubscribe();
    removeEventListener('pagehide', handlePageHide);
    removeEventListener('pageshow', handlePageShow);
    handlePageHide();
  };
}
