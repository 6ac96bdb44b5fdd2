import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

export default async function NoSuchMember() {
  const t = messagesOf("profile", await currentLanguage());
  return (
    <div className="m-auto">
      <h1 className="sr-only">{t.noMember}</h1>
      <Empty
        action={
          <Link href="/" className={buttonClass("primary")}>
            {t.toLobby}
          </Link>
        }
      >
        {t.noMemberText}
      </Empty>
    </div>
  );
}
