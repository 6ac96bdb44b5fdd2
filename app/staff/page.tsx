import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { AddProductForm } from "@/components/staff/add-product-form";
import { LazySalesPlot } from "@/components/staff/lazy-sales-plot";
import { ProductList } from "@/components/staff/product-list";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { requireUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listProducts } from "@/lib/services/shop/list-products";
import { listAddable } from "@/lib/services/staff/list-addable";
import { readSales } from "@/lib/services/staff/read-sales";
import { add, reprint, ticket, withdraw } from "./actions";

export const metadata: Metadata = { title: "Staff" };

/** What the salesman does: products, tickets, and how they sell. */
export default async function StaffShop() {
  const member = await requireUser("/staff");
  const [products, addable, sales] = await Promise.all([listProducts(), listAddable(member), readSales(member)]);
  if (!addable.ok || !sales.ok) notFound();
  return (
    <div className="flex flex-col gap-5">
      <Panel title="Products" lead="A sold-out product is reprinted with half its last run, at a price 10 % higher.">
        <ProductList products={products} reprint={reprint} withdraw={withdraw} />
      </Panel>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <Panel title="Add a product" lead="Prints it and puts it on sale.">
          <SaidHere>
            <AddProductForm action={add} addable={addable.value} />
          </SaidHere>
        </Panel>
        <Panel title="Give tickets" lead="A ticket is one free pack. Below zero takes some back.">
          <StaffForm action={ticket} verb="Give tickets" busyVerb="Giving…">
            <StaffField name="nick" label="Member">
              <TextInput name="nick" required autoComplete="off" />
            </StaffField>
            <div className="grid grid-cols-[1fr_110px] gap-3">
              <StaffField name="productId" label="Product">
                <Select
                  name="productId"
                  options={products.map(({ id, name }) => ({ value: id, label: name }))}
                  defaultValue={products[0]?.id}
                />
              </StaffField>
              <StaffField name="count" label="How many">
                <TextInput name="count" inputMode="numeric" required defaultValue="1" />
              </StaffField>
            </div>
          </StaffForm>
        </Panel>
      </div>
      <Panel title="Sales of the last 30 days" lead="Packs a day; days are UTC.">
        <LazySalesPlot days={sales.value.days} />
        <div className="mt-4">
          <DataTable
            caption="Sales by product"
            rows={sales.value.products}
            rowKey={({ productId }) => productId}
            empty={<p className="text-ink-3">Nothing was sold in these days.</p>}
            columns={[
              { key: "name", head: "Product", cell: ({ name }) => name },
              { key: "packs", head: "Packs", right: true, cell: ({ packs }) => packs },
              { key: "buyers", head: "Buyers", right: true, cell: ({ buyers }) => buyers },
              { key: "earned", head: "Paid", right: true, cell: ({ earned }) => formatMoney(earned) },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}
