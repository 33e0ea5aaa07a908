/**
 * Writes the types that Strapi derives from the content model to `types/generated`, as
 * `strapi ts:generate-types` does, but from the compiled CMS: the command compiles it once more.
 * Run in `cms/`, with that name as its argument.
 */
const { createStrapi } = require('@strapi/strapi')
const { generators } = require('@strapi/typescript-utils')

const main = async () => {
  const pwd = process.cwd()
  const strapi = await createStrapi({ appDir: pwd, distDir: `${pwd}/dist` }).register()
  const artifacts = { contentTypes: true, components: true }
  await generators.generate({ strapi, pwd, logger: { silent: true }, artifacts })
  await strapi.destroy()
}
main()
