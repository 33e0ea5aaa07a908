/** The alias of the site, in the form in which dependency-cruiser reads it. */
const { join } = require('node:path')

module.exports = { resolve: { alias: { '~': join(__dirname, '../../site/app') } } }
