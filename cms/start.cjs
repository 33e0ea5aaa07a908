/** Starts the built CMS as `strapi start` does, without loading Strapi's other commands. */
const path = require('node:path')

// Strapi takes the mode of development where none is set.
if (process.env.NODE_ENV !== 'production') {
  process.stderr.write('Wrong setting: NODE_ENV must be production to start the built CMS\n')
  process.exit(1)
}
const { createStrapi } = require('@strapi/strapi')
createStrapi({ appDir: __dirname, distDir: path.join(__dirname, 'dist') }).start()
