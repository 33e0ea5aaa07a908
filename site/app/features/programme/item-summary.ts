import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type {
  ContributionRole,
  LocaleCode,
  ProgrammeItem,
  ProgrammeItemState,
  ProgrammeItemType,
  Room,
  Theme,
  ThemeColour,
} from '~/content/model.ts'
import { memoize } from '~/shell/memoize.ts'

/** A programme item as lists and grids show it; plain data for the browser. */
export interface ItemSummary {
  readonly id: string
  /** Path of its page. */
  readonly path: string
  readonly title: string
  /** Set when the text is not in the page's language. */
  readonly lang?: LocaleCode
  readonly type: ProgrammeItemType
  readonly date: string
  readonly start: string
  readonly end: string
  readonly room: { readonly name: string; readonly slug: string }
  readonly themes: readonly {
    readonly name: string
    readonly slug: string
    readonly colour: ThemeColour
  }[]
  readonly people: readonly { readonly name: string; readonly role: ContributionRole }[]
  readonly spokenLanguage: LocaleCode
  readonly state: ProgrammeItemState
  /** Set where a sign-up is required. */
  readonly signUp?: true
}

const toRoom = /* @__PURE__ */ memoize(({ name, slug }: Room) => ({ name, slug }))
const toTheme = /* @__PURE__ */ memoize(({ name, slug, colour }: Theme) => ({ name, slug, colour }))

/** Picks an item's summary out of the content. */
export function toItemSummary(item: ProgrammeItem, locale: LocaleCode): ItemSummary {
  return {
    id: item.id,
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
