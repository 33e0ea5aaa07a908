interface Plugin {
  services: Readonly<Record<string, unknown>>
}

const localizations = () => ({ syncNonLocalizedAttributes: async () => undefined })

/**
 * Removes Strapi's copying of shared fields from the written language to all others: saving English
 * would change the Dutch draft, publishing it the published Dutch document. The rules copy them
 * from Dutch to the others instead (`rules/translations.ts`).
 */
export default <T extends Plugin>(plugin: T): T => {
  plugin.services = { ...plugin.services, localizations }
  return plugin
}
