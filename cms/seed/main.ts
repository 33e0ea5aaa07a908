import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SeedError, seed } from './engine/seed.ts'
import { waterproef } from './waterproef/catalogue.ts'

/** Strapi's own ES modules do not load in Node; its CommonJS ones do. */
const { createStrapi } = createRequire(import.meta.url)(
  '@strapi/strapi',
) as typeof import('@strapi/strapi')

const HELP = `Fills the database with the demo fair. Documents that exist are left as they are.

  npm run seed                  seed what is missing
  npm run seed -- --scale 10    a fair ten times as large, for measuring
  npm run seed -- --empty       what a fair of your own starts with, in an empty database
  npm run seed -- --waterproef  the second fair of the tests, in an empty database
`

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs the command; returns the exit code. Needs a built CMS (`dist`) and its folder as cwd. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      empty: { type: 'boolean', default: false },
      waterproef: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    say(HELP)
    return 0
  }
  const started = performance.now()
  const appDir = process.cwd()
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load()
  const free = await strapi.get('hold-lock')('fill')
  try {
    const { created, kept } = await seed(strapi, {
      content: values.empty || values.waterproef ? 'empty' : 'demo',
      ...(values.waterproef && { catalogue: waterproef }),
      scale: Number(values.scale),
      log: say,
    })
    const made = Object.values(created).reduce((sum, count) => sum + count, 0)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    say(
      made === 0
        ? `Nothing to do: ${kept} documents are there.`
        : `Seeded ${made} documents in ${seconds} s, left ${kept} as they were.`,
    )
    return 0
  } finally {
    await free()
    await strapi.destroy()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const known = error instanceof SeedError || error instanceof RangeError
  process.stderr.write(`Seeding failed. ${known ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
// Strapi keeps timers and pools alive after it is destroyed.
process.exit()
