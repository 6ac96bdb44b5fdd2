"use client";
import { ShieldCheck } from "lucide-react";
import Link from "next/link";
import { useActionState, useEffect, useState } from "react";

import { type BuyState, MOST_AT_ONCE } from "@/lib/contracts/shop";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { Stepper } from "../ui/stepper";
import { shopProblem } from "./shop-words";

type Props = {
  action: (state: BuyState, form: FormData) => Promise<BuyState>;
  product: { id: string; name: string; price: number; available: number };
  /** What a member is shown before paying; null for others. */
  offer: { first: number; commitments: readonly string[] } | null;
  /** In cents. */
  purse: number;
  /** Free packs of this product. */
  tickets: number;
  /** A key and a share, made anew for each page: the browser replaces both. */
  fallback: { key: string };
};

/** Buys packs: how many, at what price, with whose chance. */
export function BuyForm({ action, product, offer, purse, tickets, fallback }: Props) {
  const [state, send, busy] = useActionState<BuyState, FormData>(action, { is: "nothing" });
  const [quantity, setQuantity] = useState(1);
  const [share, setShare] = useState("");
  const [key, setKey] = useState(fallback.key);
  // Each finished purchase ends its key; the share is drawn here, so that the house cannot have chosen it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is the reason
  useEffect(() => {
    setKey(randomText(12));
    setShare(randomText(8));
  }, [state]);

  const { id, name, price, available } = product;
  const most = Math.max(1, Math.min(MOST_AT_ONCE, available));
  const wanted = Math.min(quantity, most);
  const free = Math.min(tickets, wanted);
  const cost = (wanted - free) * price;
  if (available === 0)
    return <p className="text-ink-3">Sold out. The staff may have more printed, at a higher price.</p>;
  if (!offer)
    return (
      <Link href="/sign-in?next=/shop" className={buttonClass("secondary")}>
        Sign in to buy
      </Link>
    );
  return (
    <form action={send} className="flex flex-col gap-3">
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="unitPrice" value={price} />
      <input type="hidden" name="first" value={offer.first} />
      <input type="hidden" name="commitment" value={offer.commitments[0]} />
      <div className="flex flex-wrap items-center gap-3">
        <Stepper
          label={`How many ${name}`}
          name="quantity"
          value={wanted}
          min={1}
          max={most}
          onChange={setQuantity}
          className="w-36"
        />
        <Button type="submit" kind="primary" busy={busy} className="grow whitespace-nowrap">
          {busy ? "Buying…" : `Buy ${wanted} for ${formatMoney(cost)}`}
        </Button>
      </div>
      <p className="text-sm text-ink-3">
        {free > 0 && `${free} with ${free === 1 ? "a ticket" : "tickets"}, free. `}
        {cost > purse
          ? `You have ${formatMoney(purse)}: ${formatMoney(cost - purse)} are missing.`
          : `You have ${formatMoney(purse)}, after it ${formatMoney(purse - cost)}.`}
      </p>
      <details className="text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-ink-2">
          <ShieldCheck aria-hidden="true" className="size-4" />
          Sealed as <span className="font-mono">{offer.commitments[0]?.slice(0, 8)}…</span>
        </summary>
        <div className="mt-2 flex flex-col gap-3 rounded-sm bg-sunken p-3">
          <p>
            What is in your next {wanted === 1 ? "pack" : `${wanted} packs`} follows from secrets that are fixed now,
            before you pay, and from your share. The secrets are opened with the packs, so that you can check both.
          </p>
          <ol className="flex flex-col gap-1 font-mono text-xs break-all">
            {offer.commitments.slice(0, wanted).map((commitment) => (
              <li key={commitment}>{commitment}</li>
            ))}
          </ol>
          <Field label="Your share of the chance" help="Anything: what you write changes which cards you get.">
            <TextInput
              name="share"
              maxLength={64}
              value={share}
              onChange={(event) => setShare(event.target.value)}
              autoComplete="off"
              className="font-mono"
            />
          </Field>
        </div>
      </details>
      <div role="status" aria-live="polite">
        {state.is === "bought" && state.bought.productId === id && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-ok-soft px-3 py-2">
            <span>
              Bought {state.bought.quantity} for {formatMoney(state.bought.paid)}.
            </span>
            <Link href={`/shop/packs/${state.bought.packs[0]}`} className={buttonClass("primary", true)}>
              Open {state.bought.quantity === 1 ? "it" : "them"} now
            </Link>
          </p>
        )}
        {state.is === "refused" && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{shopProblem(state.problem, price)}</p>
        )}
      </div>
    </form>
  );
}
