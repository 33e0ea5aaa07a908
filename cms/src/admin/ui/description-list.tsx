import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Terms with their descriptions: a `div` with `dt` and `dd` for each. */
export const DescriptionList = styled.dl`
  display: grid;
  grid-template-columns: minmax(14rem, 1fr) 2fr;
  gap: 0 2.4rem;
  margin: 0;

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding: 0.8rem 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  & > div:first-child { border-top: 0; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }

  @media (max-width: 560px) {
    & > div { display: block; }
  }
`

export interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Facts with their names, also those not filled in. */
export const Facts = ({ facts }: FactsProps) => (
  <DescriptionList>
    {facts.map(([name, value]) => (
      <div key={name}>
        <Typography tag="dt" textColor="neutral600">
          {name}
        </Typography>
        <Typography tag="dd" textColor={value ? 'neutral800' : 'neutral600'}>
          {value || 'Niet ingevuld'}
        </Typography>
      </div>
    ))}
  </DescriptionList>
)
