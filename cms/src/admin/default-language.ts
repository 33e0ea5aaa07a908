/** Where Strapi keeps the language that somebody chose for the panel. */
const LANGUAGE_KEY = 'strapi-admin-language'

/** Shows the panel, its sign-in page included, in Dutch to whoever has not chosen a language yet. */
export function defaultToDutch(): void {
  if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'nl')
}
