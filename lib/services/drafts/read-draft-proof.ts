import { bytesToHex } from "@noble/hashes/utils.js";
import type { DraftGame } from "@/lib/engine/ccg/draft/compile";
import type { DraftProof } from "@/lib/engine/ccg/draft/prove-draft";
import type { State } from "@/lib/engine/ccg/draft/state";
import { hashOfContents } from "@/lib/engine/ccg/factory/prove-pack";
import type { Match } from "@/lib/engine/kernel/match";
import { readDealing } from "../tables/dealing";
import { currentTable } from "../tables/read-proof";

/** The proof of a draft that is over, for anybody; null: there is none, or it goes on. */
export async function readDraftProof(tableId: string): Promise<DraftProof | null> {
  const table = await currentTable(tableId);
  if (table?.world.name !== "draft") return null;
  const match = table.match as Match<State>;
  if (match.game.stage !== "over") return null;
  const dealing = await readDealing(table, match.dealSeq);
  if (!dealing) return null;
  const { contents, packs } = (table.game as unknown as DraftGame).config;
  const { opened, dealt } = dealing;
  return {
    ...{ v: 1, kind: "draft", table: tableId, anchor: table.anchor, epoch: match.dealEpoch, seq: opened.seq },
    ...{ commitment: opened.root, serverSeed: bytesToHex(table.chain.link(match.dealEpoch)), shares: opened.shares },
    ...{ contents, contentsHash: hashOfContents(contents), packs, seats: match.game.picks.length },
    result: dealt.cards.map(Number),
  };
}
