import { formatNumber } from '@beursvloer/contract/numbers'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { Table } from '~/ui/table.tsx'
import type { ConceptRow } from './comparable-concepts.ts'
import { comparisonPath, MAX_COMPARED } from './comparison/address.ts'
import { exhibitorMessages } from './messages.ts'

/** Concepts of an exhibitor beside those of others that are like them. */
export function ConceptComparison({
  caption,
  rows,
}: {
  caption: string
  rows: readonly ConceptRow[]
}) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const slugs = rows.map(({ slug }) => slug).slice(0, MAX_COMPARED)
  return (
    <>
      <Table
        caption={caption}
        hideCaption
        head={[
          t.concept,
          t.exhibitor,
          t.factSystem,
          t.factMaterial,
          t.factDelivery,
          t.factBuild,
          t.factMpgShort,
        ]}
        numeric={[4, 5, 6]}
        rows={rows.map((row) => [
          <span key="name" lang={row.language === locale ? undefined : row.language}>
            {row.own ? <b>{row.name}</b> : row.name}
          </span>,
          row.own ? (
            row.exhibitor
          ) : (
            <PageLink key="exhibitor" to={row.path} className="link">
              {row.exhibitor}
            </PageLink>
          ),
          row.buildingSystem ? t.system[row.buildingSystem] : '–',
          row.material || '–',
          row.deliveryWeeks ? t.weeks(row.deliveryWeeks) : '–',
          row.buildDays ? t.days(row.buildDays) : '–',
          row.mpg === null ? '–' : formatNumber(row.mpg, locale),
        ])}
        className="text-sm"
      />
      {rows.some(({ own }) => !own) && (
        <LinkButton to={comparisonPath(slugs)} size="sm" className="mt-4">
          {t.sideBySide}
        </LinkButton>
      )}
    </>
  )
}
