import { createHmac, timingSafeEqual } from 'node:crypto'
import { GROUP_CONFIRMATION_PAGE, INVITATION_PAGE } from '@beursvloer/contract/accounts/group'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import settings from '../../config/settings'
import type { MailContent } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'

/** The holder of a link: the sender of a group, or the colleague at a place in its list. */
type Holder = 'sender' | number

const signature = (group: string, holder: Holder): string =>
  createHmac('sha256', settings.secrets.encryptionKey)
    .update(`group ${group} ${holder}`)
    .digest('base64url')

/** The token of a link, which needs the secret; it is not stored. */
const tokenFor = (group: string, holder: Holder): string =>
  `${group}.${holder}.${signature(group, holder)}`

/** The group, as document id, and the holder of a token; null for an invalid one. */
export function readToken(token: string): { group: string; holder: Holder } | null {
  const [, group = '', name = '', given = ''] =
    /^([a-z0-9]{1,40})\.(sender|\d{1,2})\.([\w-]{43})$/.exec(token) ?? []
  const holder = name === 'sender' ? name : Number(name)
  const right = Buffer.from(signature(group, holder))
  return given !== '' && timingSafeEqual(Buffer.from(given), right) ? { group, holder } : null
}

const linkTo = (page: string, language: FormLanguage, token: string): string =>
  `${siteAddress(page, language)}?token=${encodeURIComponent(token)}`

/** The button of the mail by which the sender has the invitations sent. */
export const confirmGroupAction = (
  group: string,
  language: FormLanguage,
): NonNullable<MailContent['action']> => ({
  label: language === 'nl' ? 'Verstuur de uitnodigingen' : 'Send the invitations',
  url: linkTo(GROUP_CONFIRMATION_PAGE, language, tokenFor(group, 'sender')),
})

/** The page on which a colleague registers. */
export const invitationAddress = (group: string, place: number, language: FormLanguage): string =>
  linkTo(INVITATION_PAGE, language, tokenFor(group, place))
