import { datesFrom } from '@beursvloer/contract/fair-time'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { fairDate } from '../../fair/dates'
import { dayLabel, LANGUAGE_LABELS, UNKNOWN } from './labels'
import { type AccountFlags, stateOf, VISITOR_STATES, type VisitorState } from './state'
import type { Choice, Share, VisitorChoices, VisitorStatistics } from './views'

/** How many visitors have something in common. */
type CountOf<Common> = Common & { readonly count: number }

/** All visitors, counted by the groups that the statistics show. */
export interface VisitorGroups {
  readonly answers: readonly CountOf<
    AccountFlags & {
      readonly organisationType: string | null
      readonly days: readonly string[] | null
      readonly language: FormLanguage
    }
  >[]
  readonly interests: readonly CountOf<{ readonly interests: readonly string[] | null }>[]
  /** By a moment of the hour in which they registered. */
  readonly hours: readonly CountOf<{ readonly registeredAt: Date }>[]
}

/** Counts by name. */
class Tally {
  private readonly counts = new Map<string, number>()

  constructor(groups: readonly (readonly [names: readonly string[], count: number])[]) {
    for (const [names, count] of groups)
      for (const name of names) this.counts.set(name, this.of(name) + count)
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

/** The key of visitors without an answer. */
const UNANSWERED = ['']
const valuesOrEmpty = (values: readonly string[] | null): readonly string[] =>
  values && values.length > 0 ? [...new Set(values)] : UNANSWERED

/** Counts visitors by day of registration and by their answers. */
export function visitorStatistics(
  { answers, interests, hours }: VisitorGroups,
  choices: VisitorChoices,
): VisitorStatistics {
  const states = new Tally(answers.map((group) => [[stateOf(group)], group.count]))
  const types = new Tally(
    answers.map(({ organisationType, count }) => [[organisationType ?? ''], count]),
  )
  const days = new Tally(answers.map((group) => [valuesOrEmpty(group.days), group.count]))
  const languages = new Tally(answers.map(({ language, count }) => [[language], count]))
  const chosen = new Tally(interests.map((group) => [valuesOrEmpty(group.interests), group.count]))
  const dates = new Tally(hours.map(({ registeredAt, count }) => [[fairDate(registeredAt)], count]))
  const sorted = dates.names.sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return {
    total: answers.reduce((sum, { count }) => sum + count, 0),
    states: Object.fromEntries(VISITOR_STATES.map((state) => [state, states.of(state)])) as Record<
      VisitorState,
      number
    >,
    perDay:
      first && last ? datesFrom(first, last).map((date) => ({ date, count: dates.of(date) })) : [],
    organisationTypes: types.shares(choices.organisationTypes, (value) => value),
    days: days.shares(
      choices.days.map((value) => ({ value, label: dayLabel(value) })),
      dayLabel,
    ),
    interests: chosen.shares(choices.interests, (value) => value),
    languages: languages.shares(
      Object.entries(LANGUAGE_LABELS).map(([value, label]) => ({ value, label })),
      (value) => value,
    ),
  }
}
