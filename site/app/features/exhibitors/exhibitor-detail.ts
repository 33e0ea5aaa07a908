import { exhibitorPath, vacancyPath } from '@beursvloer/contract/page-addresses'
import type { Exhibitor } from '~/content/model.ts'
import { languagesOf } from '~/shell/field-language.ts'
import { pictureOf } from '~/shell/picture-of.ts'
import { toExhibitorSummary } from './exhibitor-summary.ts'

const link = (exhibitor: Exhibitor) => ({ name: exhibitor.name, path: exhibitorPath(exhibitor) })

/**
 * Everything an exhibitor's page shows of itself.
 *
 * @param today `YYYY-MM-DD` in the fair's zone; vacancies that closed before it are left out
 * @param mayMeet whether visitors can ask exhibitors for a meeting
 */
export function toExhibitorDetail(exhibitor: Exhibitor, today: string, mayMeet = true) {
  const { stands, pavilion } = exhibitor
  const first = stands[0]
  return {
    ...toExhibitorSummary(exhibitor),
    slug: exhibitor.slug,
    street: exhibitor.category.street,
    ...languagesOf(exhibitor),
    body: exhibitor.body,
    website: exhibitor.website,
    takesMeetings: mayMeet && exhibitor.meetingsAtOnce > 0,
    socials: exhibitor.socials,
    seo: exhibitor.seo,
    themes: exhibitor.themes.map(({ slug, name, colour }) => ({ slug, name, colour })),
    contact: {
      name: exhibitor.contactName,
      email: exhibitor.contactEmail,
      phone: exhibitor.contactPhone,
    },
    hall: first ? { number: first.hall.number, name: first.hall.name } : null,
    openSides: first?.openSides ?? null,
    pavilion: pavilion && { name: pavilion.name, slug: pavilion.slug },
    mainExhibitor: exhibitor.mainExhibitor && link(exhibitor.mainExhibitor),
    coExhibitors: exhibitor.coExhibitors.map(link),
    concepts: exhibitor.concepts.map((concept) => ({
      id: concept.id,
      slug: concept.slug,
      name: concept.name,
      ...languagesOf(concept),
      kind: concept.kind,
      summary: concept.summary,
      markets: concept.markets,
      buildingSystem: concept.buildingSystem,
      material: concept.material,
      deliveryWeeks: concept.deliveryWeeks,
      buildDays: concept.buildDays,
      mpg: concept.mpg,
      movable: concept.movable,
      occupiedRenovation: concept.occupiedRenovation,
      references: concept.references,
      brochure: concept.brochure?.file ?? null,
      image: concept.image,
    })),
    vacancies: exhibitor.vacancies
      .filter(({ closingDate }) => closingDate >= today)
      .map((vacancy) => ({
        path: vacancyPath(vacancy),
        title: vacancy.title,
        ...languagesOf(vacancy),
        place: vacancy.place,
        hours: vacancy.hours,
        closingDate: vacancy.closingDate,
      })),
    speakers: exhibitor.speakers.map(({ id, slug, name, jobTitle, photo, ...speaker }) => ({
      id,
      slug,
      name,
      jobTitle,
      ...languagesOf(speaker),
      photo: photo && pictureOf(photo),
    })),
  }
}

export type ExhibitorDetail = ReturnType<typeof toExhibitorDetail>

/** Whether anything is known of an exhibitor besides name, stand and introduction. */
export const isDescribed = ({
  body,
  themes,
  contact,
  mainExhibitor,
  coExhibitors,
}: Pick<
  ExhibitorDetail,
  'body' | 'themes' | 'contact' | 'mainExhibitor' | 'coExhibitors'
>): boolean =>
  body.length + themes.length + coExhibitors.length > 0 ||
  !!(contact.name || contact.email || contact.phone || mainExhibitor)
