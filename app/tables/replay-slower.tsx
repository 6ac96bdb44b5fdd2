import { Page } from "@/components/shell/page";
import { Empty } from "@/components/ui/empty";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

/** Instead of a replay, where somebody opens too many. */
export async function ReplaySlower() {
  const { replay: t } = messagesOf("shell", await currentLanguage());
  return (
    <Page title={t.title}>
      <Empty>{t.slower}</Empty>
    </Page>
  );
}
