import type { Edition } from '~/content/model.ts'
import { languageOf } from '~/shell/field-language.ts'

export type VenueView = ReturnType<typeof toVenueView>

export const toVenueView = (edition: Edition) => ({
  name: edition.venue,
  // Street and number, then postcode and place; empty lines are left out.
  address: [
    edition.venueAddress,
    [edition.venuePostcode, edition.city].filter(Boolean).join(' '),
  ].filter(Boolean),
  position: edition.venuePosition,
  days: edition.days.map(({ date, opensAt, closesAt }) => ({ date, opensAt, closesAt })),
  landmarks: edition.landmarks,
  landmarkLanguage: languageOf(edition, 'landmarks'),
})

const OPEN_STREET_MAP = 'https://www.openstreetmap.org'
/** Degrees shown on each side of the place: about 700 m. */
const MARGIN = 0.01
const ZOOM = 16

/** Addresses of a place at OpenStreetMap: its own page, and a map for a frame. */
export function mapLinks({ latitude, longitude }: NonNullable<VenueView['position']>) {
  const box = [longitude - MARGIN, latitude - MARGIN / 2, longitude + MARGIN, latitude + MARGIN / 2]
  const bbox = box.map((degrees) => degrees.toFixed(5)).join(',')
  const query = new URLSearchParams({
    bbox,
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return {
    page: `${OPEN_STREET_MAP}/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
    embed: `${OPEN_STREET_MAP}/export/embed.html?${query}`,
  }
}
