import { domainToASCII } from "node:url";

const MOST = 254;
const MOST_LOCAL = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** An address as mail servers take it, and what it is compared by: nobody has the same in capitals. */
export type ReadAddress = { address: string; key: string };

/**
 * Reads a mail address as somebody typed it: a name of the plain letters that every server takes, a domain that may be
 * written in any. Null: it is none. No quoted names, no comments, no literal hosts, nothing that a header could end at.
 */
export function readMailAddress(typed: string): ReadAddress | null {
  const text = typed.trim();
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  if (at < 1 || local.length > MOST_LOCAL || text.length > MOST || !LOCAL.test(local)) return null;
  // What a URL would cut off a host is no part of a domain.
  const written = text.slice(at + 1);
  if (/[\s/\\?#:@%[\]]/.test(written)) return null;
  const domain = domainToASCII(written).toLowerCase();
  const labels = domain.split(".");
  const isDomain =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
  const address = `${local}@${domain}`;
  return isDomain && address.length <= MOST ? { address, key: address.toLowerCase() } : null;
}
