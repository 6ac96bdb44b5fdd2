import type { DiplomacyVariantsTexts } from "@/lib/texts/diplomacy-variants/en";

type Props = { explained: DiplomacyVariantsTexts["explained"][keyof DiplomacyVariantsTexts["explained"]] };

/** A kind of game in a few paragraphs, with an example: what is written, and what comes of it. */
export function Explained({ explained: { rules, example, sheets, outcome } }: Props) {
  return (
    <div className="@container flex max-w-prose flex-col gap-2 pb-2 text-sm">
      {rules.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3 className="mt-2 font-semibold">{example}</h3>
      <dl className="grid gap-2 @md:grid-cols-3">
        {sheets.map(({ who, lines }) => (
          <div key={who} className="rounded-sm bg-sunken px-3 py-2">
            <dt className="font-medium">{who}</dt>
            <dd className="font-mono text-xs leading-6">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="list-decimal pl-5">
        {outcome.map((text) => (
          <li key={text} className="mt-1">
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
