export { default } from "../collection/layout";
