import type { Metadata } from "next";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("shell", await currentLanguage()).notFound.title };
}

export default async function NotFound() {
  const language = await currentLanguage();
  const { notFound: t } = messagesOf("shell", language);
  return (
    <div className="m-auto">
      <h1 className="sr-only">{t.title}</h1>
      <Empty
        action={
          <Link href="/" className={buttonClass("primary")}>
            {t.toLobby}
          </Link>
        }
      >
        {t.text}
      </Empty>
    </div>
  );
}
