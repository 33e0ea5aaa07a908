import { isColour } from '@beursvloer/contract/house-style/colour'
import { Flex, Link, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import type { FairStyle, StyleChoice } from '../../own-fair/views'
import { InputField, SelectField } from '../ui/fields'
import { PanelPage } from '../ui/panel-page'
import { messageFor, post } from '../ui/requests'
import { Section } from '../ui/section'
import { wearColours } from '../ui/theme'
import { useLoaded } from '../ui/use-loaded'
import { ColourChoice } from './colours-panel'
import { SitePreview } from './site-preview'

const STYLE = '/own-fair/style'

/** Choices and site beside each other, or below each other on narrow screens. */
const Columns = styled.div`
  display: grid;
  gap: 2.4rem;
  align-items: start;

  @media (min-width: 70rem) { grid-template-columns: 38rem minmax(0, 1fr); }
`

/** How long the site may take to show a change, in ms. */
const SHOWN_MS = 2000

/** A step of setting up: each choice is saved at once, and shown on the site beside it. */
export function StylePage() {
  return (
    <PanelPage
      title="Huisstijl"
      subtitle="Elke keuze is meteen bewaard, en twee seconden later te zien. De donkere tinten, mails en documenten volgen vanzelf."
      back={['/inrichten', 'Uw eigen beurs inrichten']}
      action={
        <Link tag={NavLink} to="/inrichten">
          Volgende stap
        </Link>
      }
      loaded={useLoaded<FairStyle>(STYLE)}
    >
      {(style) => <StyleForm {...style} />}
    </PanelPage>
  )
}

function StyleForm({ choices, preview }: FairStyle) {
  const [values, setValues] = useState(
    () => new Map(choices.map(({ name, value }) => [name, value])),
  )
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState(0)
  const chosen = (name: string) => values.get(name) ?? ''
  const choose = async (name: string, value: string) => {
    setValues(new Map(values).set(name, value))
    if (name.endsWith('Colour') && value !== '' && !isColour(value)) return
    try {
      await post(STYLE, { name, value })
      setSaid('Bewaard.')
      void wearColours()
      setTimeout(() => setShown((times) => times + 1), SHOWN_MS)
    } catch (error) {
      setSaid(messageFor(error))
    }
  }
  return (
    <Columns>
      <Section title="Keuzes">
        <Flex direction="column" alignItems="stretch" gap={5}>
          <ColourChoice
            colours={{
              main: chosen('mainColour').toLowerCase(),
              accent: chosen('accentColour').toLowerCase(),
            }}
            onChoose={(colour) => choose('mainColour', colour)}
          />
          {choices.map((choice) => (
            <Choice
              key={choice.name}
              choice={{ ...choice, value: chosen(choice.name) }}
              onChange={(value) => choose(choice.name, value)}
            />
          ))}
          <Typography role="status">{said}</Typography>
        </Flex>
      </Section>
      {preview && <SitePreview address={preview} shown={shown} />}
    </Columns>
  )
}

interface ChoiceProps {
  readonly choice: StyleChoice
  readonly onChange: (value: string) => void
}

const Choice = ({ choice: { options, ...field }, onChange }: ChoiceProps) =>
  options ? (
    <SelectField {...{ ...field, options, onChange }} />
  ) : (
    <InputField {...{ ...field, onChange }} maxLength={7} placeholder="#1d4ed8" />
  )
