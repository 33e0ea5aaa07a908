/**
 * Keeps Strapi from compiling the CMS once more, as it does before it builds the panel or writes types:
 * its compiler takes ten seconds for what ours has written in two.
 */
require('@strapi/typescript-utils').compile = async () => undefined
