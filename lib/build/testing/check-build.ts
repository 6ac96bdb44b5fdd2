import { createHash } from "node:crypto";

/** The build that tests, pictures and page benchmarks share; it stands beside the one of `npm start`. */
export const CHECK_DIST = ".next-check";

/**
 * The sidecar's port of that build. A build names its sidecar's port, so it has to stay the same for one checkout; it
 * comes from the folder's path, so that two checkouts do not meet. Systems give ports from 32,768 on to whoever asks for any:
 * below that no other test happens to have it.
 */
export const CHECK_SIDECAR_PORT =
  20_000 + (createHash("sha256").update(process.cwd()).digest().readUInt16BE(0) % 12_000);
