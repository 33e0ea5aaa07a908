import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { dutchDay } from '../../fair/dates'
import { readProgramme } from '../../sign-ups/item'
import { devicesWith, phoneFrame } from './messages'
import type { PushChoices } from './views'

/** The choices of staff while writing a message. */
export async function pushChoices(strapi: Core.Strapi, email: string): Promise<PushChoices> {
  const own = email.toLowerCase()
  const programme = [...(await readProgramme(strapi)).values()]
  const items = programme
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map((item) => ({
      id: item.id,
      label: `${item.title.nl}, ${dutchDay(item.date)} ${item.start}`,
      path: programmeItemPath(item),
    }))
  const themes: { slug: string; name: string }[] = await strapi.db
    .query('api::theme.theme')
    .findMany({
      select: ['slug', 'name'],
      where: { locale: 'nl', publishedAt: { $notNull: true } },
      orderBy: { name: 'asc' },
    })
  const days: { date: string }[] = await strapi.db
    .query('api::day.day')
    .findMany({ select: ['date'], where: { publishedAt: { $notNull: true } } })
  return {
    items,
    themes: themes.map(({ slug, name }) => ({ slug, name })),
    days: [...new Set(days.map(({ date }) => date))].sort(),
    ...(await phoneFrame(strapi)),
    ownEmail: own,
    ownDevices: (await devicesWith(strapi, own)).length,
  }
}
