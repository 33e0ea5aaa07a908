import { DAY_MS } from '@beursvloer/contract/durations'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { ORGANISATION_TYPES } from '@beursvloer/contract/forms/definitions/visitor-fields'
import { fairDate } from '../../fair/dates'
import { dayLabel, LANGUAGE_LABELS, organisationTypeLabel, UNKNOWN } from './labels'
import { type AccountFlags, stateOf, VISITOR_STATES, type VisitorState } from './state'
import type { Choice, Share, VisitorStatistics } from './views'

/** What statistics need of a visitor. */
export interface Counted {
  readonly registeredAt: string
  readonly organisationType: string | null
  readonly days: readonly string[] | null
  readonly interests: readonly string[] | null
  readonly language: FormLanguage
  readonly user: AccountFlags | null
}

/** Every date from one to another, both included. */
function datesBetween(first: string, last: string): string[] {
  const begin = Date.parse(`${first}T12:00:00Z`)
  const days = Math.round((Date.parse(`${last}T12:00:00Z`) - begin) / DAY_MS)
  return Array.from({ length: days + 1 }, (_, day) =>
    new Date(begin + day * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Counts by name. */
class Tally {
  private readonly counts = new Map<string, number>()

  add(names: readonly string[]): void {
    for (const name of names) this.counts.set(name, this.of(name) + 1)
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0
  }

  get names(): string[] {
    return [...this.counts.keys()]
  }

  /** A line per choice, in their order, then other counted values. */
  shares(choices: readonly Choice[], nameOf: (value: string) => string): Share[] {
    const known = choices.map(({ value }) => value)
    const others = this.names.filter((name) => name && !known.includes(name)).sort()
    return [
      ...choices.map(({ value, label }) => ({ label, count: this.of(value) })),
      ...others.map((value) => ({ label: nameOf(value), count: this.of(value) })),
      ...(this.of('') > 0 ? [{ label: UNKNOWN, count: this.of('') }] : []),
    ]
  }
}

/** What is counted under no name. */
const UNANSWERED = ['']
const valuesOrEmpty = (values: readonly string[] | null): readonly string[] =>
  values && values.length > 0 ? [...new Set(values)] : UNANSWERED

interface Choices {
  /** Days of the fair and themes, as the content is now. */
  readonly days: readonly string[]
  readonly interests: readonly Choice[]
}

/** Counts visitors as they come, so that all of them need not be in memory at once. */
export class VisitorCount {
  private total = 0
  private readonly states = new Tally()
  private readonly dates = new Tally()
  private readonly types = new Tally()
  private readonly days = new Tally()
  private readonly interests = new Tally()
  private readonly languages = new Tally()

  add(visitor: Counted): void {
    this.total += 1
    this.states.add([stateOf(visitor.user ?? { confirmed: false, blocked: false })])
    this.dates.add([fairDate(new Date(visitor.registeredAt))])
    this.types.add([visitor.organisationType ?? ''])
    this.days.add(valuesOrEmpty(visitor.days))
    this.interests.add(valuesOrEmpty(visitor.interests))
    this.languages.add([visitor.language])
  }

  /** What was counted so far. */
  statistics({ days, interests }: Choices): VisitorStatistics {
    const dates = this.dates.names.sort()
    const [first, last] = [dates[0], dates.at(-1)]
    const types = ORGANISATION_TYPES.map(({ value, label }) => ({ value, label: label.nl }))
    const languages = Object.entries(LANGUAGE_LABELS).map(([value, label]) => ({ value, label }))
    return {
      total: this.total,
      states: Object.fromEntries(
        VISITOR_STATES.map((state) => [state, this.states.of(state)]),
      ) as Record<VisitorState, number>,
      perDay:
        first && last
          ? datesBetween(first, last).map((date) => ({ date, count: this.dates.of(date) }))
          : [],
      organisationTypes: this.types.shares(types, organisationTypeLabel),
      days: this.days.shares(
        days.map((value) => ({ value, label: dayLabel(value) })),
        dayLabel,
      ),
      interests: this.interests.shares(interests, (value) => value),
      languages: this.languages.shares(languages, (value) => value),
    }
  }
}
