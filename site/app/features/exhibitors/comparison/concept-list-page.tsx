import { EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { applyFacets, type Facets } from '~/shell/apply-facets.ts'
import { filterLink, readParameters, toggleLink } from '~/shell/filter-links.ts'
import { SaveMark } from '~/shell/save-mark.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { Choice } from '~/ui/choices.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FilterChip, FilterRow } from '~/ui/filter-chip.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { SkipTo } from '~/ui/skip-to.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import { exhibitorMessages } from '../messages.ts'
import {
  COMPARISON_PAGE,
  comparisonParameters,
  conceptParameters,
  MAX_COMPARED,
} from './address.ts'
import { conceptKinds, dwellingTypes, type ListedConcept } from './concept-list-view.ts'
import { comparisonMessages } from './messages.ts'

/** Id of the button, which a link behind each chosen concept leads to. */
const COMPARE = 'vergelijk'

const facets = {
  kind: ({ kind }) => [kind],
  dwelling: ({ dwellings }) => dwellings,
} satisfies Facets<ListedConcept, string>

/** All concepts, to choose some of and put them side by side. */
export function ConceptListPage({ concepts }: { concepts: readonly ListedConcept[] }) {
  const t = useMessages(comparisonMessages)
  const names = useMessages(exhibitorMessages)
  const [params] = useSearchParams()
  const filters = readParameters(params, conceptParameters)
  const { found, counts } = applyFacets(concepts, facets, filters)
  const total = [...counts.kind.values()].reduce((sum, count) => sum + count, 0)
  const kindTab = (kind: string, label: string, count: number) => ({
    to: filterLink(params, { [conceptParameters.kind]: kind }),
    label,
    count,
    current: filters.kind === kind,
  })
  return (
    <>
      <PageHead
        dense
        label={<Breadcrumbs items={[{ to: EXHIBITORS_PAGE, label: names.title }]} />}
        title={t.title}
        lead={concepts.length > 0 ? t.lead(concepts.length) : undefined}
      />
      {concepts.length === 0 ? (
        <div className="wrap pb-section">
          <EmptyState title={t.noneYet} next={[EXHIBITORS_PAGE, names.title]}>
            {t.noneYetHint}
          </EmptyState>
        </div>
      ) : (
        <div className="wrap pb-section">
          <TabLinks
            label={t.kinds}
            items={[
              kindTab('', t.all, total),
              ...conceptKinds.map((kind) =>
                kindTab(kind, names.kind[kind], counts.kind.get(kind) ?? 0),
              ),
            ]}
          />
          <div className="py-4">
            <FilterRow label={t.dwellings}>
              {dwellingTypes.map((dwelling) => (
                <FilterChip
                  key={dwelling}
                  to={toggleLink(params, conceptParameters.dwelling, dwelling)}
                  selected={filters.dwelling === dwelling}
                  count={counts.dwelling.get(dwelling) ?? 0}
                >
                  {names.dwelling[dwelling]}
                </FilterChip>
              ))}
            </FilterRow>
          </div>
          {found.length > 0 ? (
            <ConceptChoice concepts={found} initial={params.getAll(comparisonParameters.chosen)} />
          ) : (
            <EmptyState title={t.none} action={<LinkButton to=".">{t.showAll}</LinkButton>}>
              {t.noneHint}
            </EmptyState>
          )}
        </div>
      )}
    </>
  )
}

interface ConceptChoiceProps {
  concepts: readonly ListedConcept[]
  /** Slugs that the address ticks. */
  initial: readonly string[]
}

/** The concepts with a box to tick each. A form that works without scripts. */
function ConceptChoice({ concepts, initial }: ConceptChoiceProps) {
  const t = useMessages(comparisonMessages)
  const names = useMessages(exhibitorMessages)
  const [chosen, setChosen] = useState<readonly string[]>(initial)
  const toggle = (slug: string) =>
    setChosen((before) =>
      before.includes(slug) ? before.filter((other) => other !== slug) : [...before, slug],
    )
  const isShown = new Set(concepts.map(({ slug }) => slug))
  const isFull = chosen.length >= MAX_COMPARED
  return (
    <Form
      method="get"
      action={COMPARISON_PAGE}
      aria-label={t.choose}
      // Keeps the focused element above the sticky bar.
      className="[&_li_:is(a,input)]:scroll-mb-32"
    >
      {chosen
        .filter((slug) => !isShown.has(slug))
        .map((slug) => (
          <input key={slug} type="hidden" name={comparisonParameters.chosen} value={slug} />
        ))}
      <CellGrid columns={3}>
        {concepts.map((concept) => {
          const { id, slug, name, language, exhibitor, path, stand, facts } = concept
          const isChosen = chosen.includes(slug)
          return (
            <Cell key={slug} {...(isChosen && { className: 'bg-tint' })}>
              <div className="flex items-start justify-between gap-x-1">
                <Choice
                  name={comparisonParameters.chosen}
                  value={slug}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => toggle(slug)}
                  heading="h2"
                  label={<span lang={language}>{name}</span>}
                  help={facts}
                />
                <SaveMark
                  entry={`concept:${id}`}
                  name={name}
                  name-lang={language}
                  className="-mr-3 size-11 shrink-0 noscript:hidden print:hidden"
                />
              </div>
              {isChosen && <SkipTo id={COMPARE}>{t.toCompare}</SkipTo>}
              <p className="mt-auto ml-9 text-sm">
                <PageLink to={path} className="link inline-flex min-h-11 items-center">
                  {exhibitor}
                </PageLink>
                {stand && (
                  <span className="text-mute">
                    {'\u00A0· '}
                    {names.stand(stand)}
                  </span>
                )}
              </p>
            </Cell>
          )
        })}
      </CellGrid>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-2 -mt-px border border-ink bg-paper p-3 low:static max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] md:p-4 print:hidden">
        <Button id={COMPARE} type="submit" variant="primary">
          {t.compare}
        </Button>
        <p aria-live="polite" className="text-sm">
          {t.chosen(chosen.length)}
        </p>
      </div>
    </Form>
  )
}
