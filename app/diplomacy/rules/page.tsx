import type { Metadata } from "next";
import { Page, Panel } from "@/components/shell/page";
import { Chip } from "@/components/ui/chip";
import { currentLanguage } from "@/lib/auth/language";
import { RULE_NAMES, type RuleName, ruleOf } from "@/lib/engine/diplomacy/rules/expand";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyMaps", await currentLanguage()).rules.title };
}

/** Which rules bring a rule along. */
const bringing = (name: RuleName): RuleName[] =>
  RULE_NAMES.filter((other) => ruleOf(other).implies.includes(name) || ruleOf(other).suggests.includes(name));

/** Every rule that a game of Diplomacy can have, each to be linked to by its name. */
export default async function Rules() {
  const { rules: t } = messagesOf("diplomacyMaps", await currentLanguage());
  const sections = Object.entries(t.sections) as [keyof typeof t.sections, string][];
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      <nav aria-label={t.title} className="mb-5 flex flex-wrap gap-x-4 gap-y-1">
        {sections.map(([section, title]) => (
          <a key={section} href={`#${section}`} className="flex min-h-8 items-center underline underline-offset-4">
            {title}
          </a>
        ))}
      </nav>
      <div className="flex flex-col gap-5">
        {sections.map(([section, title]) => (
          <Panel key={section} id={section} title={title}>
            <dl className="mt-2">
              {RULE_NAMES.filter((name) => ruleOf(name).section === section).map((name) => {
                const { implies, suggests, excludes, turnsOff, obeyed, says } = ruleOf(name);
                return (
                  <div key={name} id={name} className="scroll-mt-20 border-t border-line py-2.5 first:border-0">
                    <dt className="flex flex-wrap items-center gap-2 font-mono font-semibold break-all" lang="en">
                      {name}
                      {!obeyed && <Chip tone="warn">{t.unobeyed}</Chip>}
                    </dt>
                    <dd lang="en">{says}</dd>
                    <Others label={t.implies} names={implies} />
                    <Others label={t.suggests} names={suggests} />
                    <Others label={t.impliedBy} names={bringing(name)} />
                    <Others label={t.excludes} names={excludes} />
                    <Others label={t.turnsOff} names={turnsOff} />
                  </div>
                );
              })}
            </dl>
          </Panel>
        ))}
      </div>
    </Page>
  );
}

function Others({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <dd className="text-sm text-ink-2">
      {label}:{" "}
      {names.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <a href={`#${name}`} className="font-mono underline underline-offset-2">
            {name}
          </a>
        </span>
      ))}
    </dd>
  );
}
