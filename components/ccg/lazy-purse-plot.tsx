"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "../ui/skeleton";

/** The plot comes after the page: its library is larger than all else on it. */
export const LazyPursePlot = dynamic(() => import("./purse-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-48" />,
});
