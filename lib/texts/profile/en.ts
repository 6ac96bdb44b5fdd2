/** A member's page as everybody sees it. */
export const profile = {
  noMember: "No such member",
  noMemberText: "Nobody here goes by this nick. Check its spelling.",
  toLobby: "Go to the lobby",
  keeper: "Keeper of the house",
  guest: "Guest",
  edit: "Edit profile",
  since: "Here since",
  seen: "Last seen",
  about: "About",
  lately: "Lately",
  latelyList: "Tables lately",
  noneLately: "At no public table lately.",
};

export type ProfileTexts = typeof profile;
