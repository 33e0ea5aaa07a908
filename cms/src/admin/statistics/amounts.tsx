import { styled } from 'styled-components'
import type { Amount } from '../../statistics/staff/views'
import { dutchNumber } from '../ui/formats'

const percentage = new Intl.NumberFormat('nl-NL', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

const Frame = styled.div`
  container-type: inline-size;
`

/** In one row, or two by two: never three and one. */
const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => ($columns === 3 ? 1 : 2)}, minmax(0, 1fr));
  @container (min-width: 72rem) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral200};

  & > div { padding: 1.6rem 2rem; background: ${({ theme }) => theme.colors.neutral0}; }
  dt { color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.4rem; }
  dd { margin: 0; color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
  strong {
    display: block;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 3.2rem;
    font-weight: 700;
    line-height: 1.2;
  }
`

/** "+12% (was 3.400)"; nothing where there is nothing to compare with. */
function changeText({ count, before }: Amount): string {
  if (before === null) return ''
  if (before === 0) return 'vorige editie: geen'
  return `${percentage.format(count / before - 1)} (was ${dutchNumber(before)})`
}

interface AmountsProps {
  readonly amounts: readonly (readonly [name: string, amount: Amount])[]
}

/** A few numbers, each with what it was at the edition before. */
export const Amounts = ({ amounts }: AmountsProps) => (
  <Frame>
    <List $columns={amounts.length}>
      {amounts.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{dutchNumber(amount.count)}</strong>
            {changeText(amount)}
          </dd>
        </div>
      ))}
    </List>
  </Frame>
)
