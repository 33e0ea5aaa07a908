/**
 * Entry of every npm command: `node scripts/run.mjs <command> [arguments]`.
 *
 * Runs on a bare Node 18 or later with nothing installed. It installs the packages of the lockfile,
 * then hands over to `commands/<command>.ts` on the Node version of the project (the `node` package
 * in the root package.json), which understands TypeScript.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenNeeded, projectNodeVersion } from './bootstrap/install.mjs'
import { watchParent } from './bootstrap/parent.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command, ...args] = process.argv.slice(2)

/** Ends the process with one line on stderr. */
const fail = (line) => {
  process.stderr.write(`✗ ${line}\n`)
  process.exit(1)
}

/** Runs this very file again on the project's own Node, passing signals and the exit code on. */
const continueOnProjectNode = () => {
  const node = join(
    root,
    'node_modules/node/bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (!existsSync(node)) {
    fail(
      'The "node" package has no program: its install script did not run. Remove node_modules and try again without --ignore-scripts.',
    )
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), command, ...args], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  watchParent(() => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}

process.chdir(root)
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

if (!command || !existsSync(join(root, 'scripts/commands', `${command}.ts`))) {
  fail(`There is no command "${command ?? ''}"; see "scripts" in package.json.`)
}
try {
  await installWhenNeeded(root)
} catch (error) {
  fail(error.message)
}
if (process.versions.node === projectNodeVersion(root)) {
  const { main } = await import(`./commands/${command}.ts`)
  await main(args)
} else {
  continueOnProjectNode()
}
