import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, Speaker, ThemeColour } from '~/content/model.ts'
import { langOf } from '~/shell/field-language.ts'
import { memoize } from '~/shell/memoize.ts'
import { pictureOf } from '~/shell/picture-of.ts'

/** A speaker as the list shows it. */
export type SpeakerSummary = ReturnType<typeof toSpeakerSummary>

export interface ThemeOption {
  readonly slug: string
  readonly name: string
  readonly colour: ThemeColour
}

const photoOf = ({ photo }: Speaker) => photo && pictureOf(photo)

/** Picks the list's view; sessions only once the programme is out. */
function toSpeakerSummary(speaker: Speaker, programmePublished: boolean, locale: LocaleCode) {
  const jobTitleLang = langOf(speaker, 'jobTitle', locale)
  const items = programmePublished ? speaker.programmeItems : []
  const first = items[0]
  return {
    id: speaker.id,
    slug: speaker.slug,
    name: speaker.name,
    lastName: speaker.lastName,
    jobTitle: speaker.jobTitle,
    // Set when that is not in the page's language.
    ...(jobTitleLang && { jobTitleLang }),
    organisation: speaker.organisation,
    photo: photoOf(speaker),
    // Slugs of the themes of this person's sessions.
    themes: [...new Set(items.flatMap((item) => item.themes.map(({ slug }) => slug)))],
    // The first session; null while none is known.
    session: first ? { title: first.title, path: programmeItemPath(first) } : null,
  }
}

/** Every speaker, and the themes to choose by. */
export const toSpeakerList = /* @__PURE__ */ memoize((content: Content) => ({
  speakers: content.speakers.all.map((speaker) =>
    toSpeakerSummary(speaker, content.edition.programmePublished, content.locale),
  ),
  themes: content.themes.all.map(({ slug, name, colour }): ThemeOption => ({ slug, name, colour })),
}))
