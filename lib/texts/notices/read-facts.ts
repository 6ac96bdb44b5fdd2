import { readDevice } from "../../contracts/account-words";
import type { NoticeData } from "../../contracts/notice-words";
import { isThisMachine } from "../../contracts/this-machine";
import type { HouseName } from "../../engine/kernel/table/house-name";
import type { Catalogues } from "../catalogues";
import { tableNameIn } from "../table-name";
import type { NoticeFacts } from "./facts";
import { type NoticeReader, untilText } from "./until-text";

const text = (value: NoticeData[string]): string => (typeof value === "string" ? value : "");
const list = (value: NoticeData[string]): readonly string[] => (Array.isArray(value) ? value : []);

/** A table's house name as it was stored; undefined: somebody named it, or it cannot be read. */
function houseNameOf(stored: NoticeData[string]): HouseName | undefined {
  try {
    return typeof stored === "string" ? (JSON.parse(stored) as HouseName) : undefined;
  } catch {
    return undefined;
  }
}

/** Those that were stored before say a time as the game has it. */
const until = ({ until: written, untilAt, zone }: NoticeData, reader: NoticeReader): string =>
  typeof untilAt === "number" ? untilText(untilAt, reader, text(zone)) : text(written);

/** What a stored notice tells whoever reads it, for the sentences of their language. */
export function noticeFacts(
  data: NoticeData,
  shell: Pick<Catalogues["shell"], "tableName">,
  reader: NoticeReader,
): NoticeFacts {
  const houseName = houseNameOf(data.house);
  const address = text(data.address);
  return {
    table: tableNameIn(shell, { name: text(data.table), ...(houseName ? { houseName } : {}) }),
    nick: text(data.nick) || text(data.by) || null,
    office: text(data.office) || null,
    powers: [...list(data.powers), ...list(data.victors)],
    power: text(data.power),
    season: text(data.season),
    year: typeof data.year === "number" ? data.year : 0,
    phase: text(data.phase),
    weeks: typeof data.weeks === "number" ? data.weeks : 0,
    until: until(data, reader),
    shared: data.draw === true,
    yours: data.yours === true,
    statement: data.statement === true,
    lines: typeof data.lines === "number" ? data.lines : 0,
    ground: typeof data.ground === "number" ? data.ground : 0,
    device: readDevice(text(data.device)),
    address: isThisMachine(address) ? "localhost" : address,
    byMaster: data.master === true,
    byStaff: data.by === "staff",
    byMail: data.by === "mail",
    product: text(data.product),
    reason: text(data.reason),
    map: text(data.map),
    card: text(data.card),
    count: typeof data.count === "number" ? data.count : 0,
    sum: typeof data.sum === "number" ? data.sum : 0,
    sold: data.sold === true,
    cards: typeof data.cards === "number" ? data.cards : 0,
    packs: typeof data.packs === "number" ? data.packs : 0,
    note: text(data.note),
    name: text(data.name),
    round: typeof data.round === "number" ? data.round : 0,
    place: typeof data.place === "number" ? data.place : 0,
    how: text(data.how),
  };
}
