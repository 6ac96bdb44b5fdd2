/** What a delivery is called that is no notice: the link that confirms an address. */
export const CONFIRM_ADDRESS = "confirm_address";
