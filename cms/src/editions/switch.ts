import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { readSettings } from '../fair/editions'
import { withLock } from '../transactions/with-lock'

const SETTINGS = 'api::site-settings.site-settings'

async function changeSettings(strapi: Core.Strapi, data: object): Promise<void> {
  const row = await strapi.documents(SETTINGS).findFirst({ locale: 'nl', fields: ['documentId'] })
  if (!row) throw new errors.ValidationError('Vul eerst de instellingen van de site in.')
  await strapi
    .documents(SETTINGS)
    .update({ documentId: row.documentId, locale: 'nl', data } as never)
}

const NO_PLAN = { nextEdition: null, nextEditionFrom: null }

/** Makes an edition the current one, at once; a plan is dropped. */
export const switchTo = (strapi: Core.Strapi, edition: string): Promise<void> =>
  changeSettings(strapi, { edition, ...NO_PLAN })

/**
 * Plans that an edition becomes the current one.
 * @throws ValidationError in Dutch for a moment that has passed
 */
export async function planSwitch(
  strapi: Core.Strapi,
  edition: string,
  at: Date,
  now: Date,
): Promise<void> {
  if (Number.isNaN(at.getTime()) || at <= now)
    throw new errors.ValidationError('Kies een moment in de toekomst.')
  await changeSettings(strapi, { nextEdition: edition, nextEditionFrom: at.toISOString() })
}

/** Takes back a plan. */
export const dropPlan = (strapi: Core.Strapi): Promise<void> => changeSettings(strapi, NO_PLAN)

/** Carries out a planned switch whose moment has come; of several processes one does. */
export async function switchWhenDue(strapi: Core.Strapi, now: Date): Promise<void> {
  const isDue = async () => {
    const settings = await readSettings(strapi)
    const at = settings?.nextEditionFrom
    return at && new Date(at) <= now ? settings.nextEdition : null
  }
  if (!(await isDue())) return
  await withLock(strapi, 'content', async () => {
    const next = await isDue()
    if (next) await switchTo(strapi, next.documentId)
  })
}
