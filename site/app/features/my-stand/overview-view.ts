import { formatArea } from '@beursvloer/contract/area'
import type { StandOverview } from '@beursvloer/contract/my-stand/overview'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'

/** An exhibitor's overview, with what the site knows of its stand. */
export function toOverviewView(overview: StandOverview, content: Content) {
  const { exhibitor: id, slug, isPublished } = overview
  const stands = content.stands.all.filter((stand) => overview.stands.includes(stand.id))
  const exhibitor = content.exhibitors.find(id)
  const category = content.categories.all.find((one) => one.id === overview.category)
  const [stand] = stands
  return {
    ...overview,
    category: category?.name ?? null,
    logo: exhibitor?.logo
      ? {
          file: exhibitor.logo.file,
          width: exhibitor.logo.width,
          height: exhibitor.logo.height,
        }
      : null,
    page: isPublished && exhibitor ? exhibitorPath({ id, slug }) : null,
    stand: stand
      ? {
          numbers: stands.map(({ number }) => number).join(', '),
          hall: { number: stand.hall.number, name: stand.hall.name },
          area: formatArea(
            stands.reduce((sum, { area }) => sum + area, 0),
            content.locale,
          ),
          size:
            stands.length === 1 && stand.width && stand.depth
              ? `${stand.width} × ${stand.depth} m`
              : null,
          openSides: stand.openSides,
        }
      : null,
  }
}

export type OverviewView = ReturnType<typeof toOverviewView>
