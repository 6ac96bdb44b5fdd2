import type { Metadata } from "next";
import { RecoverForm } from "@/components/accounts/recover-form";
import { Page } from "@/components/shell/page";
import { recover } from "../actions";

export const metadata: Metadata = { title: "Open your account again" };

/** For whoever lost the password: a one-time code opens the account. */
export default function RecoverPage() {
  return (
    <Page
      title="Open your account again"
      lead="With one of your one-time codes, or with a code from an administrator of the club."
      width="narrow"
    >
      <RecoverForm action={recover} />
    </Page>
  );
}
