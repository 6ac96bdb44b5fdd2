import { PassThrough, type Readable } from "node:stream";
import { Client, type Submittable } from "pg";

/** The parts of pg's connection that a statement of one's own uses. */
type Connection = {
  query(text: string): void;
  stream: { pause(): void; resume(): void };
};

/** The first byte of what is copied out says what follows. */
const ARCHIVE_DATA = "d".charCodeAt(0);

/**
 * Has PostgreSQL copy its whole cluster as it stands, while it goes on working, with the log that makes it whole: a tar
 * in which `backup_label` lies. `url`: of a user who may replicate. Rejects, through the stream, with what the server
 * refuses; a page whose checksum is wrong ends it.
 */
export function readBaseBackup(url: string): Readable {
  const tar = new PassThrough();
  const client = new Client({ connectionString: `${url}?replication=true` });
  client.on("error", (error) => tar.destroy(error));
  let isFull = false;
  const copy = {
    submit(connection: Connection) {
      connection.query("BASE_BACKUP (LABEL 'guildhall', CHECKPOINT 'fast', WAL true, MANIFEST 'no')");
    },
    handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection) {
      // pg writes what comes next over this one.
      if (chunk[0] !== ARCHIVE_DATA || tar.write(Buffer.from(chunk.subarray(1))) || isFull) return;
      isFull = true;
      stream.pause();
      tar.once("drain", () => {
        isFull = false;
        stream.resume();
      });
    },
    handleError: (error: Error) => void tar.destroy(error),
    // Where the copy begins and ends in the server's log: it lies in the copy too.
    handleRowDescription() {},
    handleDataRow() {},
    handleCommandComplete() {},
    handleReadyForQuery: () => void tar.end(),
  };
  tar.once("close", () => void client.end().catch(() => {}));
  client.connect().then(
    () => client.query(copy as unknown as Submittable),
    (error: Error) => tar.destroy(error),
  );
  return tar;
}
