/** What deliveries are called that are no notice: the link that confirms an address. */
export const CONFIRM_ADDRESS = "confirm_address";
/** The link by which somebody who lost their password opens the account again. */
export const RECOVER_ACCOUNT = "recover_account";
