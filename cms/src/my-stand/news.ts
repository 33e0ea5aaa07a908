import { daysEarlier } from '@beursvloer/contract/durations'
import type { StandNews } from '@beursvloer/contract/my-stand/news'
import { SHOWN_NEWS } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { deleteWhere } from '../transactions/delete-where'
import { areaEdition, isFor } from './tasks'

/** A message of the organiser to exhibitors, as the database has it. */
interface NewsRow {
  readonly id: number
  readonly documentId: string
  readonly titleNl: string
  readonly titleEn: string | null
  readonly textNl: string
  readonly textEn: string | null
  /** Document ids; empty: all exhibitors. */
  readonly categories: readonly string[] | null
  /** Name of the member of staff. */
  readonly by: string
  readonly postedAt: string
}

const NEWS = 'api::exhibitor-news.exhibitor-news'

export const newsOf = (strapi: Core.Strapi) => strapi.db.query(NEWS)

/** The messages of the current edition, the latest first. */
export const currentNews = async (strapi: Core.Strapi): Promise<NewsRow[]> =>
  newsOf(strapi).findMany({
    where: { edition: await areaEdition(strapi) },
    orderBy: [{ postedAt: 'desc' }, { id: 'desc' }],
  })

/** The latest messages to exhibitors of a category. */
export const newsFor = async (strapi: Core.Strapi, category: string | null): Promise<StandNews> =>
  (await currentNews(strapi))
    .filter((row) => isFor(row, category))
    .slice(0, SHOWN_NEWS)
    .map(({ documentId, titleNl, titleEn, textNl, textEn, postedAt }) => ({
      id: documentId,
      title: { nl: titleNl, en: titleEn || titleNl },
      text: { nl: textNl, en: textEn || textNl },
      at: isoOf(postedAt),
    }))

/** How long messages are kept, in days. */
const NEWS_KEPT_DAYS = 365

export const deleteOldNews = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, NEWS, { postedAt: { $lt: daysEarlier(now, NEWS_KEPT_DAYS) } })
