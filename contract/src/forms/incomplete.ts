import type { Text } from './definition.ts'

/** Message of a form in which fields are not filled in well (spec §5); FormKit's own, by letter. */
export const INCOMPLETE: Text = {
  nl: 'Sorry, niet alle velden zijn correct ingevuld.',
  en: 'Sorry, not all fields are filled out correctly.',
}
