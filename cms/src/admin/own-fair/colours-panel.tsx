import { isColour } from '@beursvloer/contract/house-style/colour'
import { type HouseColours, paletteOf } from '@beursvloer/contract/house-style/palette'
import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import type { SidePanel } from '../ui/add-side-panel'
import { contrastsOf, reasonsOf } from './contrasts'

/** A button of one colour; the chosen one has a second line around it. */
const Swatch = styled.button`
  width: 2.8rem;
  height: 2.8rem;
  border-radius: 2px;
  cursor: pointer;

  &[aria-pressed='true'] {
    outline: 2px solid ${({ theme }) => theme.colors.neutral900};
    outline-offset: 2px;
  }
`

/** A shade with its number. */
const Shade = styled.span`
  flex: 1;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;

  span {
    display: block;
    height: 2.4rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`

/** A word in two of the colours. */
const Sample = styled.span`
  width: 7.2rem;
  padding: 0.4rem 0;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  font-size: 1.3rem;
  font-weight: 600;
  text-align: center;
`

const SETTINGS = 'api::site-settings.site-settings'

/** Main colours to begin with. */
const SUGGESTIONS = [
  ['Groen', '#15803d'],
  ['Blauw', '#1d4ed8'],
  ['Zeeblauw', '#0e7490'],
  ['Paars', '#7e22ce'],
  ['Rood', '#be123c'],
  ['Oker', '#a16207'],
] as const

/** Shades to show, by the green that each stands for. */
const SHADES = [
  ['50', '#f0fdf4'],
  ['100', '#dcfce7'],
  ['300', '#22c55e'],
  ['700', '#15803d'],
  ['900', '#14532d'],
  ['950', '#052e16'],
] as const

/** Beside the settings of the site: the shades of the chosen colours, and how well they are read. */
export const ColoursPanel: SidePanel = ({ model }) =>
  model === SETTINGS ? { title: 'Kleuren', content: <Colours /> } : null

const chosen = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : ''

function Colours() {
  const values = useForm('ColoursPanel', (form) => form.values) as Record<string, unknown>
  const change = useForm('ColoursPanel', ({ onChange }) => onChange)
  const colours: HouseColours = {
    main: chosen(values.mainColour),
    accent: chosen(values.accentColour),
  }
  return <ColourChoice colours={colours} onChoose={(colour) => change('mainColour', colour)} />
}

interface ColourChoiceProps {
  readonly colours: HouseColours
  readonly onChoose: (main: string) => void
}

/** Main colours to begin with, and what follows from the chosen ones. */
export function ColourChoice({ colours, onChoose }: ColourChoiceProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex tag="fieldset" gap={2} wrap="wrap" style={{ border: 0, margin: 0, padding: 0 }}>
        <Typography tag="legend" variant="sigma" textColor="neutral600" paddingBottom={2}>
          Hoofdkleur
        </Typography>
        {SUGGESTIONS.map(([name, colour]) => (
          <Swatch
            key={colour}
            type="button"
            aria-label={`${name}, ${colour}`}
            title={`${name}, ${colour}`}
            aria-pressed={colour === (colours.main || SUGGESTIONS[0][1])}
            style={{ background: colour }}
            onClick={() => onChoose(colour)}
          />
        ))}
      </Flex>
      {[colours.main, colours.accent].every((one) => one === '' || isColour(one)) ? (
        <Derived colours={colours} />
      ) : (
        <Typography textColor="danger600">
          Schrijf een kleur als # met zes cijfers of letters a tot en met f, zoals #1d4ed8.
        </Typography>
      )}
    </Flex>
  )
}

function Derived({ colours }: { readonly colours: HouseColours }) {
  const palette = paletteOf(colours)
  return (
    <>
      <Flex alignItems="stretch">
        {SHADES.map(([name, green]) => (
          <Shade key={name}>
            <span style={{ background: palette.shade(green) }} />
            {name}
          </Shade>
        ))}
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {contrastsOf(palette).map(({ sample, label, front, ground, contrast }) => (
          <Flex tag="li" key={label} gap={3}>
            <Sample aria-hidden="true" style={{ color: front, background: ground }}>
              {sample}
            </Sample>
            <Typography style={{ flex: 1 }}>{label}</Typography>
            <Typography fontWeight="semiBold">{contrast}</Typography>
          </Flex>
        ))}
      </Flex>
      <Flex direction="column" alignItems="start" gap={2} role="status">
        {reasonsOf(palette).map((reason) => (
          <Typography key={reason} tag="p">
            {reason}
          </Typography>
        ))}
      </Flex>
    </>
  )
}
