import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ZoneField } from "@/components/accounts/zone-field";
import { Panel } from "@/components/shell/page";
import { StaffForm } from "@/components/staff/staff-form";
import { Field, TextInput } from "@/components/ui/field";
import { canAdminister } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { WORLD_DEFAULTS, type WorldSettings } from "@/lib/contracts/world";
import { RARITIES } from "@/lib/engine/ccg/art/look";
import { formatMoney } from "@/lib/engine/kernel/money";
import { readSettings } from "@/lib/services/world/read-settings";
import { setWorld } from "../actions";

export const metadata: Metadata = { title: "World" };

type MoneySetting = Exclude<keyof WorldSettings, "timeZone" | "tradeLimit" | "rarityPrices">;

const MONEY: readonly { name: MoneySetting; label: string; help: string }[] = [
  { name: "initialMoney", label: "Starting money", help: "The least that a new member finds in its purse." },
  { name: "weeklyPay", label: "Weekly pay", help: "Also added to the starting money for each product in the shop." },
  {
    name: "prizePerPlayer",
    label: "Prize per player",
    help: "What a winner gets for each opponent, besides the bets.",
  },
  { name: "registrationBonus", label: "Bonus per card", help: "For each card of a complete set that is registered." },
  { name: "giftLimit", label: "Gift limit", help: "The most that a member may give away at once." },
  { name: "otherPrice", label: "Other cards", help: "Worth of a card whose rarity has no price below." },
];

const typed = (cents: number): string => (cents / 100).toFixed(2);

/** The settings of the world. */
export default async function StaffWorld() {
  if (!canAdminister(await currentUser())) notFound();
  const settings = await readSettings();
  return (
    <Panel
      title="Settings of the world"
      lead="They hold from the moment they are saved; nothing that has happened is changed."
    >
      <StaffForm action={setWorld} verb="Save the settings" busyVerb="Saving…">
        <div className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
          {MONEY.map(({ name, label, help }) => (
            <Field key={name} label={`${label}, in $`} help={`${help} At first ${formatMoney(WORLD_DEFAULTS[name])}.`}>
              <TextInput name={name} required inputMode="decimal" defaultValue={typed(settings[name])} />
            </Field>
          ))}
          <Field
            label="Trade limit"
            help={`Copies above this number count as for trade. At first ${WORLD_DEFAULTS.tradeLimit}.`}
          >
            <TextInput name="tradeLimit" required inputMode="numeric" defaultValue={String(settings.tradeLimit)} />
          </Field>
          <ZoneField zone={settings.timeZone} help="Where the weeks of the pay begin, on Monday at midnight." />
        </div>
        <fieldset className="mt-2">
          <legend className="mb-2 font-medium">What a card is worth until a market says otherwise, in $</legend>
          <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desk:grid-cols-6">
            {Object.entries(settings.rarityPrices).map(([code, cents]) => (
              <Field key={code} label={RARITIES[code]?.word ?? code}>
                <TextInput name={`rarity-${code}`} required inputMode="decimal" defaultValue={typed(cents)} />
              </Field>
            ))}
          </div>
        </fieldset>
      </StaffForm>
    </Panel>
  );
}
