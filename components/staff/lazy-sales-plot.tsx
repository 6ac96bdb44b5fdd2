"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "../ui/skeleton";

/** The plot comes after the page: its library is larger than all else on it. */
export const LazySalesPlot = dynamic(() => import("./sales-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

/** The same of the money in the world. */
export const LazyMoneyPlot = dynamic(() => import("./money-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

/** The same of what all cards are worth, and of how complete the sets are. */
export const LazyWorthPlot = dynamic(() => import("./worth-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});
export const LazySetsPlot = dynamic(() => import("./sets-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});
