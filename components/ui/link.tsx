import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of the site. Pages are not asked for before they are wanted: each is made for its reader, so what could be
 * fetched ahead is its title alone, and a page with thirty links in sight would ask for thirty.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
