import fc from "fast-check";
import { type ZodType, z } from "zod";

type Schema = {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Values of the tabletop's own: they make what is generated meet what is there. */
const WORDS = ["table", "outside", "0/hand", "1/hand", "0/deck", "1/deck", "0/play", "1/discard pile", "9/none"];

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  // Only values of any JSON refer to another schema.
  if (schema.$ref !== undefined) return fc.constantFrom(null, 1, "x", [1, [2]], { real: 0.5 });
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(arbitraryOf));
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one })));
  const { minimum = -50, maximum = 50 } = schema;
  switch (schema.type) {
    case "object": {
      const { properties = {}, required = [] } = schema;
      if (typeof schema.additionalProperties === "object")
        return fc.dictionary(
          schema.propertyNames ? (arbitraryOf(schema.propertyNames) as fc.Arbitrary<string>) : fc.constantFrom("deck"),
          arbitraryOf(schema.additionalProperties),
          { maxKeys: 3 },
        );
      const fields = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, arbitraryOf(of)]));
      return fc.record(fields, { requiredKeys: [...required] as never[] });
    }
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 6 });
    case "integer": {
      const most = Math.min(maximum, Math.max(minimum, 60));
      return fc.integer({ min: Math.max(minimum, most - 200), max: most });
    }
    case "number":
      return fc.integer({ min: Math.max(minimum, -1_000), max: Math.min(maximum, 1_000) });
    case "string":
      return fc.constantFrom(...WORDS);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`);
  }
}

/** Values that a schema accepts, as far as its JSON form says what they are. */
export const valuesOf = <T>(schema: ZodType<T>): fc.Arbitrary<T> =>
  arbitraryOf(z.toJSONSchema(schema, { unrepresentable: "any" }) as Schema)
    .map((value) => schema.safeParse(value))
    .filter((parsed) => parsed.success)
    .map(({ data }) => data as T);
