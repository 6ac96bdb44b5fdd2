"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "../ui/skeleton";

/** Plots come after the page: their library is larger than all else on it. */
export const LazyPursePlot = dynamic(() => import("./purse-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-48" />,
});
