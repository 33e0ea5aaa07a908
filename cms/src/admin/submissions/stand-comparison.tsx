import { formatArea } from '@beursvloer/contract/area'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { differencesOf } from '@beursvloer/contract/quotation/stand-terms'
import { styled } from 'styled-components'
import type { ContractOffer, PricedStand } from '../../submissions/staff/acceptance'

const Comparison = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.neutral800};

  caption { position: absolute; clip-path: inset(50%); }
  th, td { padding: 0.6rem 1.2rem 0.6rem 0; text-align: left; }
  thead th { border-bottom: 1px solid ${({ theme }) => theme.colors.neutral300}; font-weight: 600; }
  tbody th { font-weight: 400; }
  tr[data-differs] { color: ${({ theme }) => theme.colors.danger700}; font-weight: 600; }
  tr[data-differs] th { font-weight: 600; }
`

interface StandComparisonProps {
  readonly quoted: ContractOffer['quoted']
  readonly stand: PricedStand
}

const orNothing = <Value,>(value: Value | null, say: (value: Value) => string) =>
  value === null ? '–' : say(value)

/** The quoted stand beside the chosen one; differences are marked, in words too. */
export function StandComparison({ quoted, stand }: StandComparisonProps) {
  const differ = differencesOf(quoted, stand)
  const rows = [
    {
      what: 'Oppervlakte',
      was: orNothing(quoted.area, (area) => formatArea(area, 'nl')),
      is: formatArea(stand.area, 'nl'),
      differs: differ.includes('area'),
    },
    {
      what: 'Open zijden',
      was: orNothing(quoted.openSides, String),
      is: String(stand.openSides),
      differs: differ.includes('openSides'),
    },
    {
      what: 'Totaal',
      was: orNothing(quoted.totalCents, (cents) => formatEuros(cents, 'nl')),
      is: differ.length > 0 ? orNothing(stand.totalCents, (cents) => formatEuros(cents, 'nl')) : '',
      differs: differ.length > 0,
    },
  ].filter(({ is }) => is !== '')
  return (
    <Comparison>
      <caption>{`Offerte en stand ${stand.number} naast elkaar`}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Offerte</th>
          <th scope="col">{`Stand ${stand.number}`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, was, is, differs }) => (
          <tr key={what} data-differs={differs || undefined}>
            <th scope="row">{differs ? `${what} (verschilt)` : what}</th>
            <td>{was}</td>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </Comparison>
  )
}
