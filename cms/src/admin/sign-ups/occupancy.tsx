import { Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { ItemRow } from '../../sign-ups/staff/views'
import { Chip } from '../ui/chip'
import { SecondLine } from '../ui/second-line'

const Bar = styled.span`
  display: block;
  width: 12rem;
  height: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral300};
  background: ${({ theme }) => theme.colors.neutral0};
`

const Filled = styled.span<{ $part: number }>`
  display: block;
  width: ${({ $part }) => `${$part * 100}%`};
  height: 100%;
  background: ${({ theme }) => theme.colors.primary600};
`

/** How many places are taken, in words and as a bar. */
export function Occupancy({ item }: { readonly item: ItemRow }) {
  const { places, taken, walkIn, walkedIn, over } = item
  if (places === null) return <>{`${taken} aangemeld, geen grens`}</>
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography textColor="neutral800">{`${taken} van ${places}`}</Typography>
      <Bar aria-hidden>
        <Filled $part={places === 0 ? 1 : Math.min(1, taken / places)} />
      </Bar>
      {walkIn > 0 && (
        <SecondLine>
          {`${walkIn} voor inlopers${walkedIn > 0 ? `, ${walkedIn} bezet` : ''}`}
        </SecondLine>
      )}
      {over > 0 && <Chip tone="danger">{`${over} te veel`}</Chip>}
    </Flex>
  )
}
