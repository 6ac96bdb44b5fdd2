import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

export default async function NoSuchGame() {
  const language = await currentLanguage();
  const { notFound: t } = messagesOf("games", language);
  return (
    <div className="m-auto">
      <h1 className="sr-only">{t.title}</h1>
      <Empty
        action={
          <Link href="/games" className={buttonClass("primary")}>
            {t.all}
          </Link>
        }
      >
        {t.text}
      </Empty>
    </div>
  );
}
