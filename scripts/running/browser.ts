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

/** The program of a whole Chromium or Chrome on this machine, which shows notifications; null when there is none. */
export const findWholeBrowser = (): string | null => installed(WHOLE)[0] ?? null

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
 * The program of a Firefox: the one that FIREFOX_EXECUTABLE_PATH names, else the machine's own.
 * @throws {Failure} when there is none
 */
export const requireFirefox = (): string => {
  const found = process.env.FIREFOX_EXECUTABLE_PATH || installed(FIREFOX)[0]
  if (found) return found
  throw new Failure(
    'No Firefox for the tests. Install Firefox or firefox-esr, or name its program in FIREFOX_EXECUTABLE_PATH.',
  )
}

/** Whether the program starts: a download may lack libraries that the machine does not have. */
const starts = async (browser: string): Promise<boolean> =>
  run(browser, ['--version']).then(
    () => true,
    () => false,
  )

const isRoot = process.getuid?.() === 0

/** Ways to get a browser, tried in this order. */
const ways: readonly { title: string; get: () => Promise<unknown>; possible: boolean }[] = [
  {
    title: 'Downloading a browser (playwright install chromium)',
    get: () => run('playwright', ['install', 'chromium'], { cwd: join(root, 'e2e') }),
    possible: true,
  },
  {
    title: 'Installing a browser (apt-get install chromium-headless-shell)',
    get: async () => {
      await run('apt-get', ['update'])
      await run('apt-get', [
        'install',
        '--yes',
        '--no-install-recommends',
        'chromium-headless-shell',
      ])
    },
    possible: isRoot && process.platform === 'linux',
  },
]

/**
 * Makes sure that a browser is there.
 * @returns its program
 * @throws {Failure} when none can be had
 */
export const requireBrowser = async (): Promise<string> => {
  for (const way of [null, ...ways.filter(({ possible }) => possible)]) {
    if (way) await step(way.title, way.get).catch(() => undefined)
    const browser = findBrowser()
    if (browser && (await starts(browser))) return browser
  }
  throw new Failure(
    'No browser for the tests. Install Chromium or Chrome, or name its program in PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH.',
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
