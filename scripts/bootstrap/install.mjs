/** Installs the dependencies of the lockfile when they are missing or older than it. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const minimumNode = 18
const minimumNpm = 8

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** The exact Node version the project runs on, as the root package.json pins it. */
export const projectNodeVersion = (root) => readJson(root, 'package.json').dependencies.node

/**
 * Whether node_modules has every package of the lockfile in its version. npm writes a second
 * lockfile inside node_modules when an installation has succeeded; an interrupted one leaves none.
 * Packages for other platforms may be absent.
 */
const isInstalled = (root) => {
  let installed
  try {
    installed = readJson(root, 'node_modules/.package-lock.json').packages
  } catch {
    return false
  }
  const wanted = Object.entries(readJson(root, 'package-lock.json').packages)
  return wanted.every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const found = installed[path]
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional)
  })
}

/** The search path without the project's own programs: npm must not delete the Node it runs on. */
const systemPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]/.test(`${folder}/`))
    .join(delimiter)

/**
 * Runs npm from the search path.
 * @returns {Promise<{ code: number, output: string }>} exit code (127: npm not found) and all output
 */
const npm = (root, args) =>
  new Promise((resolve) => {
    const env = { ...process.env, PATH: systemPath() }
    delete env.NODE_ENV
    const child = spawn('npm', args, {
      cwd: root,
      env,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', () => resolve({ code: 127, output }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

const checkVersions = async (root) => {
  if (Number.parseInt(process.versions.node, 10) < minimumNode) {
    throw new Error(
      `Node ${process.versions.node} is too old; install Node ${minimumNode} or later.`,
    )
  }
  const { code, output } = await npm(root, ['--version'])
  if (code !== 0) throw new Error('npm is not found; install Node.js together with npm.')
  const version = output.trim().split('\n').at(-1) ?? ''
  if (Number.parseInt(version, 10) < minimumNpm) {
    throw new Error(`npm ${version} is too old; install npm ${minimumNpm} or later.`)
  }
}

/**
 * A lockfile that names where each package is in a registry, which npm replaces by the configured one.
 * Without addresses npm asks for the list of all versions of every package: a third of its work (decision 157).
 */
const withAddresses = (lockfile) => ({
  ...lockfile,
  packages: Object.fromEntries(
    Object.entries(lockfile.packages).map(([path, entry]) => {
      if (!path.includes('node_modules/') || entry.link || entry.inBundle) return [path, entry]
      const name = entry.name ?? path.split('node_modules/').at(-1)
      const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
      return [path, { ...entry, resolved: `https://registry.npmjs.org/${name}/-/${file}` }]
    }),
  ),
})

const CI = ['ci', '--include=dev', '--no-audit', '--no-fund']

/** Where there is this file, npm reads it in place of package-lock.json. */
const SHRINKWRAP = 'npm-shrinkwrap.json'

/** Runs `npm ci`, first with addresses; a registry that keeps its packages elsewhere is asked for them. */
const install = async (root) => {
  const shrinkwrap = join(root, SHRINKWRAP)
  const lockfile = readJson(root, 'package-lock.json')
  try {
    writeFileSync(shrinkwrap, JSON.stringify(withAddresses(lockfile)))
    const first = await npm(root, CI)
    if (first.code === 0) return first
  } finally {
    rmSync(shrinkwrap, { force: true })
  }
  return npm(root, CI)
}

/**
 * Installs with `npm ci` unless everything is in place, reporting on stdout.
 * @throws {Error} with one clear line when Node or npm is unsuitable or the installation fails
 */
export const installWhenNeeded = async (root) => {
  // An installation that was killed leaves it.
  rmSync(join(root, SHRINKWRAP), { force: true })
  if (isInstalled(root)) return
  await checkVersions(root)
  const started = Date.now()
  process.stdout.write('· Installing packages (npm ci)\n')
  const { code, output } = await install(root)
  if (code !== 0) {
    process.stderr.write(output)
    throw new Error('The packages could not be installed (npm ci, see above).')
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stdout.write(`✓ Installing packages (npm ci) ${seconds} s\n`)
}
