import { styled } from 'styled-components'
import { dutchNumber } from './formats'

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

interface AmountsProps {
  /** Each with what is to be said of it; empty for nothing. */
  readonly amounts: readonly (readonly [name: string, count: number, note: string])[]
}

/** A few numbers beside each other. */
export const Amounts = ({ amounts }: AmountsProps) => (
  <Frame>
    <List $columns={amounts.length}>
      {amounts.map(([name, count, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{dutchNumber(count)}</strong>
            {note}
          </dd>
        </div>
      ))}
    </List>
  </Frame>
)
