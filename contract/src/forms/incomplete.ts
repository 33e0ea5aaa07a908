import type { Text } from './definition.ts'

/** Message of a form with fields that are wrong (requirements 7.3); FormKit's own, by letter. */
export const INCOMPLETE: Text = {
  nl: 'Sorry, niet alle velden zijn correct ingevuld.',
  en: 'Sorry, not all fields are filled out correctly.',
}
