import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { AddProductForm } from "@/components/staff/add-product-form";
import { AddBundleForm } from "@/components/staff/bundle-form";
import { BundleList } from "@/components/staff/bundle-list";
import { LazySalesPlot } from "@/components/staff/lazy-sales-plot";
import { ProductList } from "@/components/staff/product-list";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listBundles } from "@/lib/services/shop/list-bundles";
import { listProducts } from "@/lib/services/shop/list-products";
import { listAddable } from "@/lib/services/staff/list-addable";
import { listWithdrawn } from "@/lib/services/staff/list-withdrawn";
import { readSales } from "@/lib/services/staff/read-sales";
import { messagesOf } from "@/lib/texts/messages-of";
import { add, sellTogether, ticket, withdrawTogether } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).title };
}

/** What the salesman does: products, tickets, and how they sell. */
export default async function StaffShop() {
  const member = await requireUser("/staff");
  const [products, addable, sales, withdrawn] = await Promise.all([
    listProducts(),
    listAddable(member),
    readSales(member),
    listWithdrawn(member),
  ]);
  if (!addable.ok || !sales.ok || !withdrawn.ok) notFound();
  const bundles = await listBundles(products);
  const { shop: t } = messagesOf("staff", await currentLanguage());
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t.products} lead={t.productsLead}>
        <ProductList products={products} t={t} />
      </Panel>
      <Panel title={t.bundles} lead={t.bundlesLead}>
        <SaidHere>
          <div className="grid items-start gap-6 desk:grid-cols-2">
            <BundleList bundles={bundles} withdraw={withdrawTogether} t={t} />
            <AddBundleForm
              key={bundles.length}
              action={sellTogether}
              products={products.map(({ id, name, price, expectedValue }) => ({ id, name, price, expectedValue }))}
            />
          </div>
        </SaidHere>
      </Panel>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <Panel title={t.add} lead={t.addLead}>
          <SaidHere>
            <AddProductForm action={add} addable={addable.value} />
          </SaidHere>
        </Panel>
        <Panel title={t.tickets} lead={t.ticketsLead}>
          <StaffForm action={ticket} verb={t.tickets} busyVerb={t.giving}>
            <StaffField name="nick" label={t.member}>
              <TextInput name="nick" required autoComplete="off" />
            </StaffField>
            <div className="grid grid-cols-[1fr_110px] gap-3">
              <StaffField name="productId" label={t.product}>
                <Select
                  name="productId"
                  options={products.map(({ id, name }) => ({ value: id, label: name }))}
                  defaultValue={products[0]?.id}
                />
              </StaffField>
              <StaffField name="count" label={t.count}>
                <TextInput name="count" inputMode="numeric" required defaultValue="1" />
              </StaffField>
            </div>
          </StaffForm>
        </Panel>
      </div>
      <Panel title={t.sales} lead={t.salesLead}>
        <LazySalesPlot days={sales.value.days} />
        <div className="mt-4">
          <DataTable
            caption={t.salesCaption}
            rows={sales.value.products}
            rowKey={({ productId }) => productId}
            empty={<p className="text-ink-3">{t.nothingSold}</p>}
            columns={[
              { key: "name", head: t.product, cell: ({ name }) => name },
              { key: "packs", head: t.packs, right: true, cell: ({ packs }) => packs },
              { key: "buyers", head: t.buyers, right: true, cell: ({ buyers }) => buyers },
              { key: "earned", head: t.paid, right: true, cell: ({ earned }) => formatMoney(earned) },
            ]}
          />
        </div>
      </Panel>
      {withdrawn.value.length > 0 && (
        <Panel title={t.withdrawn}>
          <DataTable
            caption={t.withdrawn}
            rows={withdrawn.value}
            rowKey={({ id }) => id}
            columns={[
              { key: "name", head: t.product, cell: ({ name }) => name },
              { key: "at", head: t.when, cell: ({ at }) => <Time at={at} show="date" /> },
              { key: "reason", head: t.why, cell: ({ reason }) => reason ?? <span className="text-ink-3">–</span> },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}
