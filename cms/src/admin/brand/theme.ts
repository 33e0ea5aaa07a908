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

export default { light: { colors: LIGHT }, dark: { colors: DARK } }
