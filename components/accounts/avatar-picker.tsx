"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import {
  AVATAR_COLOURS,
  AVATAR_EMBLEMS,
  type Avatar,
  type AvatarColour,
  type AvatarEmblem,
} from "@/lib/contracts/account-words";
import { MemberAvatar } from "./member-avatar";

const SWATCH =
  "grid size-12 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2";

/** A colour and an emblem, shown as they will look. */
export function AvatarPicker({ nick, avatar }: { nick: string; avatar: Avatar }) {
  const { profile: t } = useTexts("settings");
  const [chosen, choose] = useState(avatar);
  return (
    <div className="flex flex-wrap items-start gap-5">
      <MemberAvatar avatar={chosen} nick={nick} size={88} />
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-3">
        <fieldset>
          <legend className="mb-1 font-medium">{t.colour}</legend>
          <div className="flex flex-wrap gap-1">
            {AVATAR_COLOURS.map((colour) => (
              <label key={colour} className={SWATCH}>
                <input
                  type="radio"
                  name="colour"
                  value={colour}
                  defaultChecked={colour === avatar.colour}
                  onChange={() => choose((was) => ({ ...was, colour: colour satisfies AvatarColour }))}
                  className="sr-only"
                />
                <MemberAvatar avatar={{ colour, emblem: "initials" }} nick=" " size={38} />
                <span className="sr-only">{t.colours[colour]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-1 font-medium">{t.emblem}</legend>
          <div className="flex flex-wrap gap-1">
            {AVATAR_EMBLEMS.map((emblem) => (
              <label key={emblem} className={SWATCH}>
                <input
                  type="radio"
                  name="emblem"
                  value={emblem}
                  defaultChecked={emblem === avatar.emblem}
                  onChange={() => choose((was) => ({ ...was, emblem: emblem satisfies AvatarEmblem }))}
                  className="sr-only"
                />
                <MemberAvatar avatar={{ colour: chosen.colour, emblem }} nick={nick} size={38} />
                <span className="sr-only">{t.emblems[emblem]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}
