import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIconPart, parseIconName } from '@beursvloer/contract/icon-name'
import type { Icon } from './model.ts'

/** The icon sets that this site serves itself, by prefix; their packages are dependencies. */
const files: Readonly<Record<string, string>> = { lucide: '@iconify-json/lucide/icons.json' }

/** Most icons in one answer. */
export const MAX_ICONS = 64

/** The fields of an icon set in Iconify's JSON format that the site reads. */
interface IconSet {
  readonly prefix: string
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, IconData>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

interface IconData {
  readonly body: string
  readonly width?: number
  readonly height?: number
}

/** The part of a set that was asked for, as Iconify's API answers it. */
export type IconSelection = NonNullable<ReturnType<typeof selectIcons>>

/** Side of an icon in a set that does not say, by Iconify's format. */
const DEFAULT_SIZE = 16

const sets = new Map<string, IconSet | null>()
const { resolve } = createRequire(import.meta.url)

/** A hosted set, read from disk when it is first needed; null when it is not hosted or not there. */
function iconSet(prefix: string): IconSet | null {
  const file = Object.hasOwn(files, prefix) ? files[prefix] : undefined
  if (!file) return null
  const known = sets.get(prefix)
  if (known !== undefined) return known
  let set: IconSet | null = null
  try {
    set = JSON.parse(readFileSync(resolve(file), 'utf8')) as IconSet
  } catch {
    // The package is not installed any more: pages then show words in place of icons.
  }
  sets.set(prefix, set)
  return set
}

/** An icon of a set by its name or an older name of it. */
function find(set: IconSet, name: string): IconData | undefined {
  const own = Object.hasOwn(set.icons, name) ? name : undefined
  const older = set.aliases && Object.hasOwn(set.aliases, name) && set.aliases[name]?.parent
  return set.icons[own ?? (older || '')]
}

/**
 * Icons of a hosted set, for `/icons/{prefix}.json`; null when the site has no such set.
 *
 * @param names at most `MAX_ICONS` count
 */
export function selectIcons(prefix: string, names: readonly string[]) {
  const set = iconSet(prefix)
  if (!set) return null
  const wanted = [...new Set(names)].filter(isIconPart).slice(0, MAX_ICONS)
  const found = wanted.flatMap((name) => {
    const icon = find(set, name)
    return icon ? [[name, icon] as const] : []
  })
  const icons = Object.fromEntries(found)
  const missing = wanted.filter((name) => !Object.hasOwn(icons, name))
  return {
    prefix,
    width: set.width ?? DEFAULT_SIZE,
    height: set.height ?? DEFAULT_SIZE,
    icons,
    ...(missing.length > 0 && { not_found: missing }),
  }
}

/**
 * The icon that an editor named, drawn when its set is hosted here. Null for no name, a wrong one, and
 * one that its set does not know.
 */
export function iconOf(text: string): Icon | null {
  const named = parseIconName(text)
  if (!named) return null
  const name = `${named.prefix}:${named.name}`
  const set = iconSet(named.prefix)
  if (!set) return { name, drawing: null }
  const icon = find(set, named.name)
  if (!icon) return null
  const width = icon.width ?? set.width ?? DEFAULT_SIZE
  const height = icon.height ?? set.height ?? DEFAULT_SIZE
  return { name, drawing: { body: icon.body, width, height } }
}
