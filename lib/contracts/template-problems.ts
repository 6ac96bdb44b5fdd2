/** What the check of templates says: in English, and the shape of it for other languages. */
export type { NowhereTexts } from "../engine/cards/nowhere";
export { CHECK_TEXTS, type CheckTexts } from "../engine/cards/say";
export { oneOf } from "../engine/cards/sentences/wanted";
