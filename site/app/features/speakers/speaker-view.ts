import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, Speaker, ThemeColour } from '~/content/model.ts'
import { langOf } from '~/shell/field-language.ts'
import { memoize } from '~/shell/memoize.ts'

/** A speaker as the list shows it. */
export interface SpeakerSummary {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly lastName: string
  readonly jobTitle: string
  /** Set when that is not in the page's language. */
  readonly jobTitleLang?: LocaleCode
  readonly organisation: string
  readonly photo: {
    readonly file: string
    readonly width: number | null
    readonly height: number | null
  } | null
  /** Slugs of the themes of this person's sessions. */
  readonly themes: readonly string[]
  /** The first session; null while none is known. */
  readonly session: { readonly title: string; readonly path: string } | null
}

export interface ThemeOption {
  readonly slug: string
  readonly name: string
  readonly colour: ThemeColour
}

const photoOf = ({ photo }: Speaker) =>
  photo && { file: photo.file, width: photo.width, height: photo.height }

/** Picks the list's view; sessions only once the programme is out. */
function toSpeakerSummary(
  speaker: Speaker,
  programmePublished: boolean,
  locale: LocaleCode,
): SpeakerSummary {
  const jobTitleLang = langOf(speaker, 'jobTitle', locale)
  const items = programmePublished ? speaker.programmeItems : []
  const first = items[0]
  return {
    id: speaker.id,
    slug: speaker.slug,
    name: speaker.name,
    lastName: speaker.lastName,
    jobTitle: speaker.jobTitle,
    ...(jobTitleLang && { jobTitleLang }),
    organisation: speaker.organisation,
    photo: photoOf(speaker),
    themes: [...new Set(items.flatMap((item) => item.themes.map(({ slug }) => slug)))],
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
