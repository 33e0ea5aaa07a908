/** Installs the dependencies of the lockfile when they are missing or older than it. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
 * Installs with `npm ci` unless everything is in place, reporting on stdout.
 * @throws {Error} with one clear line when Node or npm is unsuitable or the installation fails
 */
export const installWhenNeeded = async (root) => {
  if (isInstalled(root)) return
  await checkVersions(root)
  const started = Date.now()
  process.stdout.write('· Installing packages (npm ci)\n')
  const { code, output } = await npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) {
    process.stderr.write(output)
    throw new Error('The packages could not be installed (npm ci, see above).')
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stdout.write(`✓ Installing packages (npm ci) ${seconds} s\n`)
}
