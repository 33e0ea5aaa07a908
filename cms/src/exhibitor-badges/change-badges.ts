import type { NewBadges } from '@beursvloer/contract/my-stand/badges'
import { TOO_MANY_BADGES } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { type By, isMemberRefusal, makeInvitation } from '../exhibitor-members/change-members'
import { type MemberRow, membersOf } from '../exhibitor-members/membership'
import { newBadgeCode } from '../fair/badge-code'
import { HttpError } from '../http/http-error'
import { queueMail } from '../mail/outbox'
import { mayMail } from '../mail/recipient-limit'
import { withLock } from '../transactions/with-lock'
import { standBadgeMail } from './badge-mail'
import { type BadgeRow, badgesOf, standHolders } from './badges'

/**
 * Makes badges for who has none by that name and address: a list may be sent again. Who has an
 * address gets theirs by mail, with an invitation as stand staff unless they act for the exhibitor
 * already.
 * @throws HttpError 409 `TOO_MANY_BADGES` when there would be more than the stand gives
 */
export const addBadges = (
  strapi: Core.Strapi,
  exhibitorId: string,
  { people, language }: NewBadges,
  { by, now }: By,
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const [holder] = await standHolders(strapi, exhibitorId)
    if (!holder) throw new HttpError(404)
    const { edition, allowed, name: stand } = holder
    const rows: BadgeRow[] = await badgesOf(strapi).findMany({ where: { exhibitorId, edition } })
    const isNew = (one: NewBadges['people'][number]) =>
      !rows.some(({ name, email }) => name === one.name && email === one.email)
    const added = people.filter(isNew)
    if (rows.length + added.length > allowed)
      throw new HttpError(409, TOO_MANY_BADGES, { code: TOO_MANY_BADGES })
    for (const { name, email } of added) {
      const code = newBadgeCode()
      const isMailed = email !== '' && (await mayMail(strapi, 'stand-invitation', email, now))
      if (isMailed) {
        const known: Pick<MemberRow, 'role'> | null = await membersOf(strapi).findOne({
          where: { exhibitorId, email, state: 'invited' },
        })
        const invited = { email, name, role: known?.role ?? 'staff', language }
        const token = await makeInvitation(strapi, exhibitorId, invited, { by, now }).catch(
          (error: unknown) => {
            if (isMemberRefusal(error)) return null
            throw error
          },
        )
        const content = standBadgeMail(language, { by, stand, code, token })
        await queueMail(strapi, { purpose: 'stand-invitation', to: email, content }, now)
      }
      await badgesOf(strapi).create({
        data: { exhibitorId, edition, name, email, code, isMailed, madeAt: now },
      })
    }
  })

/** @throws HttpError 404 for a badge of another exhibitor */
export const removeBadge = (
  strapi: Core.Strapi,
  exhibitorId: string,
  documentId: string,
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const { count } = await badgesOf(strapi).deleteMany({ where: { exhibitorId, documentId } })
    if (count === 0) throw new HttpError(404)
  })
