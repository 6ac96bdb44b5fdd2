import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LazySalesPlot } from "@/components/ccg/lazy-plots";
import { Panel } from "@/components/shell/page";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { currentUser } from "@/lib/auth/session";
import { HOUSE_GAMES, houseCards } from "@/lib/engine/ccg/sets";
import { houseProducts } from "@/lib/engine/ccg/sets/products";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listProducts } from "@/lib/services/shop/list-products";
import { readSales } from "@/lib/services/staff/read-sales";
import { add, reprint, ticket, withdraw } from "./actions";

export const metadata: Metadata = { title: "Staff" };

/** What the salesman does: products, tickets, and how they sell. */
export default async function StaffShop() {
  const member = await currentUser();
  const [products, sales] = await Promise.all([listProducts(), readSales(member)]);
  if (!sales.ok) notFound();
  const here = new Set(products.map(({ game, set, type }) => `${game}/${set}/${type}`));
  const addable = HOUSE_GAMES.flatMap((game) =>
    houseProducts(game).map(({ set, type, name }) => ({
      value: `${game}/${set}/${type}`,
      label: `${houseCards(game).game}: ${name}`,
    })),
  ).filter(({ value }) => !here.has(value));
  return (
    <div className="flex flex-col gap-5">
      <Panel title="Products" lead="A sold-out product is reprinted with half its last run, at a price 10 % higher.">
        <DataTable
          caption="Products for sale"
          rows={products}
          rowKey={({ id }) => id}
          empty={<Empty>Nothing is for sale.</Empty>}
          columns={[
            {
              key: "name",
              head: "Product",
              cell: ({ name, available, printRun }) => (
                <>
                  {name}
                  <span className="block text-sm text-ink-3 tablet:hidden">{`${available} of ${printRun} left`}</span>
                </>
              ),
            },
            { key: "price", head: "Price", right: true, cell: ({ price }) => formatMoney(price) },
            {
              key: "value",
              head: "Worth",
              right: true,
              className: "phone:hidden",
              cell: ({ expectedValue }) => formatMoney(Math.round(expectedValue)),
            },
            {
              key: "stock",
              head: "Left",
              right: true,
              className: "phone:hidden",
              cell: ({ available, printRun }) => `${available} of ${printRun}`,
            },
            {
              key: "acts",
              head: "",
              cell: ({ id, available, name }) => (
                <div className="flex flex-wrap justify-end gap-2">
                  {available === 0 && (
                    <StaffForm
                      action={reprint}
                      verb="Reprint"
                      busyVerb="Printing…"
                      kind="secondary"
                      hidden={{ productId: id }}
                    />
                  )}
                  <StaffForm
                    action={withdraw}
                    verb="Withdraw"
                    busyVerb="Withdrawing…"
                    kind="secondary"
                    hidden={{ productId: id }}
                    sure={available > 0 ? `Destroy ${available} of ${name}` : `Withdraw ${name}`}
                  />
                </div>
              ),
            },
          ]}
        />
      </Panel>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <Panel title="Add a product" lead="Prints it and puts it on sale.">
          {addable.length === 0 ? (
            <p className="text-ink-3">Everything that the factory can print is for sale.</p>
          ) : (
            <StaffForm action={add} verb="Print and sell" busyVerb="Printing…">
              <Field label="Product">
                <Select name="product" options={addable} defaultValue={addable[0]?.value} />
              </Field>
              <div className="grid grid-cols-2 gap-3">
                <Field label="How many">
                  <TextInput name="printRun" inputMode="numeric" required defaultValue="500" />
                </Field>
                <Field label="Price in $">
                  <TextInput name="price" inputMode="decimal" required defaultValue="3.00" />
                </Field>
              </div>
            </StaffForm>
          )}
        </Panel>
        <Panel title="Give tickets" lead="A ticket is one free pack. Below zero takes some back.">
          <StaffForm action={ticket} verb="Give tickets" busyVerb="Giving…">
            <Field label="Member">
              <TextInput name="nick" required autoComplete="off" />
            </Field>
            <div className="grid grid-cols-[1fr_110px] gap-3">
              <Field label="Product">
                <Select
                  name="productId"
                  options={products.map(({ id, name }) => ({ value: id, label: name }))}
                  defaultValue={products[0]?.id}
                />
              </Field>
              <Field label="How many">
                <TextInput name="count" inputMode="numeric" required defaultValue="1" />
              </Field>
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
