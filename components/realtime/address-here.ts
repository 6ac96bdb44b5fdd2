/** The address of the page's table, as it is sent to others. */
export const addressHere = (): string => window.location.href.split(/[?#]/)[0] ?? "";
