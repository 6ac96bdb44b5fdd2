"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "../ui/skeleton";

/** The plot comes after the page: its library is larger than all else on it. */
export const LazySalesPlot = dynamic(() => import("./sales-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});
