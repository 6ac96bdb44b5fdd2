import { z } from "zod";
import { SaveCardFiles } from "@/lib/contracts/catalogue";
import { EconomySettings } from "@/lib/contracts/economy";
import { SetHalt } from "@/lib/contracts/market";
import {
  AddBundle,
  AddProduct,
  GiveTickets,
  ReprintProduct,
  SetPrice,
  SetTerms,
  WithdrawBundle,
  WithdrawProduct,
} from "@/lib/contracts/shop-staff";
import { saveCardFiles } from "../catalogue/save-files";
import { deleteComment } from "../decks/delete-comment";
import { confirmJudging } from "../diplomacy/clock/judging";
import { Grant, grant } from "../ledger/grant";
import { Reversal, reverseTransfer } from "../ledger/reverse-transfer";
import { setHalt } from "../market/set-halt";
import { addBundle } from "../shop/add-bundle";
import { addProduct } from "../shop/add-product";
import { giveTickets } from "../shop/give-tickets";
import { reprintProduct } from "../shop/reprint-product";
import { setPrice } from "../shop/set-price";
import { setTerms } from "../shop/set-terms";
import { withdrawBundle } from "../shop/withdraw-bundle";
import { withdrawProduct } from "../shop/withdraw-product";
import { BanMember, banMember } from "../staff/ban-member";
import { DemandSecondFactor, demandSecondFactor } from "../staff/demand-second-factor";
import { HoldPrizes, holdPrizes } from "../staff/hold-prizes";
import { LiftBan, liftBan } from "../staff/lift-ban";
import { RemoveComment } from "../staff/list-comments";
import { MakeRecovery, makeRecovery } from "../staff/make-recovery";
import { checkLedger } from "../staff/read-ledger-state";
import { saveSettings } from "../staff/save-settings";
import { SetRole, setRole } from "../staff/set-role";
import { SignOutMember, signOutMember } from "../staff/sign-out-member";
import { JudgeGame, judgeGame } from "../tabletop/judge-game";
import { door } from "./door";

const common = {
  proof: true,
  limit: "staff",
  codes: {
    signIn: "staff/signed_out",
    notAllowed: "staff/not_allowed",
    malformed: "form/fields",
    slower: "staff/slower",
  },
} as const;
/** The shop is kept by salesmen; all else that staff do is the administrators'. */
const shop = { ...common, who: "salesman" } as const;
const house = { ...common, who: "administrator" } as const;

export const staffDoors = {
  addProduct: door({
    ...{ ...shop, name: "staff/add-product", input: AddProduct },
    run: ({ member, address }, input) => addProduct(member, input, address),
  }),
  reprintProduct: door({
    ...{ ...shop, name: "staff/reprint-product", input: ReprintProduct },
    run: ({ member, address }, input) => reprintProduct(member, input, address),
  }),
  withdrawProduct: door({
    ...{ ...shop, name: "staff/withdraw-product", input: WithdrawProduct },
    run: ({ member, address }, input) => withdrawProduct(member, input, address),
  }),
  setPrice: door({
    ...{ ...shop, name: "staff/set-price", input: SetPrice },
    run: ({ member, address }, input) => setPrice(member, input, address),
  }),
  setTerms: door({
    ...{ ...shop, name: "staff/set-terms", input: SetTerms },
    run: ({ member, address }, input) => setTerms(member, input, address),
  }),
  addBundle: door({
    ...{ ...shop, name: "staff/add-bundle", input: AddBundle },
    run: ({ member, address }, input) => addBundle(member, input, address),
  }),
  withdrawBundle: door({
    ...{ ...shop, name: "staff/withdraw-bundle", input: WithdrawBundle },
    run: ({ member, address }, input) => withdrawBundle(member, input, address),
  }),
  giveTickets: door({
    ...{ ...shop, name: "staff/give-tickets", input: GiveTickets },
    run: ({ member, address }, input) => giveTickets(member, input, address),
  }),
  saveCardFiles: door({
    ...{ ...house, name: "staff/save-card-files", input: SaveCardFiles },
    run: ({ member, address }, input) => saveCardFiles(member, input, address),
  }),
  grant: door({
    ...{ ...house, name: "staff/grant", input: Grant },
    run: ({ member, address }, input) => grant(member, input, address),
  }),
  reverseTransfer: door({
    ...{ ...house, name: "staff/reverse-transfer", input: Reversal },
    run: ({ member, address }, input) => reverseTransfer(member, input, address),
  }),
  checkLedger: door({
    ...{ ...house, name: "staff/check-ledger", input: z.object({}) },
    run: ({ member }) => checkLedger(member),
  }),
  setRole: door({
    ...{ ...house, name: "staff/set-role", input: SetRole },
    run: ({ member, address }, input) => setRole(member, input, address),
  }),
  /** `shown`: what the form was filled with, so that nobody undoes unseen what another has saved meanwhile. */
  saveSettings: door({
    ...{ ...house, name: "staff/save-settings" },
    input: EconomySettings.extend({ shown: EconomySettings.nullable().catch(null) }),
    run: ({ member, address }, input) => saveSettings(member, input, address),
  }),
  holdPrizes: door({
    ...{ ...house, name: "staff/hold-prizes", input: HoldPrizes },
    run: ({ member, address }, input) => holdPrizes(member, input, address),
  }),
  banMember: door({
    ...{ ...house, name: "staff/ban-member", input: BanMember },
    run: ({ member, address }, input) => banMember(member, input, address),
  }),
  liftBan: door({
    ...{ ...house, name: "staff/lift-ban", input: LiftBan },
    run: ({ member, address }, input) => liftBan(member, input, address),
  }),
  setHalt: door({
    ...{ ...house, name: "staff/set-halt", input: SetHalt },
    run: ({ member, address }, input) => setHalt(member, input, address),
  }),
  removeComment: door({
    ...{ ...house, name: "staff/remove-comment", input: RemoveComment },
    run: ({ member }, input) => deleteComment(member, input),
  }),
  judgeGame: door({
    ...{ ...house, name: "staff/judge-game", input: JudgeGame },
    run: ({ member }, input) => judgeGame(member, input),
  }),
  confirmJudging: door({
    ...{ ...house, name: "staff/confirm-judging", input: z.object({}) },
    run: ({ member, address }) => confirmJudging(member, address),
  }),
  signOutMember: door({
    ...{ ...house, name: "staff/sign-out-member", input: SignOutMember },
    run: ({ member, address }, input) => signOutMember(member, input, address),
  }),
  makeRecovery: door({
    ...{ ...house, name: "staff/make-recovery", input: MakeRecovery },
    run: ({ member, address }, input) => makeRecovery(member, input, address),
  }),
  demandSecondFactor: door({
    ...{ ...house, name: "staff/demand-second-factor", input: DemandSecondFactor },
    run: ({ member, address }, input) => demandSecondFactor(member, input, address),
  }),
};
