/** The six theme colours of the fair; always shown with a word beside them. */
export type ThemeColour = 'green' | 'ochre' | 'violet' | 'teal' | 'crimson' | 'blue'

/** Class that sets `--theme`, after which text-theme takes that colour. */
export const themeClass: Record<ThemeColour, string> = {
  green: 'theme-green',
  ochre: 'theme-ochre',
  violet: 'theme-violet',
  teal: 'theme-teal',
  crimson: 'theme-crimson',
  blue: 'theme-blue',
}
