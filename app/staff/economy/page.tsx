import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { givenAway } from "@/components/staff/gives-away";
import { LazySetsPlot, LazySumPlot } from "@/components/staff/lazy-sales-plot";
import { SetsTable } from "@/components/staff/sets-table";
import { MONEY_SETTINGS, rarityField, WHOLE_SETTINGS } from "@/components/staff/settings";
import { ClubZoneField, StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { formatMoney } from "@/lib/engine/kernel/money";
import { readSettings } from "@/lib/services/economy/read-settings";
import { listProducts } from "@/lib/services/shop/list-products";
import { readMoney } from "@/lib/services/staff/read-money";
import { readWorth } from "@/lib/services/staff/read-worth";
import { messagesOf } from "@/lib/texts/messages-of";
import { setEconomy } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).economy.title };
}

const perDollar = (worth: number, held: number): string => formatMoney(Math.round((worth / held) * 100));
const typed = (cents: number): string => (cents / 100).toFixed(2);

/** The settings of the economy. */
export default async function StaffEconomy() {
  const member = await requireUser("/staff/economy");
  const [settings, money, worth, products] = await Promise.all([
    readSettings(),
    readMoney(member),
    readWorth(member),
    listProducts(),
  ]);
  if (!money.ok || !worth.ok) notFound();
  const language = await currentLanguage();
  const { economy: t } = messagesOf("staff", language);
  const cheap = products.filter(({ price, expectedValue }) => givenAway(price, expectedValue) > 0);
  const { rarity } = messagesOf("ccg", language);
  const days = money.value;
  const [worthNow, held] = [worth.value.days.at(-1)?.worth ?? 0, days.at(-1)?.inWorld ?? 0];
  const sum = (part: "issued" | "taken") => formatMoney(days.reduce((all, day) => all + day[part], 0));
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title={t.money}
        lead={t.moneyLead(formatMoney(days.at(-1)?.inWorld ?? 0), sum("issued"), sum("taken"), days.length)}
      >
        <LazySumPlot of="money" days={days.map(({ day, inWorld }) => ({ day, sum: inWorld }))} />
      </Panel>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <Panel title={t.worth} lead={t.worthLead(formatMoney(worthNow), held > 0 ? perDollar(worthNow, held) : null)}>
          <LazySumPlot of="worth" days={worth.value.days.map((one) => ({ day: one.day, sum: one.worth }))} />
        </Panel>
        <Panel title={t.sets.title} lead={t.sets.lead}>
          {worth.value.sets.length === 0 ? (
            <p className="text-ink-3">{t.sets.none}</p>
          ) : (
            <>
              <LazySetsPlot days={worth.value.days.map(({ day }) => day)} sets={worth.value.sets} />
              <SetsTable sets={worth.value.sets} t={t.sets} />
            </>
          )}
        </Panel>
      </div>
      <Panel title={t.settings} lead={t.lead}>
        {cheap.length > 0 && (
          <div role="status" className="mb-4 rounded-sm bg-warn-soft px-3.5 py-2.5">
            <p>{t.below}</p>
            <ul className="list-disc pl-5">
              {cheap.map(({ id, name, price, expectedValue }) => (
                <li key={id}>
                  <Link href={`/staff/products/${id}`} className="underline underline-offset-4">
                    {name}
                  </Link>
                  : {t.belowBy(formatMoney(price), formatMoney(Math.round(expectedValue)))}
                </li>
              ))}
            </ul>
          </div>
        )}
        <StaffForm action={setEconomy} verb={t.verb} busyVerb={t.saving} hidden={{ shown: JSON.stringify(settings) }}>
          <div className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
            {MONEY_SETTINGS.map((name) => (
              <StaffField
                key={name}
                name={name}
                label={t.inDollars(t.labels[name])}
                help={`${t.help[name]} ${t.atFirst(formatMoney(ECONOMY_DEFAULTS[name]))}`}
              >
                <TextInput name={name} required inputMode="decimal" defaultValue={typed(settings[name])} />
              </StaffField>
            ))}
            {WHOLE_SETTINGS.map((name) => (
              <StaffField
                key={name}
                name={name}
                label={t.labels[name]}
                help={`${t.help[name]} ${t.atFirst(String(ECONOMY_DEFAULTS[name]))}`}
              >
                <TextInput name={name} required inputMode="numeric" defaultValue={String(settings[name])} />
              </StaffField>
            ))}
            <ClubZoneField zone={settings.timeZone} />
          </div>
          <fieldset className="mt-2">
            <legend className="mb-2 font-medium">{t.prices}</legend>
            <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desk:grid-cols-6">
              {Object.entries(settings.rarityPrices).map(([code, cents]) => (
                <StaffField key={code} name={rarityField(code)} label={rarity(code)}>
                  <TextInput name={rarityField(code)} required inputMode="decimal" defaultValue={typed(cents)} />
                </StaffField>
              ))}
            </div>
          </fieldset>
        </StaffForm>
      </Panel>
    </div>
  );
}
