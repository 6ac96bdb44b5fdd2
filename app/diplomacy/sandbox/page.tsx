import type { Metadata } from "next";
import { SandboxDoor } from "@/components/diplomacy/sandbox/sandbox-door";
import { TextsOfSandbox } from "@/components/texts/doors/sandbox";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  const t = messagesOf("sandbox", await currentLanguage());
  return { title: t.title, description: t.lead };
}

/** The sandbox: nothing of it is on the server, not even what a link opens. */
export default async function Sandbox() {
  return (
    <TextsOfSandbox language={await currentLanguage()}>
      <SandboxDoor />
    </TextsOfSandbox>
  );
}
