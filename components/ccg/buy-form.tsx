"use client";
import { ShieldCheck } from "lucide-react";
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { type BuyState, MOST_AT_ONCE } from "@/lib/contracts/shop-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { ShopTexts } from "@/lib/texts/shop/en";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { Stepper } from "../ui/stepper";
import { unlessLost } from "../ui/unless-lost";
import { keepReceipts } from "./receipts";
import { shopProblem } from "./shop-problem";

type Props = {
  action: (state: BuyState, form: FormData) => Promise<BuyState>;
  /** `contents`: the hash of its print sheets. */
  product: { id: string; name: string; price: number; available: number; contents: string };
  /** Whether one may buy, and what one does who may not. */
  who: "member" | "guest" | "visitor";
  /** What a member is shown before paying; null for others. */
  offer: { first: number; commitments: readonly string[] } | null;
  /** In cents. */
  purse: number;
  /** Free packs of this product. */
  tickets: number;
  /** For browsers without a script; with one, each purchase has a key and a share drawn there. */
  fallback: { key: string };
};

const NOTHING: BuyState = { is: "nothing" };
const LOST: BuyState = { is: "refused", problem: { code: "shop/lost" } };

/** Buys packs: how many, at what price, with whose chance. */
export function BuyForm({ action, product, who, offer, purse, tickets, fallback }: Props) {
  const { buy: t, problems } = useTexts("shop");
  // Without a script the form is answered with a page; with one, an answer that is lost leaves all as it is.
  const [served, send] = useActionState<BuyState, FormData>(action, NOTHING);
  const [heard, setHeard] = useState<BuyState | null>(null);
  const [busy, begin] = useTransition();
  const [quantity, setQuantity] = useState(1);
  const [share, setShare] = useState("");
  const [key, setKey] = useState(fallback.key);
  const openIt = useRef<HTMLAnchorElement>(null);
  const state = heard ?? served;
  const bought = state.is === "bought" && state.bought.productId === product.id ? state.bought : null;

  // The share is drawn here, so that the house cannot have chosen it.
  useEffect(() => {
    setKey(randomText(12));
    setShare(randomText(8));
  }, []);
  useEffect(() => {
    if (bought) openIt.current?.focus();
  }, [bought]);

  const { id, name, price, available, contents } = product;
  const most = Math.max(1, Math.min(MOST_AT_ONCE, available));
  const wanted = Math.min(quantity, most);
  const cost = formatMoney(costOf(wanted, tickets, price));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("quantity", String(wanted));
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
    <form action={send} onSubmit={onSubmit} className="flex flex-col gap-3">
      {available === 0 ? (
        <p className="text-ink-3">{t.soldOut}</p>
      ) : !offer ? (
        <Link href={WAYS_IN[who].href} className={buttonClass("secondary")}>
          {t[WAYS_IN[who].verb]}
        </Link>
      ) : (
        <>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="productId" value={id} />
          <input type="hidden" name="unitPrice" value={price} />
          <input type="hidden" name="first" value={offer.first} />
          <input type="hidden" name="commitment" value={offer.commitments[0]} />
          <input type="hidden" name="contents" value={contents} />
          <div className="flex flex-wrap items-center gap-3">
            <Stepper
              label={t.howMany(name)}
              name="quantity"
              value={wanted}
              min={1}
              max={most}
              onChange={setQuantity}
              className="w-36"
            />
            <Button
              type="submit"
              kind="primary"
              busy={busy}
              aria-label={busy ? undefined : t.verbOf(wanted, cost, name)}
              className="grow whitespace-nowrap"
            >
              {busy ? t.busy : t.verb(wanted, cost)}
            </Button>
          </div>
          <p className="text-sm text-ink-3">{payment({ wanted, tickets, price, purse, most, available }, t)}</p>
          <Sealed commitments={offer.commitments.slice(0, wanted)} {...{ contents, share }} onShare={setShare} />
        </>
      )}
      <div role="status" aria-live="polite" className="empty:hidden">
        {bought && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-ok-soft px-3 py-2">
            <span>{t.bought(bought.quantity, formatMoney(bought.paid))}</span>
            <Link ref={openIt} href={`/shop/packs/${bought.packs[0]}`} className={buttonClass("primary", true)}>
              {t.open(bought.quantity)}
            </Link>
          </p>
        )}
        {state.is === "refused" && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{shopProblem(state.problem, problems)}</p>
        )}
      </div>
    </form>
  );
}

const WAYS_IN = {
  visitor: { href: "/sign-in?next=/shop", verb: "signIn" },
  guest: { href: "/sign-up?next=/shop", verb: "keepAccount" },
  member: { href: "/shop", verb: "lookAgain" },
} as const;

const costOf = (wanted: number, tickets: number, price: number): number => Math.max(0, wanted - tickets) * price;

type Payment = Record<"wanted" | "tickets" | "price" | "purse" | "most" | "available", number>;

/** How it is paid, what is left, and what bounds the number. */
function payment({ wanted, tickets, price, purse, most, available }: Payment, t: ShopTexts["buy"]): string {
  const [free, cost] = [Math.min(tickets, wanted), costOf(wanted, tickets, price)];
  return [
    free > 0 ? t.free(free) : "",
    cost > purse
      ? t.short(formatMoney(purse), formatMoney(cost - purse))
      : t.after(formatMoney(purse), formatMoney(purse - cost)),
    wanted < most || most === 1 ? "" : most < available ? t.most(most) : t.last(most),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** The seals of the packs, and one's own share of the chance. */
function Sealed({
  commitments,
  contents,
  share,
  onShare,
}: {
  commitments: readonly string[];
  contents: string;
  share: string;
  onShare(share: string): void;
}) {
  const { buy: t } = useTexts("shop");
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-ink-2">
        <ShieldCheck aria-hidden="true" className="size-4" />
        {t.sealedAs} <span className="font-mono">{commitments[0]?.slice(0, 8)}…</span>
      </summary>
      <div className="mt-2 flex flex-col gap-3 rounded-sm bg-sunken p-3">
        <p>{t.sealed(commitments.length)}</p>
        <ol className="flex flex-col gap-1 font-mono text-xs break-all">
          {commitments.map((commitment) => (
            <li key={commitment}>{commitment}</li>
          ))}
        </ol>
        <p>
          {t.sheets} <span className="font-mono text-xs break-all">{contents}</span>
        </p>
        <Field label={t.share} help={t.shareHelp}>
          <TextInput
            name="share"
            maxLength={64}
            value={share}
            onChange={(event) => onShare(event.target.value)}
            autoComplete="off"
            className="font-mono"
          />
        </Field>
      </div>
    </details>
  );
}
