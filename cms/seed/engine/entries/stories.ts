import { richText } from '@beursvloer/contract/content/markdown'
import type { InterviewSeed, NewsItemSeed } from '../../types-programme.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Entry, entriesFrom, localize, MediaUse, reference, together } from '../entry.ts'
import { localizedZone } from './page-blocks.ts'

function story(seed: (InterviewSeed | NewsItemSeed) & { readonly speaker?: string }) {
  const { title, intro, blocks, image, imageAlt, exhibitor, speaker, published: _, ...rest } = seed
  const texts = together(localize({ title, intro, imageAlt }), localizedZone(blocks))
  return {
    key: seed.slug,
    identity: 'slug',
    dutch: {
      ...rest,
      ...texts.dutch,
      image: image && new MediaUse(image, imageAlt?.nl ?? title.nl),
      exhibitor: reference('exhibitor', exhibitor),
      ...(speaker ? { speaker: reference('speaker', speaker) } : {}),
    },
    english: texts.english,
  }
}

/** Interviews, news and the calendar. */
export const storyEntries = (catalogue: Catalogue): Entry[] => [
  ...entriesFrom('interview', 'data/interviews.ts', catalogue.interviews, story),
  ...entriesFrom('news-item', 'data/news.ts', catalogue.news, story),
  ...entriesFrom('calendar-item', 'data/calendar.ts', catalogue.calendar, (item) => {
    const { title, place, body, published: _, ...rest } = item
    const texts = together(localize({ title, place }), localize({ body }, richText))
    return {
      key: item.slug,
      identity: 'slug',
      dutch: { ...rest, ...texts.dutch },
      english: texts.english,
    }
  }),
]
