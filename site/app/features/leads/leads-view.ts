import type { Lead, LeadList } from '@beursvloer/contract/leads/calls'
import { INTEREST_STEPS } from '@beursvloer/contract/leads/terms'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { textMatcher } from '@beursvloer/contract/text-match'

/** Longest search, in characters. */
export const MAX_LEAD_SEARCH = 100

export const leadParameters = {
  search: QUERY_PARAMETER,
  show: 'toon',
  interest: 'interesse',
} as const
export const LEAD_SHOWS = ['all', 'open', 'answered'] as const

export type LeadFilter = ReturnType<typeof leadFilterIn>

/** The filter of an address; what is invalid counts as not given. */
export function leadFilterIn(parameters: URLSearchParams) {
  const interest = Number(parameters.get(leadParameters.interest))
  const show = parameters.get(leadParameters.show)
  return {
    search: (parameters.get(leadParameters.search) ?? '').slice(0, MAX_LEAD_SEARCH).trim(),
    show: LEAD_SHOWS.find((one) => one === show) ?? 'all',
    // Least interest; 0: any.
    interest: INTEREST_STEPS.find((step) => step === interest) ?? 0,
  }
}

/** The shared leads that a filter lets through, and those whose visitor shares nothing. */
export function filterLeads({ leads }: LeadList, { search, show, interest }: LeadFilter) {
  const matches = textMatcher(search)
  const isFound = ({ person, notes, ...lead }: Lead) =>
    lead.interest >= interest &&
    (show === 'all' || lead.answered === (show === 'answered')) &&
    matches(
      [person.name, person.organisation, person.jobTitle, ...notes.map(({ text }) => text)].join(
        ' ',
      ),
    )
  return {
    shared: leads.filter((lead) => lead.state === 'shared' && isFound(lead)),
    others: leads.filter(({ state }) => state !== 'shared'),
  }
}
