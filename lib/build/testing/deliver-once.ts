import { closePool } from "../../db/pool";
import { deliverMails } from "../../services/notices/deliver-mails";
import { openMailer } from "../../services/notices/mailer";

/** A process of a test that hands over what is due, once, to the mail server that is named, and ends. */
const mailer = openMailer(process.argv[2] ?? "");
await deliverMails(mailer.send);
mailer.close();
await closePool();
