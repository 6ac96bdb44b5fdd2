import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

export default async function NoSuchMap() {
  const { notFound: t, title } = messagesOf("diplomacyMaps", await currentLanguage());
  return (
    <div className="m-auto">
      <h1 className="sr-only">{t.title}</h1>
      <Empty
        action={
          <Link href="/diplomacy/maps" className={buttonClass("primary")}>
            {title}
          </Link>
        }
      >
        {t.text}
      </Empty>
    </div>
  );
}
