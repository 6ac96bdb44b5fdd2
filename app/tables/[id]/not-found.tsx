import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

/** An address that leads to no table. */
export default async function NoSuchTable() {
  const language = await currentLanguage();
  const { noTable: t } = messagesOf("shell", language);
  return (
    <div className="m-auto" data-lost>
      <h1 className="sr-only">{t.title}</h1>
      <Empty
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link href="/" className={buttonClass("primary")}>
              {t.openTables}
            </Link>
            <Link href="/tables/new" className={buttonClass()}>
              {t.open}
            </Link>
          </div>
        }
      >
        {t.text}
      </Empty>
    </div>
  );
}
