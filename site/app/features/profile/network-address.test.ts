import { MAX_NETWORK_SEARCH_LENGTH } from '@beursvloer/contract/accounts/network'
import { NETWORK_PAGE } from '@beursvloer/contract/page-addresses'
import { expect, it } from 'vitest'
import { networkPath, networkQueryIn } from './network-address.ts'

const read = (address: string) =>
  networkQueryIn(new URL(address, 'https://dakwaarts.example').searchParams)

it('the written address is read back unchanged', () => {
  expect(networkPath({ search: '', page: 1 })).toBe(NETWORK_PAGE)
  for (const asked of [
    { search: '', page: 1 },
    { search: 'hout & zn', page: 3 },
  ])
    expect(read(networkPath(asked))).toEqual(asked)
})

it('a search that is too long is cut, and an invalid page ignored', () => {
  expect(read(`?q=+${'a'.repeat(200)}`).search).toHaveLength(MAX_NETWORK_SEARCH_LENGTH)
  for (const page of ['0', '-1', '1.5', 'x', '', '1e30'])
    expect(read(`?pagina=${page}`).page).toBeNull()
})
