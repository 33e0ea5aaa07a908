/**
 * Checks the interface texts of the site: both languages have the same keys with the same
 * parameters, no text is empty in one language only, and every key is used somewhere.
 */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../running/paths.ts'

/** A text, a text with parameters, or a group of them. */
type Message = string | ((...parameters: never[]) => string) | { readonly [key: string]: Message }

const app = join(root, 'site/app')

/** What a message is, so that two languages can be compared: its kind and its parameters. */
const shapeOf = (message: Message | undefined): string => {
  if (message === undefined) return 'missing'
  if (typeof message === 'function') return `a text with ${message.length} parameters`
  if (typeof message === 'string') return message === '' ? 'empty' : 'a text'
  return 'a group'
}

/** How two languages differ, as lines that start with the path of the key. */
export const differences = (nl: Message, en: Message | undefined, path = ''): readonly string[] => {
  if (shapeOf(nl) !== shapeOf(en)) return [`${path}: nl is ${shapeOf(nl)}, en is ${shapeOf(en)}`]
  if (typeof nl !== 'object' || typeof en !== 'object') return []
  return [...new Set([...Object.keys(nl), ...Object.keys(en)])].flatMap((key) =>
    key in nl
      ? differences(nl[key] as Message, en[key], path ? `${path}.${key}` : key)
      : [`${path ? `${path}.` : ''}${key}: nl is missing`],
  )
}

/** Keys that occur in none of the source texts, neither as `.key` nor as `'key'`. */
export const unusedKeys = (keys: readonly string[], sources: readonly string[]): string[] =>
  keys.filter((key) => {
    const use = new RegExp(`\\.${key}\\b|['"\`]${key}['"\`]|\\b${key}\\s*[,}].*=\\s*use`)
    return !sources.some((source) => use.test(source))
  })

const readSources = async (): Promise<ReadonlyMap<string, string>> => {
  const sources = new Map<string, string>()
  for await (const path of glob('**/*.{ts,tsx}', { cwd: app })) {
    sources.set(path, readFileSync(join(app, path), 'utf8'))
  }
  return sources
}

/** Teaches this process the alias `~/` of the site, for the imports of the message files. */
const resolveAlias = () =>
  registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier.startsWith('~/') ? pathToFileURL(join(app, specifier.slice(2))).href : specifier,
        context,
      ),
  })

type Texts = Readonly<Record<'nl' | 'en', { readonly [key: string]: Message }>>

const checkFile = async (
  path: string,
  sources: ReadonlyMap<string, string>,
): Promise<readonly string[]> => {
  const exported = (await import(pathToFileURL(join(app, path)).href)) as Record<string, Texts>
  return Object.entries(exported).flatMap(([name, { nl, en }]) => {
    const users = [...sources].filter(([user, text]) => user !== path && text.includes(name))
    const unused = unusedKeys(
      Object.keys(nl),
      users.map(([, text]) => text),
    )
    return [
      ...differences(nl, en).map((difference) => `site/app/${path}: ${name}.${difference}`),
      ...unused.map((key) => `site/app/${path}: ${name}.${key} is used nowhere`),
    ]
  })
}

/** Checks every file that declares messages; each is named `messages.ts` or `*-messages.ts`. */
export const checkMessages = async (): Promise<readonly string[]> => {
  const hooks = resolveAlias()
  const sources = await readSources()
  const problems: string[] = []
  for (const [path, text] of sources) {
    if (!/ defineMessages\(/.test(text) || path === 'i18n/messages.ts') continue
    if (path.endsWith('messages.ts')) problems.push(...(await checkFile(path, sources)))
    else problems.push(`site/app/${path}: declare messages in a file named messages.ts`)
  }
  hooks.deregister()
  return problems
}
