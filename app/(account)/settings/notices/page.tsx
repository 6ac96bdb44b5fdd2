import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AddressList } from "@/components/notices/address-list";
import { PushList } from "@/components/notices/push-list";
import { SwitchesForm } from "@/components/notices/switches-form";
import { TableAddresses } from "@/components/notices/table-addresses";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfNotify } from "@/components/texts/doors/notify";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { CHANNELS } from "@/lib/contracts/notice-words";
import { listAddresses } from "@/lib/services/notices/addresses";
import { hasMail } from "@/lib/services/notices/mail-from";
import { readNoticeSettings } from "@/lib/services/notices/notice-settings";
import { publicPushKey } from "@/lib/services/notices/push-keys";
import { listPushes } from "@/lib/services/notices/push-subscriptions";
import { listTableAddresses } from "@/lib/services/notices/table-addresses";
import { messagesOf } from "@/lib/texts/messages-of";
import { tableNameIn } from "@/lib/texts/table-name";
import {
  addAddress,
  chooseTableAddress,
  makeMain,
  removeAddress,
  removePush,
  saveSettings,
  sendLinkAgain,
} from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("notify", await currentLanguage()).title };
}

export default async function NoticeSettingsPage() {
  const session = await currentSession();
  if (!session) redirect(signInPath("/settings/notices"));
  const { member, preferences } = session;
  const [settings, addresses, tables, pushes, publicKey] = await Promise.all([
    readNoticeSettings(member),
    listAddresses(member),
    listTableAddresses(member),
    listPushes(member),
    publicPushKey(),
  ]);
  const confirmed = addresses.filter((one) => one.confirmed);
  const language = await currentLanguage();
  const [t, shell] = [messagesOf("notify", language), messagesOf("shell", language)];
  return (
    <TextsOfNotify language={language}>
      <Page
        title={t.title}
        lead={t.lead}
        width="middle"
        verb={
          <Link href="/inbox" className={buttonClass("secondary")}>
            {t.toInbox}
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          <Panel title={t.what.title}>
            <SwitchesForm
              action={saveSettings}
              settings={settings}
              zone={preferences.zone}
              channels={CHANNELS.filter((one) => one === "inbox" || (!member.guest && (one === "push" || hasMail())))}
              guest={member.guest}
            />
          </Panel>
          {!member.guest && (
            <Panel id="mail" title={t.mail.title} lead={hasMail() ? t.mail.lead : t.mail.off}>
              {hasMail() && (
                <AddressList
                  {...{ addresses, add: addAddress, again: sendLinkAgain, makeMain, remove: removeAddress }}
                />
              )}
            </Panel>
          )}
          {!member.guest && publicKey !== null && (
            <Panel id="push" title={t.push.title} lead={t.push.lead}>
              <PushList
                pushes={pushes.map(({ id, device, since }) => ({ id, device, since }))}
                publicKey={publicKey}
                remove={removePush}
              />
            </Panel>
          )}
          {confirmed.length > 0 && tables.length > 0 && (
            <Panel title={t.games.title} lead={t.games.lead}>
              <TableAddresses
                tables={tables.map(({ table, address }) => ({
                  ...{ id: table.id, name: tableNameIn(shell, table), address },
                }))}
                addresses={confirmed}
                choose={chooseTableAddress}
              />
            </Panel>
          )}
        </div>
      </Page>
    </TextsOfNotify>
  );
}
