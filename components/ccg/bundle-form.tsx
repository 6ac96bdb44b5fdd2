"use client";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { BuyState } from "@/lib/contracts/shop-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Button, buttonClass } from "../ui/button";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { PurchaseNews } from "./purchase-news";
import { keepReceipts } from "./receipts";

type Props = {
  action: (form: FormData) => Promise<BuyState>;
  bundle: {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly available: number;
    readonly comesAt: number | null;
    /** Packs of each part, and the hash of their print sheets. */
    readonly parts: readonly { readonly count: number; readonly contents: string }[];
  };
  who: "member" | "guest" | "visitor";
  offer: { readonly first: number; readonly commitments: readonly string[] } | null;
  /** In cents. */
  purse: number;
  /** Whether one may buy it once more: what members may have of its parts bounds it. */
  allowed: boolean;
};

const NOTHING: BuyState = { is: "nothing" };
const LOST: BuyState = { is: "refused", problem: { code: "shop/lost" } };

/** Buys a bundle, one at a time. The share of the chance is drawn here, so that the house cannot have chosen it. */
export function BundleForm({ action, bundle, who, offer, purse, allowed }: Props) {
  const { buy: t, bundles, comes } = useTexts("shop");
  const [state, setState] = useState<BuyState>(NOTHING);
  const [key, setKey] = useState("");
  const [busy, begin] = useTransition();
  const share = useRef("");
  useEffect(() => setKey(randomText(12)), []);
  const { id, name, price, available, comesAt, parts } = bundle;
  const missing = Math.max(0, price - purse);
  const cost = formatMoney(price);
  const shown = busy ? NOTHING : state;
  /** Is it the form that is shown, and not why there is none? */
  const asks = comesAt === null && available > 0 && offer !== null && allowed;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || missing > 0 || key === "") return;
    const form = new FormData(event.currentTarget);
    // What was lost is asked for again under its key, with its share.
    if (state !== LOST) share.current = randomText(8);
    form.set("share", share.current);
    begin(async () => {
      const answer = await unlessLost(action(form), LOST);
      setState(answer);
      if (answer === LOST) return;
      setKey(randomText(12));
      if (answer.is !== "bought") return;
      let from = 0;
      for (const { count, contents } of parts) {
        const packs = answer.bought.packs.slice(from, from + count);
        keepReceipts(packs, (offer?.commitments ?? []).slice(from, from + count), contents);
        from += count;
      }
    });
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3">
      {comesAt !== null ? (
        <p className="font-medium">{comes(comesAt)}</p>
      ) : available === 0 ? (
        <p className="text-ink-3">{bundles.soldOut}</p>
      ) : !offer ? (
        <Link
          href={`${who === "guest" ? "/sign-up" : "/sign-in"}?next=${encodeURIComponent(`/shop#buy-${id}`)}`}
          className={buttonClass("secondary")}
        >
          {who === "guest" ? t.keepAccount : t.signIn}
        </Link>
      ) : !allowed ? (
        <p className="text-ink-3">{bundles.hadAll}</p>
      ) : (
        <>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="bundleId" value={id} />
          <input type="hidden" name="price" value={price} />
          <input type="hidden" name="first" value={offer.first} />
          <input type="hidden" name="commitment" value={offer.commitments[0]} />
          <input type="hidden" name="contents" value={parts.map(({ contents }) => contents).join(",")} />
          <Button
            type="submit"
            kind={missing > 0 ? "secondary" : "primary"}
            busy={busy}
            reason={missing > 0 ? t.missing(formatMoney(missing)) : null}
            aria-label={busy || missing > 0 ? undefined : bundles.verbOf(cost, name)}
          >
            {busy ? t.busy : missing > 0 ? t.missing(formatMoney(missing)) : bundles.verb(cost)}
          </Button>
          <PurchaseNews
            state={shown}
            payment={
              <p className={missing > 0 ? "text-sm text-danger" : "text-sm text-ink-3"}>
                {missing > 0
                  ? bundles.short(formatMoney(purse))
                  : t.after(formatMoney(purse), formatMoney(purse - price))}
              </p>
            }
          />
        </>
      )}
      {!asks && <PurchaseNews state={shown} />}
    </form>
  );
}
