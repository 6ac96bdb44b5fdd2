"use client";
import { useTexts } from "@/components/texts/context";
import { readAvatar } from "@/lib/contracts/account-words";
import type { Person } from "@/lib/contracts/live";
import type { Spares } from "@/lib/contracts/trade-words";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { MemberAvatar } from "../accounts/member-avatar";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { isSecondClick } from "../ui/second-click";
import { GoodsList } from "./goods-list";

/** Somebody as they are shown everywhere. */
export function Face({ person: { nick, avatar }, said }: { person: Person; said: string }) {
  return (
    <p className="flex items-center gap-2.5">
      <MemberAvatar avatar={readAvatar(avatar, nick)} nick={nick} size={30} />
      <span className="min-w-0 break-words">{said}</span>
    </p>
  );
}

type Props = { to: Person; goods: Goods; spares: Spares; note: string; onYes(): void; onNo(): void };

/** Asks once more before a gift goes out: who gets it, and each thing that they get. */
export function GiveSure({ to, goods, spares, note, onYes, onNo }: Props) {
  const { give: t } = useTexts("trades");
  const named = goods.map((good) => {
    const { name, place } = spares.items.find(({ asset }) => asset === good.asset) ?? { name: good.asset, place: "" };
    // No links here: they would lead away from what is being asked.
    return { ...good, name, place, page: null };
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onNo();
      }}
      title={t.sure}
      description={t.sureLead(to.nick)}
      actions={
        <>
          <Button kind="ghost" onClick={onNo}>
            {t.keep}
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              if (!isSecondClick()) onYes();
            }}
          >
            <span className="whitespace-normal">{t.yes(to.nick)}</span>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Face person={to} said={t.found(to.nick)} />
        <GoodsList goods={named} label={t.sureGoods} />
        {note.trim() !== "" && <p className="text-ink-2 italic">{note.trim()}</p>}
      </div>
    </Dialog>
  );
}
