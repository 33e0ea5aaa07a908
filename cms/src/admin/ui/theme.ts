import { type HouseColours, paletteOf } from '@beursvloer/contract/house-style/palette'
import { getFetchClient } from '@strapi/strapi/admin'

/** The site's green (Tailwind green) in place of Strapi's violet, from lightest to darkest. */
const LIGHT = {
  primary100: '#f0fdf4',
  primary200: '#bbf7d0',
  primary500: '#16a34a',
  primary600: '#15803d',
  primary700: '#166534',
  buttonPrimary500: '#166534',
  buttonPrimary600: '#15803d',
}

const DARK = {
  primary100: '#052e16',
  primary200: '#14532d',
  primary500: '#22c55e',
  primary600: '#4ade80',
  primary700: '#86efac',
  buttonPrimary500: '#15803d',
  buttonPrimary600: '#166534',
}

const variableOf = (colour: string): string => `--fair-${colour.slice(1)}`

/** Each colour by a variable, so that it follows the fair without a build. */
const following = (colours: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      name,
      `var(${variableOf(colour)}, ${colour})`,
    ]),
  )

export default { light: { colors: following(LIGHT) }, dark: { colors: following(DARK) } }

/** Gives the panel the colours of the fair; without an answer it keeps those it has. */
export async function wearColours(): Promise<void> {
  const answer = await getFetchClient()
    .get<{ readonly data: HouseColours }>('/own-fair/colours')
    .catch(() => null)
  if (!answer) return
  const { data } = answer.data
  const { shade } = paletteOf(data)
  const { style } = document.documentElement
  for (const colour of [...Object.values(LIGHT), ...Object.values(DARK)])
    style.setProperty(variableOf(colour), shade(colour))
}
