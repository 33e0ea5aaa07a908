/** Finds a Chromium for browser tests and pictures, and gets one when the machine has none; finds a Firefox. */
import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from './failure.ts'
import { root } from './paths.ts'
import { step } from './progress.ts'

const run = promisify(execFile)

/** Without windows, and all that belongs to them; takes a sixth less time. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FIREFOX = ['firefox', 'firefox-esr']

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Playwright's folder of its downloaded Chromium. */
const playwrightBrowser = (): string => {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath(): string }
  }
  return chromium.executablePath()
}

/** The machine's own programs with these names, the first ones first. */
const installed = (names: readonly string[]): readonly string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable)
}

/**
 * The program of a whole Chromium or Chrome, which shows notifications: the machine's own, else
 * Playwright's download; null when there is none.
 */
export const findWholeBrowser = (): string | null =>
  [...installed(WHOLE), playwrightBrowser()].find(isExecutable) ?? null

/**
 * The program of a Chromium or Chrome: the one that PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH names, else
 * the machine's own, else Playwright's download; null when there is none.
 */
export const findBrowser = (): string | null => {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH
  if (named) return named
  return [...installed([SHELL, ...WHOLE]), playwrightBrowser()].find(isExecutable) ?? null
}

/**
 * The program of a Firefox: the one that FIREFOX_EXECUTABLE_PATH names, else the machine's own; null
 * when there is none.
 */
export const findFirefox = (): string | null =>
  process.env.FIREFOX_EXECUTABLE_PATH || (installed(FIREFOX)[0] ?? null)

/** Whether the program starts: a download may lack libraries that the machine does not have. */
const starts = async (browser: string): Promise<boolean> =>
  run(browser, ['--version']).then(
    () => true,
    () => false,
  )

const isRoot = process.getuid?.() === 0

/** A way to get a browser. */
interface Way {
  readonly title: string
  readonly get: () => Promise<unknown>
  readonly possible: boolean
}

const download: Way = {
  title: 'Downloading a browser (playwright install chromium)',
  get: () => run('playwright', ['install', 'chromium'], { cwd: join(root, 'e2e') }),
  possible: true,
}

const install = (name: string): Way => ({
  title: `Installing a browser (apt-get install ${name})`,
  get: async () => {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', name])
  },
  possible: isRoot && process.platform === 'linux',
})

/** Finds a program that starts, after each way to get one until there is; null when none can be had. */
async function findOrGet(find: () => string | null, ways: readonly Way[]): Promise<string | null> {
  for (const way of [null, ...ways.filter(({ possible }) => possible)]) {
    if (way) await step(way.title, way.get).catch(() => undefined)
    const browser = find()
    if (browser && (await starts(browser))) return browser
  }
  return null
}

/**
 * Makes sure that a Chromium or Chrome is there.
 * @returns its program
 * @throws {Failure} when none can be had
 */
export async function requireBrowser(): Promise<string> {
  const browser = await findOrGet(findBrowser, [download, install(SHELL)])
  if (browser) return browser
  throw new Failure(
    'No browser for the tests. Install Chromium or Chrome, or name its program in PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH.',
  )
}

/**
 * Makes sure that a whole Chromium or Chrome is there, for tests of notifications.
 * @throws {Failure} when none can be had
 */
export async function requireWholeBrowser(): Promise<void> {
  if (await findOrGet(findWholeBrowser, [download, install('chromium')])) return
  throw new Failure('No Chromium or Chrome for the tests of notifications. Install one.')
}

/**
 * Makes sure that a Firefox is there.
 * @throws {Failure} when none can be had
 */
export async function requireFirefox(): Promise<void> {
  if (await findOrGet(findFirefox, [install('firefox-esr')])) return
  throw new Failure(
    'No Firefox for the tests. Install Firefox or firefox-esr, or name its program in FIREFOX_EXECUTABLE_PATH.',
  )
}

/**
 * Arguments of the browser. Headless, it would set text on whole pixels, unlike other browsers; its
 * sandbox does not work for root.
 */
export const browserArguments: readonly string[] = [
  '--font-render-hinting=none',
  ...(isRoot ? ['--no-sandbox'] : []),
]
