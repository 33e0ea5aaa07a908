import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { VISITOR_STATE_LABELS } from '../../visitors/staff/labels'
import type { VisitorStatistics } from '../../visitors/staff/views'
import { dutchNumber } from '../ui/formats'

const Frame = styled.div`
  container-type: inline-size;
`

/** Four in a row, or two by two in the narrow block of the panel's home: never three and one. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2rem;
  @container (min-width: 62rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 1.6rem 2rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral0};
    box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  }
  dt { color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.4rem; }
  dd {
    margin: 0;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 2.8rem;
    font-weight: 700;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
`

const percentage = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 0 })

/** How many visitors there are, and in which state their accounts are. */
export function Figures({ total, states }: Pick<VisitorStatistics, 'total' | 'states'>) {
  return (
    <Frame>
      <List>
        <Figure name="Bezoekers" value={total} />
        <Figure name={VISITOR_STATE_LABELS.confirmed} value={states.confirmed} of={total} />
        <Figure name={VISITOR_STATE_LABELS.pending} value={states.pending} of={total} />
        <Figure name={VISITOR_STATE_LABELS.blocked} value={states.blocked} of={total} />
      </List>
    </Frame>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: number
  readonly of?: number
}

function Figure({ name, value, of: total }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {dutchNumber(value)}
        {total ? (
          <Typography tag="span" textColor="neutral600">
            {` (${percentage.format(value / total)})`}
          </Typography>
        ) : null}
      </dd>
    </div>
  )
}
