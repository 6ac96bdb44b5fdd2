import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import {
  atFirst,
  MONEY_SETTINGS,
  rarityField,
  rarityWord,
  SETTING_HELP,
  SETTING_LABELS,
} from "@/components/staff/setting-words";
import { ClubZoneField, StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { TextInput } from "@/components/ui/field";
import { canAdminister } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { readSettings } from "@/lib/services/economy/read-settings";
import { setEconomy } from "../actions";

export const metadata: Metadata = { title: "Economy" };

const typed = (cents: number): string => (cents / 100).toFixed(2);

/** The settings of the economy. */
export default async function StaffEconomy() {
  if (!canAdminister(await requireUser("/staff/economy"))) notFound();
  const settings = await readSettings();
  return (
    <Panel
      title="Settings of the economy"
      lead="They hold from the moment they are saved; nothing that has happened is changed."
    >
      <StaffForm
        action={setEconomy}
        verb="Save the settings"
        busyVerb="Saving…"
        hidden={{ shown: JSON.stringify(settings) }}
      >
        <div className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
          {MONEY_SETTINGS.map((name) => (
            <StaffField
              key={name}
              name={name}
              label={`${SETTING_LABELS[name]}, in $`}
              help={`${SETTING_HELP[name]} ${atFirst(name)}`}
            >
              <TextInput name={name} required inputMode="decimal" defaultValue={typed(settings[name])} />
            </StaffField>
          ))}
          <StaffField
            name="tradeLimit"
            label={SETTING_LABELS.tradeLimit}
            help={`Copies above this number count as for trade. At first ${ECONOMY_DEFAULTS.tradeLimit}.`}
          >
            <TextInput name="tradeLimit" required inputMode="numeric" defaultValue={String(settings.tradeLimit)} />
          </StaffField>
          <ClubZoneField zone={settings.timeZone} />
        </div>
        <fieldset className="mt-2">
          <legend className="mb-2 font-medium">What a card is worth until a market says otherwise, in $</legend>
          <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desk:grid-cols-6">
            {Object.entries(settings.rarityPrices).map(([code, cents]) => (
              <StaffField key={code} name={rarityField(code)} label={rarityWord(code)}>
                <TextInput name={rarityField(code)} required inputMode="decimal" defaultValue={typed(cents)} />
              </StaffField>
            ))}
          </div>
        </fieldset>
      </StaffForm>
    </Panel>
  );
}
