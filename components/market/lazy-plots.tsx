"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "../ui/skeleton";

/** Plots come after the page: their library is larger than all else on it. */
export const LazyPricePlot = dynamic(() => import("./price-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});
export const LazyIndexPlot = dynamic(() => import("./index-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-48" />,
});
