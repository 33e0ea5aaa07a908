import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { formatNumber } from '@beursvloer/contract/numbers'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Concept, LocaleCode } from '~/content/model.ts'
import { langOf } from '~/shell/field-language.ts'
import { exhibitorMessages } from '../messages.ts'
import { comparisonMessages } from './messages.ts'

/** The value of a property for one concept. */
export interface ComparisonCell {
  /** Lines of text; none where nothing is given. */
  readonly lines: readonly string[]
  /** Language of the text, where it is not the page's. */
  readonly language: LocaleCode | null
  /** Address that the text leads to. */
  readonly to: string | null
  /** Its measure as a share of the largest in the row, from 0 to 1; null without one to compare. */
  readonly share: number | null
  /** Its measure, for spreadsheets. */
  readonly number: number | null
  /** Whether its measure is the best of those that differ. */
  readonly isBest: boolean
}

/** A property of all concepts that stand side by side. */
export interface ComparisonRow {
  readonly label: string
  /** Explanation of the label; '' if it is clear without. */
  readonly help: string
  /** The unit of its numbers where they stand alone: "in weken". */
  readonly unit: string
  /** Label for the best value; '' if the row is not ranked. */
  readonly best: string
  readonly cells: readonly ComparisonCell[]
  /** Whether all of two or more have the same. */
  readonly isSame: boolean
}

interface Measure {
  readonly of: (concept: Concept) => number | null
  readonly write: (value: number) => string
  readonly unit?: string
  readonly best: string
}

interface Property {
  readonly label: string
  readonly help?: string
  readonly lines?: (concept: Concept) => readonly string[]
  readonly to?: (concept: Concept) => string | null
  readonly measure?: Measure
  /** Whether its text is the exhibitor's own, in the language that they wrote. */
  /** The field that editors wrote, in each language. */
  readonly written?: string
}

/** "gestapeld: sociaal, middenhuur", a line for each type of dwelling. */
function marketLines({ markets }: Concept, locale: LocaleCode): readonly string[] {
  const { dwelling, rent } = exhibitorMessages[locale]
  const byDwelling = Map.groupBy(markets, ({ dwellingType }) => dwellingType)
  return [...byDwelling].map(
    ([type, of]) => `${dwelling[type]}: ${of.map(({ rentClass }) => rent[rentClass]).join(', ')}`,
  )
}

const text = (value: string | null | undefined): readonly string[] => (value ? [value] : [])

function propertiesIn(locale: LocaleCode): readonly Property[] {
  const [t, names] = [comparisonMessages[locale], exhibitorMessages[locale]]
  const yesOrNo = (is: boolean) => [is ? t.yes : t.no]
  return [
    {
      label: t.exhibitor,
      lines: ({ exhibitor }) => [exhibitor.name],
      to: ({ exhibitor }) => exhibitorPath(exhibitor),
    },
    {
      label: t.stand,
      lines: ({ exhibitor }) => text(exhibitor.stands.map(({ number }) => number).join(', ')),
      to: ({ exhibitor: { stands } }) =>
        stands[0] ? drawingPath({ stand: stands[0].number }) : null,
    },
    { label: t.kind, lines: ({ kind }) => [names.kind[kind]] },
    { label: names.factMarkets, lines: (concept) => marketLines(concept, locale) },
    {
      label: names.factSystem,
      lines: ({ buildingSystem }) => text(buildingSystem && names.system[buildingSystem]),
    },
    { label: names.factMaterial, lines: ({ material }) => text(material), written: 'material' },
    {
      label: names.factDelivery,
      measure: {
        of: ({ deliveryWeeks }) => deliveryWeeks,
        write: names.weeks,
        unit: t.inWeeks,
        best: t.shortest,
      },
    },
    {
      label: names.factBuild,
      measure: {
        of: ({ buildDays }) => buildDays,
        write: names.days,
        unit: t.inDays,
        best: t.shortest,
      },
    },
    {
      label: names.factMpg,
      help: t.mpgHelp,
      measure: {
        of: ({ mpg }) => mpg,
        write: (value) => formatNumber(value, locale),
        best: t.lowest,
      },
    },
    { label: t.movable, lines: ({ movable }) => yesOrNo(movable) },
    { label: t.occupied, lines: ({ occupiedRenovation }) => yesOrNo(occupiedRenovation) },
    { label: names.references, lines: ({ references }) => text(references), written: 'references' },
    {
      label: t.brochure,
      lines: ({ brochure }) => text(brochure && t.openBrochure),
      to: ({ brochure }) => brochure && `/_file/${encodeURIComponent(brochure.file)}`,
    },
  ]
}

function toRow(property: Property, concepts: readonly Concept[], locale: LocaleCode) {
  const { label, help = '', lines, to, measure, written } = property
  const measures = concepts.map((concept) => measure?.of(concept) ?? null)
  const given = measures.filter((value) => value !== null)
  const [least, most] = [Math.min(...given), Math.max(...given)]
  const cells = concepts.map((concept, at): ComparisonCell => {
    const number = measures[at] ?? null
    return {
      lines: number === null ? (lines?.(concept) ?? []) : text(measure?.write(number)),
      language: written ? (langOf(concept, written, locale) ?? null) : null,
      to: to?.(concept) ?? null,
      share: number === null || most <= 0 || concepts.length < 2 ? null : number / most,
      number,
      isBest: number !== null && least < most && number === least,
    }
  })
  const [first, ...others] = cells.map((cell) => `${cell.lines.join('\n')}\n${cell.to ?? ''}`)
  const isSame = others.length > 0 && others.every((other) => other === first)
  return { label, help, unit: measure?.unit ?? '', best: measure?.best ?? '', cells, isSame }
}

/** The comparison rows of concepts, without properties that no concept has. */
export const comparisonRows = (
  concepts: readonly Concept[],
  locale: LocaleCode,
): readonly ComparisonRow[] =>
  propertiesIn(locale)
    .map((property) => toRow(property, concepts, locale))
    .filter(({ cells }) => cells.some(({ lines }) => lines.length > 0))
