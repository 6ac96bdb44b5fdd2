import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { MemberLink } from "@/components/staff/member-link";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { Said } from "@/components/texts/said";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import type { CommentLine } from "@/lib/contracts/staff";
import { isStorable } from "@/lib/contracts/storable";
import { listComments } from "@/lib/services/staff/list-comments";
import { messagesOf } from "@/lib/texts/messages-of";
import type { StaffTexts } from "@/lib/texts/staff/en";
import { removeComment } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).comments.title };
}

type Props = { searchParams: Promise<{ before?: string | string[] }> };

const ON_A_PAGE = 40;

/** What members say of one another's decks, all decks together; the staff removes what does not belong here. */
export default async function StaffComments({ searchParams }: Props) {
  const given = (await searchParams).before;
  const before = typeof given === "string" && isStorable(given) ? given : undefined;
  const lines = await listComments(await requireUser("/staff/comments"), { before, most: ON_A_PAGE + 1 });
  if (!lines.ok) notFound();
  const staff = messagesOf("staff", await currentLanguage());
  const t = staff.comments;
  const shown = lines.value.slice(0, ON_A_PAGE);
  const older = lines.value.length > ON_A_PAGE ? shown.at(-1)?.id : undefined;
  return (
    <Panel title={t.title} lead={t.lead}>
      <SaidHere>
        {shown.length === 0 && <Empty>{t.none}</Empty>}
        <ul aria-label={t.caption} className="flex flex-col gap-4 empty:hidden">
          {shown.map((line) => (
            <Comment key={line.id} line={line} t={t} />
          ))}
        </ul>
      </SaidHere>
      {(older || before) && (
        <p className="mt-4 flex gap-2">
          {older && (
            <Link href={`/staff/comments?before=${older}`} className={buttonClass("secondary")}>
              {t.older}
            </Link>
          )}
          {before && (
            <Link href="/staff/comments" className={buttonClass("ghost")}>
              {staff.latest}
            </Link>
          )}
        </p>
      )}
    </Panel>
  );
}

/** A comment with the form that removes it. */
function Comment({ line, t }: { line: CommentLine; t: StaffTexts["comments"] }) {
  const { id, at, by, text, deckId, deck, owner } = line;
  const onDeck = (
    <Link href={`/decks/${deckId}#comments`} className="underline underline-offset-4">
      {deck}
    </Link>
  );
  return (
    <li className="grid gap-3 border-b border-line pb-4 desk:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">
          <Said parts={t.said(<MemberLink nick={by} />, onDeck, <MemberLink nick={owner} />)} /> <Time at={at} />
        </p>
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      </div>
      <StaffForm
        action={removeComment}
        verb={t.remove}
        label={t.removeOf(by)}
        busyVerb={t.removing}
        sure={t.removeSure}
        kind="danger"
        hidden={{ id }}
        className="flex flex-col gap-2"
      >
        <StaffField name="reason" label={t.reason}>
          <TextInput name="reason" required autoComplete="off" minLength={3} maxLength={200} />
        </StaffField>
      </StaffForm>
    </li>
  );
}
