import { contentOf } from '~/content/context.server.ts'
import type { Content } from '~/content/model.ts'
import { memoize } from '~/shell/memoize.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { hyphenatedWords } from '~/ui/hyphenation/soft-hyphens.ts'
import type { Route } from './+types/long-words.ts'

export const handle = UNLISTED_PAGE

/** Titles and names that pages show in headings, cards and cells. */
const titlesOf = /* @__PURE__ */ memoize((content: Content): readonly string[] => [
  ...[content.programmeItems, content.interviews, content.news, content.vacancies].flatMap(
    ({ all }) => all.map(({ title }) => title),
  ),
  ...[content.exhibitors, content.concepts, content.categories, content.pavilions].flatMap(
    ({ all }) => all.map(({ name }) => name),
  ),
  ...[content.themes, content.rooms].flatMap(({ all }) => all.map(({ name }) => name)),
  ...content.speakers.all.flatMap(({ name, jobTitle, organisation }) => [
    name,
    jobTitle,
    organisation,
  ]),
])

/**
 * The hyphenation of long words of all pages: `/woorden.json`, for pages opened without a full
 * load.
 */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(hyphenatedWords(titlesOf(contentOf(context)), siteRequestOf(context).locale), {
    headers: { 'x-robots-tag': 'noindex' },
  })
