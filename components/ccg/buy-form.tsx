"use client";
import { type FormEvent, useActionState, useEffect, useId, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { BuyState, FilledPurchase } from "@/lib/contracts/shop-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Button, buttonClass } from "../ui/button";
import { randomText } from "../ui/random-text";
import { Stepper } from "../ui/stepper";
import { unlessLost } from "../ui/unless-lost";
import { costOf, missingFor, mostOf, sayPayment, type Terms } from "./buy-terms";
import { PurchaseNews } from "./purchase-news";
import { keepReceipts } from "./receipts";
import { SealDetails } from "./seal-details";

type Props = {
  action: (state: BuyState, form: FormData) => Promise<BuyState>;
  product: {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly available: number;
    /** The hash of its print sheets. */
    readonly contents: string;
    readonly memberLimit: number | null;
    /** When it is sold, if that is still to come. */
    readonly comesAt: number | null;
  };
  /** Whether one may buy, and what one does who may not. */
  who: "member" | "guest" | "visitor";
  /** What a member is shown before paying; null for others. */
  offer: { first: number; commitments: readonly string[] } | null;
  /** In cents. */
  purse: number;
  /** Free packs of this product. */
  tickets: number;
  /** How many of it one bought before, where there is a limit. */
  before: number;
  /** The page that it stands on, and where one comes back to from signing in. */
  at: "shop" | "product";
  /** What stood in it before one had to sign in. */
  filled: FilledPurchase | null;
  /** For browsers without a script; with one, each purchase has a key and a share drawn there. */
  fallback: { key: string };
};

const NOTHING: BuyState = { is: "nothing" };
const LOST: BuyState = { is: "refused", problem: { code: "shop/lost" } };

/** Buys packs: how many, at what price, with whose chance. */
export function BuyForm({ action, product, who, offer, purse, tickets, before, at, filled, fallback }: Props) {
  const { buy: t, comes } = useTexts("shop");
  const fault = useId();
  // Without a script the form is answered with a page; with one, an answer that is lost leaves all as it is.
  const [served, send] = useActionState<BuyState, FormData>(action, NOTHING);
  const [heard, setHeard] = useState<BuyState | null>(null);
  const [busy, begin] = useTransition();
  const [quantity, setQuantity] = useState(filled?.quantity ?? 1);
  /** What was typed that is no number of packs. */
  const [odd, setOdd] = useState<string | null>(null);
  const [share, setShare] = useState(filled?.share ?? "");
  const [key, setKey] = useState(fallback.key);
  // What was said before is not said beside what is being done now.
  const state = busy ? NOTHING : (heard ?? served);
  const isOther = state.is === "bought" && state.bought.productId !== product.id;
  const shown = isOther ? NOTHING : state;

  // The share is drawn here, so that the house cannot have chosen it.
  useEffect(() => {
    setKey(randomText(12));
    setShare((was) => was || randomText(8));
  }, []);

  const { id, name, price, available, contents, memberLimit, comesAt } = product;
  const left = memberLimit === null ? null : Math.max(0, memberLimit - before);
  const terms: Terms = { price, available, purse, tickets, left };
  const wanted = Math.min(quantity, mostOf(terms));
  const cost = formatMoney(costOf(wanted, terms));
  const missing = missingFor(wanted, terms);
  /** Is it the form that is shown, and not why there is none? */
  const asks = comesAt === null && available > 0 && offer !== null && left !== 0;
  const short = odd === null && missing > 0;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || odd !== null || missing > 0) return;
    const form = new FormData(event.currentTarget);
    form.set("quantity", String(wanted));
    form.set("share", share);
    begin(async () => {
      const answer = await unlessLost(action(NOTHING, form), LOST);
      setHeard(answer);
      // The answer that was lost comes again to the same request under the same key.
      if (answer === LOST) return;
      setKey(randomText(12));
      setShare(randomText(8));
      if (answer.is !== "bought") return;
      keepReceipts(answer.bought.packs, offer?.commitments ?? [], contents);
      setQuantity(1);
    });
  };

  return (
    <form
      action={send}
      onSubmit={onSubmit}
      // On a shelf its card bears the name, so that whoever comes back to it sees of what it is.
      id={at === "product" ? `buy-${id}` : undefined}
      className="flex scroll-mt-4 flex-col gap-3"
    >
      {comesAt !== null ? (
        <p className="font-medium">{comes(comesAt)}</p>
      ) : available === 0 ? (
        <p className="text-ink-3">{t.soldOut}</p>
      ) : offer === null ? (
        <WayIn who={who} to={at === "shop" ? `/shop#buy-${id}` : `/shop/${id}`} />
      ) : left === 0 ? (
        <p className="text-ink-3">{t.hadAll(before)}</p>
      ) : (
        <>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="productId" value={id} />
          <input type="hidden" name="unitPrice" value={price} />
          <input type="hidden" name="first" value={offer.first} />
          <input type="hidden" name="commitment" value={offer.commitments[0]} />
          <input type="hidden" name="contents" value={contents} />
          <input type="hidden" name="at" value={at} />
          <div className="flex flex-wrap items-center gap-3">
            <Stepper
              label={t.howMany(name)}
              name="quantity"
              value={wanted}
              min={1}
              max={mostOf(terms)}
              onChange={(next) => {
                setQuantity(next);
                setHeard(NOTHING);
              }}
              onOdd={(text) => {
                setOdd(text);
                if (text !== null) setHeard(NOTHING);
              }}
              describedBy={fault}
              className="w-36"
            />
            <Button
              type="submit"
              kind={short || odd !== null ? "secondary" : "primary"}
              busy={busy}
              reason={odd !== null ? t.odd(mostOf(terms)) : short ? t.missing(formatMoney(missing)) : null}
              aria-label={busy || short ? undefined : odd !== null ? t.verbOddOf(name) : t.verbOf(wanted, cost, name)}
              className="grow whitespace-nowrap"
            >
              {busy
                ? t.busy
                : odd !== null
                  ? t.verbOdd
                  : short
                    ? t.missing(formatMoney(missing))
                    : t.verb(wanted, cost)}
            </Button>
          </div>
          <PurchaseNews
            state={shown}
            payment={
              odd !== null ? (
                <p id={fault} role="alert" className="text-sm text-danger">
                  {t.odd(mostOf(terms))}
                </p>
              ) : (
                <p className={missing > 0 ? "text-sm text-danger" : "text-sm text-ink-3"}>
                  {sayPayment(wanted, terms, t)}
                </p>
              )
            }
          />
          {at === "product" ? (
            <SealDetails commitments={offer.commitments.slice(0, wanted)} {...{ contents, share }} onShare={setShare} />
          ) : (
            <input type="hidden" name="share" value={share} />
          )}
        </>
      )}
      {!asks && <PurchaseNews state={shown} />}
    </form>
  );
}

/** What somebody does who may not buy yet. */
function WayIn({ who, to }: { who: Props["who"]; to: string }) {
  const { buy: t } = useTexts("shop");
  const onward = `?next=${encodeURIComponent(to)}`;
  const [href, verb] =
    who === "visitor"
      ? [`/sign-in${onward}`, t.signIn]
      : who === "guest"
        ? [`/sign-up${onward}`, t.keepAccount]
        : [to, t.lookAgain];
  return (
    <Link href={href} className={buttonClass("secondary")}>
      {verb}
    </Link>
  );
}
