/** Whether an address is of the machine that the site runs on: a loopback address, as networks are written. */
export const isThisMachine = (address: string): boolean =>
  address.startsWith("127.") || address.startsWith("0:0:0:0::");
