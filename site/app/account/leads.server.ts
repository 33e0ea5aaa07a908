import { leadPhoto } from '@beursvloer/contract/forms/definitions/lead-photo'
import {
  type LeadAnswer,
  type LeadEntry,
  type LeadList,
  leadAnswer,
  leadList,
  type NameCard,
  nameCard,
  type OwnSharings,
  ownSharings,
  type SharingChoiceRequest,
  type SharingDecision,
} from '@beursvloer/contract/leads/calls'
import {
  leadEntriesPath,
  leadPhotoPath,
  leadsPath,
  NAME_CARD_PATH,
  NAME_CARD_WITHDRAWAL_PATH,
  SHARING_CHOICE_PATH,
  SHARINGS_PATH,
  sharingPath,
} from '@beursvloer/contract/leads/terms'
import { MY_STAND_PAGE } from '@beursvloer/contract/page-addresses'
import { z } from 'zod'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import type { Account } from './account.server.ts'
import { putForm, receiveAccountForm } from './receive.server.ts'

/**
 * What the current user shares with exhibitors.
 * @throws ContentApiError, 401 when nobody is signed in
 */
export const sharingsOf = async (account: Account): Promise<OwnSharings> =>
  ownSharings.parse(await account.call(SHARINGS_PATH))

/** Stores what happens when exhibitors scan the current user's badge. */
export const chooseSharing = async (account: Account, body: SharingChoiceRequest) =>
  account.call(SHARING_CHOICE_PATH, { method: 'PUT', body })

/**
 * Shares details with the exhibitor of a lead, or ends it.
 * @throws ContentApiError, 404 for a lead of somebody else
 */
export const decideSharing = async (account: Account, lead: string, body: SharingDecision) =>
  account.call(sharingPath(lead), { method: 'POST', body })

/**
 * The leads of an exhibitor.
 * @throws ContentApiError, 401 when nobody is signed in, 404 for an exhibitor that is not theirs
 */
export const leadsOf = async (account: Account, exhibitor: string): Promise<LeadList> =>
  leadList.parse(await account.call(leadsPath(exhibitor)))

/**
 * Sends the entries of a phone at a stand.
 * @throws ContentApiError, 401 and 404 as above; 5xx when nothing was stored
 */
export const enterLeads = async (
  account: Account,
  exhibitor: string,
  entries: readonly LeadEntry[],
): Promise<LeadAnswer> =>
  leadAnswer.parse(
    await account.call(leadEntriesPath(exhibitor), { method: 'POST', body: { entries } }),
  )

const cardAnswer = z.object({ card: nameCard })
const withdrawalAnswer = z.object({ withdrawn: z.boolean() })

/** Keeps a photo with a lead, from the form of its page. */
export const keepLeadPhoto = (args: ActionArgs, exhibitor: string, lead: string, to: string) =>
  receiveAccountForm(leadPhoto, args, async (values, files) => {
    const path = leadPhotoPath(exhibitor, lead)
    await putForm(args, path, leadPhoto, { values, files, source: MY_STAND_PAGE })
    return { to }
  })

/** What an exhibitor kept of a name card, by the code of its mail. */
export const nameCardOf = async (account: Account, code: string): Promise<NameCard> =>
  cardAnswer.parse(await account.ask(NAME_CARD_PATH, { method: 'POST', body: { code } })).card

/** Withdraws a name card; false for a code that works no more. */
export const withdrawCard = async (account: Account, code: string): Promise<boolean> =>
  withdrawalAnswer.parse(
    await account.ask(NAME_CARD_WITHDRAWAL_PATH, { method: 'POST', body: { code } }),
  ).withdrawn
