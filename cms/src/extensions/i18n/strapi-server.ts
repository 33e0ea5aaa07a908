interface Plugin {
  services: Readonly<Record<string, unknown>>
}

const localizations = () => ({ syncNonLocalizedAttributes: async () => undefined })

/**
 * Takes out that Strapi copies what languages share from whichever of them is written to all others:
 * saving English would change the Dutch draft, publishing it what is public in Dutch. The rules copy
 * it from Dutch to the others instead (`rules/translations.ts`).
 */
export default <T extends Plugin>(plugin: T): T => {
  plugin.services = { ...plugin.services, localizations }
  return plugin
}
