"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "../ui/skeleton";

/** The plot comes after the page: its library is larger than all else on it. */
export const LazySalesPlot = dynamic(() => import("./sales-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

/** The same of the money in the world and of what all cards are worth, and of how complete the sets are. */
export const LazySumPlot = dynamic(() => import("./sum-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});
export const LazySetsPlot = dynamic(() => import("./sets-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});
