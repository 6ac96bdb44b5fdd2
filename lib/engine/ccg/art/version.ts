/** Raised when any picture changes: it is part of the pictures' addresses, under which they are kept for good. */
export const ART_VERSION = 3;
