import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { PriceForm, TermsForm } from "@/components/staff/product-forms";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { readProductDesk } from "@/lib/services/staff/read-product-desk";
import { messagesOf } from "@/lib/texts/messages-of";
import { pageOf } from "@/lib/web/page-of";
import { reprint, setPrice, setTerms, withdraw } from "../../actions";

type Props = { params: Promise<{ product: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).product.title };
}

/** What staff change of a product while it is for sale: its price, its terms, its stock, and that it is sold at all. */
export default async function StaffProduct({ params }: Props) {
  const { product: id } = await params;
  const desk = await readProductDesk(await requireUser(pageOf("/staff/products", id)), id);
  if (!desk.ok) notFound();
  const { product, shown, withdrawn } = desk.value;
  const { shop, product: t } = messagesOf("staff", await currentLanguage());
  const { price, available, printRun } = product;
  // What was saved is what the forms are filled with.
  const filled = { product, shown };
  return (
    <SaidHere>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="display-xl">{product.name}</h2>
        <p className="text-ink-2">{t.facts(formatMoney(price), shop.left(available, printRun))}</p>
        <Link href="/staff" className="ml-auto inline-flex min-h-6 items-center underline underline-offset-4">
          {t.all}
        </Link>
      </div>
      {withdrawn ? (
        <Panel title={t.gone}>
          <p>
            <Time at={withdrawn.at} className="text-ink-3" /> {withdrawn.reason ?? t.noReason}
          </p>
          <p className="mt-2 text-ink-2">{t.comesBack}</p>
        </Panel>
      ) : (
        <div className="grid items-start gap-5 desk:grid-cols-2">
          <Panel title={t.price} lead={t.priceLead}>
            <PriceForm {...filled} action={setPrice} key={`price ${shown}`} />
          </Panel>
          <Panel title={t.terms} lead={t.termsLead}>
            <TermsForm {...filled} action={setTerms} key={`terms ${shown}`} />
          </Panel>
          <Panel title={t.reprint} lead={t.reprintLead}>
            <StaffForm action={reprint} verb={t.print} busyVerb={shop.printing} hidden={{ productId: id }}>
              <StaffField name="printRun" label={shop.count}>
                <TextInput
                  name="printRun"
                  inputMode="numeric"
                  required
                  defaultValue={String(Math.max(1, Math.floor(printRun / 2)))}
                />
              </StaffField>
            </StaffForm>
            {available === 0 && (
              <div className="mt-4 border-t border-line pt-4">
                <p className="mb-2 text-ink-2">{t.houseLead}</p>
                <StaffForm
                  action={reprint}
                  verb={t.house(Math.floor(printRun / 2), formatMoney(Math.round(price * 1.1)))}
                  busyVerb={shop.printing}
                  kind="secondary"
                  hidden={{ productId: id }}
                />
              </div>
            )}
          </Panel>
          <Panel title={t.withdraw} lead={t.withdrawLead}>
            <StaffForm
              action={withdraw}
              verb={shop.withdraw}
              busyVerb={shop.withdrawing}
              kind="secondary"
              hidden={{ productId: id }}
              sure={shop.sure(available)}
            >
              <StaffField name="reason" label={t.reason} help={t.reasonHelp}>
                <TextInput name="reason" required maxLength={200} autoComplete="off" />
              </StaffField>
            </StaffForm>
          </Panel>
        </div>
      )}
    </SaidHere>
  );
}
