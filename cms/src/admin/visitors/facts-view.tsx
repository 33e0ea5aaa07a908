import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { DescriptionList } from '../ui/description-list'
import { Section } from '../ui/section'

interface FactsViewProps {
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** The facts about a visitor, also those not filled in. */
export function FactsView({ title, facts }: FactsViewProps) {
  return (
    <Section title={title}>
      <DescriptionList>
        {facts.map(({ name, value }) => (
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
    </Section>
  )
}
