import { createElement, Fragment, type ReactNode } from "react";
import type { Parts } from "@/lib/texts/parts";

/** A sentence with links or moments in it. */
export const Said = ({ parts }: { parts: Parts<ReactNode> }) => createElement(Fragment, null, ...parts);
