/** What the check of templates says of options that lead nowhere: in English, and the shape of it for other languages. */
export { NOWHERE, type NowhereTexts } from "../engine/cards/nowhere";
