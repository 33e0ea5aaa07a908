/** Strapi's storage key of the panel's chosen language. */
const LANGUAGE_KEY = 'strapi-admin-language'

/** Shows the panel, its sign-in page included, in Dutch until a language is chosen. */
export function defaultToDutch(): void {
  if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'nl')
}
