import { newsValues } from '@beursvloer/contract/my-stand/news'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isoOf } from '../../database/stored-time'
import { readShape } from '../../http/read-shape'
import { currentNews, newsOf } from '../news'
import { areaEdition } from '../tasks'
import { categoryChoices } from './tasks'
import type { NewsOverview } from './views'

/** All messages of the current edition. */
export const newsOverview = async (strapi: Core.Strapi): Promise<NewsOverview> => ({
  news: (await currentNews(strapi)).map((row) => ({
    ...{ documentId: row.documentId, by: row.by, postedAt: isoOf(row.postedAt) },
    ...{ titleNl: row.titleNl, titleEn: row.titleEn ?? '' },
    ...{ textNl: row.textNl, textEn: row.textEn ?? '', categories: [...(row.categories ?? [])] },
  })),
  categories: await categoryChoices(strapi),
})

/**
 * Writes a message, or changes one; it keeps its day.
 * @throws NotFoundError in Dutch
 */
export async function saveNews(
  strapi: Core.Strapi,
  documentId: string | null,
  body: unknown,
  by: string,
): Promise<void> {
  const data = readShape(newsValues, body)
  if (documentId === null) {
    const edition = await areaEdition(strapi)
    await newsOf(strapi).create({ data: { ...data, by, edition, postedAt: new Date() } })
    return
  }
  const { count } = await newsOf(strapi).updateMany({ where: { documentId }, data })
  if (count === 0) throw new errors.NotFoundError('Dit bericht bestaat niet meer.')
}

export const removeNews = async (strapi: Core.Strapi, documentId: string): Promise<void> => {
  await newsOf(strapi).deleteMany({ where: { documentId } })
}
