import type { Metadata } from "next";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { loadMap, MAP_NAMES } from "@/lib/engine/diplomacy/maps";
import { listMaps, type MapRow } from "@/lib/services/diplomacy/maps/read-maps";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyMaps", await currentLanguage()).title };
}

/** All maps: those of the house, those that members published, and one's own. */
export default async function Maps() {
  const [language, member] = [await currentLanguage(), await currentUser()];
  const t = messagesOf("diplomacyMaps", language);
  const { trial, mine } = await listMaps(member);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      verb={
        <Link href="/diplomacy/maps/new" className={buttonClass("secondary")}>
          {t.write}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {mine.length > 0 && (
          <Panel title={t.mine}>
            <Shelf>
              {mine.map((map) => (
                <Shelved key={map.name} map={map} help={map.name}>
                  <Chip tone={map.withdrawn ? "warn" : "plain"}>
                    {map.withdrawn ? t.withdrawn : map.published ? t.onTrial : t.draft}
                  </Chip>
                </Shelved>
              ))}
            </Shelf>
          </Panel>
        )}
        <Panel title={t.house}>
          <Shelf>
            {MAP_NAMES.map((name) => {
              const map = loadMap(name);
              const powers = map.powers.filter(({ dummy, unplayed }) => !dummy && !unplayed).length;
              const centres = map.provinces.filter(({ centre }) => centre).length;
              return <Shelved key={name} map={map} help={`${name} · ${t.sizes(powers, centres)}`} />;
            })}
          </Shelf>
        </Panel>
        <Panel title={t.trial} lead={t.trialHelp}>
          {trial.length === 0 ? (
            <Empty>{t.noTrial}</Empty>
          ) : (
            <Shelf>
              {trial.map((map) => (
                <Shelved
                  key={map.name}
                  map={map}
                  help={map.owner === null ? map.name : `${map.name} · ${t.by(map.owner)}`}
                />
              ))}
            </Shelf>
          )}
        </Panel>
      </div>
    </Page>
  );
}

const Shelf = ({ children }: { children: React.ReactNode }) => (
  <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-4">{children}</ul>
);

/** A map with its picture; maps of one title are told apart by their names. */
const Shelved = ({
  map: { name, title },
  help,
  children,
}: {
  map: Pick<MapRow, "name" | "title">;
  help: string;
  children?: React.ReactNode;
}) => (
  <li>
    <Link href={`/diplomacy/maps/${name}`} className="block rounded-sm border border-line bg-raised hover:shadow-2">
      <img
        src={`/diplomacy/maps/${name}/picture`}
        alt=""
        loading="lazy"
        className="aspect-[1.2] w-full rounded-t-sm bg-sunken object-cover"
      />
      <span className="block px-3 py-2">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-3">{help}</span>
        {children}
      </span>
    </Link>
  </li>
);
