import type { LiveSocket } from "./sockets";

/** engine.io's mark of a message. */
const MESSAGE = "4";
/** A whole text frame (RFC 6455, 5.2). */
const TEXT = 0x81;

/** A websocket's frame of a text, as a server sends it, in one piece. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/**
 * Sends connections a packet that was written down for all of them. The rooms of socket.io do the same, and more for each
 * of them; and what is one piece is one write, where head and text are two.
 */
export function sendWritten(sockets: readonly LiveSocket[], packet: string): void {
  const frame = [frameOf(MESSAGE + packet)];
  for (const { conn } of sockets) conn.write(packet, { wsPreEncodedFrame: frame } as object);
}
