import { newsItemPath } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, TeamMember } from '~/content/model.ts'
import { type PictureFile, pictureOf } from '~/shell/picture-of.ts'

/** How many press releases the page shows. */
const RELEASE_COUNT = 6

/** How many pictures of a subject. */
const PICTURE_COUNT = 12

/** A picture that the press may use. */
export interface PressPicture {
  /** Who or what it shows. */
  readonly name: string
  readonly lang?: LocaleCode
  /** Of a person. */
  readonly organisation?: string
  readonly photo: PictureFile
  /** Its maker and licence; of a portrait by the caption in the media library, else the organiser. */
  readonly credit: string
}

/** The pictures of the latest album by what they show, as many as one looks through. */
function picturesBySubject({ albums, locale }: Pick<Content, 'albums' | 'locale'>) {
  const bySubject = Map.groupBy(albums.all[0]?.photos ?? [], ({ subject }) => subject ?? null)
  return [...bySubject].flatMap(([subject, photos]) =>
    subject
      ? {
          subject,
          pictures: photos.slice(0, PICTURE_COUNT).map((photo): PressPicture => {
            const isDutch = locale === 'nl' || photo.altEnglish === ''
            return {
              name: isDutch ? photo.alt : photo.altEnglish,
              ...(isDutch && locale !== 'nl' && { lang: 'nl' }),
              photo: pictureOf(photo.file),
              credit: `${photo.photographer}, ${photo.licence}`,
            }
          }),
        }
      : [],
  )
}

export type PressView = ReturnType<typeof toPressView>

const photoOf = ({ photo }: TeamMember) => photo && pictureOf(photo)

/** The content of the press page besides the editors' text. */
export function toPressView(
  content: Pick<
    Content,
    | 'edition'
    | 'settings'
    | 'team'
    | 'news'
    | 'exhibitors'
    | 'programmeItems'
    | 'speakers'
    | 'stands'
    | 'albums'
    | 'locale'
  >,
) {
  const { edition, settings, team, exhibitors, programmeItems, speakers, stands } = content
  const person = team.find(({ subject }) => subject === 'press')
  const figures = [
    ['exhibitors', exhibitors.all.length],
    ['items', edition.programmePublished ? programmeItems.all.length : 0],
    ['speakers', speakers.all.length],
    ['area', Math.round(stands.all.reduce((sum, { area }) => sum + area, 0))],
  ] as const
  return {
    // The figures known by now; the area of all stands in m².
    figures: figures.filter(([, value]) => value > 0),
    // Newest first.
    releases: content.news.all
      .filter(({ pressRelease }) => pressRelease)
      .slice(0, RELEASE_COUNT)
      .map((item) => ({
        path: newsItemPath(item),
        title: item.title,
        date: item.date,
        language: item.language,
      })),
    // The contact for the press; null: the office.
    contact: person
      ? {
          name: person.name,
          role: person.role,
          email: person.email,
          phone: person.phone,
          language: person.language,
          photo: photoOf(person),
        }
      : null,
    pictures: picturesBySubject(content),
    // Of speakers, by name.
    portraits: speakers.all.flatMap(({ name, organisation, photo }): PressPicture | [] =>
      photo
        ? {
            name,
            organisation,
            photo: pictureOf(photo),
            credit: photo.caption || settings.name,
          }
        : [],
    ),
    office: { email: settings.email, phone: settings.phone },
  }
}
