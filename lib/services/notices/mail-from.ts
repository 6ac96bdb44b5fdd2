import { appOrigin, env } from "@/lib/env";

/** Whether this house sends mails. */
export const hasMail = (): boolean => env.SMTP_URL !== undefined;

/** Whom mails are from. */
export const mailFrom = (): string => env.MAIL_FROM ?? `Guildhall <guildhall@${new URL(appOrigin()).hostname}>`;

/** The domain in whose name mails are sent: of the address that they are from. */
export const mailDomain = (): string => /@([^>@]+)>?$/.exec(mailFrom())?.[1] ?? "localhost";
