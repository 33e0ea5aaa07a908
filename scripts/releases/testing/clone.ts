import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Clone {
  readonly home: string
  /** Commits files and tags that as a release. */
  release(tag: string, files?: Readonly<Record<string, string>>): void
  remove(): void
}

/** The smallest thing that builds as the project does: it writes where its settings and data are. */
const build = `
  import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
  if (existsSync('broken')) process.exit(1)
  mkdirSync('build', { recursive: true })
  writeFileSync('build/settings', readFileSync('.env'))
  writeFileSync('data/built', process.cwd())
`

/** A clone of a project with releases, without any yet. */
export const createClone = (): Clone => {
  const home = mkdtempSync(join(tmpdir(), 'beursvloer-releases-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', home, '-c', 'user.name=Test', '-c', 'user.email=t@t.test', ...args])
  git('init', '--quiet')
  writeFileSync(join(home, '.env'), 'PORT=3000\n')
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), content)
  }
  write('.gitignore', '.env\n/data\nbuild\n.cache\n/releases/\n/current\n/previous\n')
  write('scripts/run.mjs', build)
  return {
    home,
    release(tag, files = {}) {
      for (const [path, content] of Object.entries({ release: tag, ...files })) write(path, content)
      git('add', '--all')
      git('commit', '--quiet', '--message', tag)
      git('tag', tag)
    },
    remove: () => rmSync(home, { recursive: true }),
  }
}
