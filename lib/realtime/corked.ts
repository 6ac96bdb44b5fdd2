import type { Io } from "./sockets";

/** What of a connection of engine.io is taken hold of here. */
type Corkable = {
  flush(): void;
  transport: { name: string; socket?: { _socket?: { cork(): void; uncork(): void } } };
};

/**
 * What is said to a connection within one turn of the event loop leaves in one write: a move's answer with the message
 * that it brought about. Each write is a call of the system, and they are a third of what a move costs this process.
 */
export function corkWrites(engine: Io["engine"]): void {
  engine.on("connection", (connection: unknown) => {
    const corkable = connection as Corkable;
    const flush = corkable.flush.bind(corkable);
    let isPlanned = false;
    corkable.flush = () => {
      if (isPlanned) return;
      isPlanned = true;
      process.nextTick(() => {
        isPlanned = false;
        const { transport } = corkable;
        const tcp = transport.name === "websocket" ? transport.socket?._socket : undefined;
        tcp?.cork();
        flush();
        tcp?.uncork();
      });
    };
  });
}
