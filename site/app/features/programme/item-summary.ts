import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { LocaleCode, ProgrammeItem, Room, Theme } from '~/content/model.ts'
import { memoize } from '~/shell/memoize.ts'

/** A programme item as lists and grids show it; plain data for the browser. */
export type ItemSummary = ReturnType<typeof toItemSummary>

const toRoom = /* @__PURE__ */ memoize(({ name, slug }: Room) => ({ name, slug }))
const toTheme = /* @__PURE__ */ memoize(({ name, slug, colour }: Theme) => ({ name, slug, colour }))

/** Picks an item's summary out of the content. */
export function toItemSummary(item: ProgrammeItem, locale: LocaleCode) {
  return {
    id: item.id,
    // Path of its page.
    path: programmeItemPath(item),
    title: item.title,
    ...(item.language === locale ? {} : { lang: item.language }),
    type: item.type,
    date: item.day.date,
    start: item.start,
    end: item.end,
    room: toRoom(item.room),
    themes: item.themes.map(toTheme),
    people: item.contributions.map(({ speaker, role }) => ({ name: speaker.name, role })),
    spokenLanguage: item.spokenLanguage,
    state: item.state,
    ...(item.signUp === 'required' && { signUp: true }),
  }
}
