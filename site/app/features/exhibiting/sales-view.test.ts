import { expect, it } from 'vitest'
import type { Content } from '~/content/model.ts'
import { salesState } from './sales-view.ts'

type Status = Content['stands']['all'][number]['status']
const stateOf = (standSales: Content['edition']['standSales'], statuses: readonly Status[]) =>
  salesState({
    edition: { standSales },
    stands: { all: statuses.map((status) => ({ status })) },
  } as unknown as Content)

it.each([
  ['open', ['let', 'free'], 'open'],
  ['open', ['let', 'option'], 'open'],
  ['open', ['let', 'blocked'], 'waiting-list'],
  ['open', [], 'open'],
  ['waiting-list', ['free'], 'waiting-list'],
  ['closed', ['let'], 'closed'],
] as const)('sales that are %s with stands %s are shown as %s', (set, statuses, state) =>
  expect(stateOf(set, statuses)).toBe(state),
)
