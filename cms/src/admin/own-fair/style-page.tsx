import { isColour } from '@beursvloer/contract/house-style/colour'
import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
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

/** Width of the framed site, in pixels; wide sites are shown smaller. */
const WIDTHS = { Breed: 1280, Telefoon: 390 } as const
/** Height of the frame on the page, in pixels. */
const HEIGHT = 720

const Window = styled.div`
  height: ${HEIGHT}px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.neutral300};
  background: ${({ theme }) => theme.colors.neutral0};
  iframe { border: 0; transform-origin: 0 0; }
`

interface SitePreviewProps {
  readonly address: string
  /** Loads the page again when it changes. */
  readonly shown: number
}

/** A page of the site in a frame, as on a wide screen or a phone. */
function SitePreview({ address, shown }: SitePreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('Breed')
  const [room, setRoom] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room / WIDTHS[width])
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      minWidth={0}
      position="sticky"
      top="11rem"
    >
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography tag="h2" variant="delta">
          Zo ziet uw beurs eruit
        </Typography>
        <Flex gap={2}>
          {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
            <Button
              key={name}
              variant={name === width ? 'default' : 'tertiary'}
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {name}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Window ref={box}>
        {room > 0 && (
          <iframe
            key={shown}
            title="De site"
            src={address}
            width={WIDTHS[width]}
            height={HEIGHT / scale}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </Window>
    </Flex>
  )
}

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
