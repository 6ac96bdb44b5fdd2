import { escapeTags, readTags, type TagNode } from "./read-tags";

/**
 * The tags that members may write: dice, names of colours, and braces. None that changes how large a text is, where it
 * stands or in what letters, or that draws something that is none of theirs. What else stands in braces is text.
 */
const ALLOWED = /\{(?:dice[1-6]|red|green|blue|yellow|brown|gold|magenta|orange|cyan|reset|lb|rb)\}/g;

/** What a member wrote, with the tags that members may write in a chat. */
export function readChat(text: string): TagNode[] {
  let allowed = "";
  let at = 0;
  for (const { 0: tag, index } of text.matchAll(ALLOWED)) {
    allowed += escapeTags(text.slice(at, index)) + tag;
    at = index + tag.length;
  }
  return readTags(allowed + escapeTags(text.slice(at)), new Map());
}
