import * as v from 'valibot';

/** The part of a websocket that presence uses; tests may pass their own. */
type PresenceSocket = { send(data: string): void };

/** The users who are connected. One person may have several sockets. */
export type Presence = {
  join: (socket: PresenceSocket) => void;
  receive: (socket: PresenceSocket, data: string) => void;
  leave: (socket: PresenceSocket) => void;
  users: () => string[];
  /** Tells everyone that something on a board changed. */
  kanban: (event: string, boardId: number) => void;
};

const userEvent = v.object({
  type: v.literal('userevent'),
  event: v.picklist(['login', 'logout']),
  value: v.string(),
});

function parse(data: string): v.InferOutput<typeof userEvent> | undefined {
  try {
    const result = v.safeParse(userEvent, JSON.parse(data));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export function makePresence(isKnown: (guid: string) => boolean): Presence {
  const sockets = new Map<PresenceSocket, string | undefined>();
  const users = (): string[] => [...new Set(sockets.values())].filter((guid) => guid !== undefined);
  const broadcast = (message: unknown): void => {
    const data = JSON.stringify(message);
    for (const socket of sockets.keys()) socket.send(data);
  };
  const broadcastUsers = (): void => broadcast({ type: 'userevent', data: { users: users() } });
  return {
    users,
    join: (socket) => {
      sockets.set(socket, undefined);
    },
    receive: (socket, data) => {
      const message = parse(data);
      // A message that cannot be read is ignored, because it is no reason to close the connection.
      if (!message || !sockets.has(socket) || !isKnown(message.value)) return;
      sockets.set(socket, message.event === 'login' ? message.value : undefined);
      broadcastUsers();
    },
    leave: (socket) => {
      const guid = sockets.get(socket);
      sockets.delete(socket);
      if (guid !== undefined) broadcastUsers();
    },
    kanban: (event, boardId) => broadcast({ type: 'kanbanevent', event, data: { kanbanId: boardId } }),
  };
}
