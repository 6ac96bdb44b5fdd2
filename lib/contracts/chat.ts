import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";
import { LOBBY_ROOM } from "./rooms";

export const CHAT_MAX = 500;

/** What was written, fit to be shown: nothing unseen that makes a line look like another's; line breaks stay. */
export const cleanText = (text: string): string => plainText(text, { join: true, breaks: true });

export const ChatText = z
  .string()
  .transform(cleanText)
  .pipe(z.string().min(1, "chat/empty").max(CHAT_MAX, "chat/long"));

export const ChatRoom = z.union([z.literal(LOBBY_ROOM), z.string().regex(/^table:[0-9a-z]{1,40}$/, "chat/no_room")]);
