import { contentType } from '../content-type.ts'
import { choice, localized, position, requiredText, text } from '../fields.ts'
import { byPosition, byText } from '../order.ts'
import { THEME_COLOURS } from './theme.ts'

export const exhibitorCategory = contentType({
  name: 'exhibitor-category',
  path: 'exhibitor-categories',
  draftAndPublish: false,
  shape: {
    name: localized(requiredText),
    // Each has a page of its own (requirements 2.1).
    slug: requiredText,
    intro: localized(text),
    position,
    // Fill and pattern of its stands on the floor plan; null: by its place among the categories.
    colour: choice(THEME_COLOURS),
    pattern: choice(['none', 'dots', 'lines', 'diagonals']),
    // The buildings in its drawn streetscapes; null: of all kinds.
    street: choice(['civic', 'rental', 'newbuild', 'renovated']),
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
