import { type Plugin, parseAst } from 'vite'

/** A part of a syntax tree, as far as this looks at it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: { readonly name: string } | null
  readonly body?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** All functions below `node` that are declared by a name. */
function* declaredFunctions(node: Node): Generator<Node> {
  if (node.type === 'FunctionDeclaration') yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* declaredFunctions(child)
}

/**
 * Gives functions in the text of a file other bodies.
 * @param functions the new body of each, by its name
 * @throws Error when the file does not declare one of them exactly once
 */
export function withBodies(code: string, functions: Readonly<Record<string, string>>): string {
  const all = [...declaredFunctions(parseAst(code) as unknown as Node)]
  const places = Object.entries(functions).map(([name, body]) => {
    const [found, ...others] = all.filter((declared) => declared.id?.name === name)
    if (!found?.body || others.length) throw new Error(`${name} is not declared exactly once`)
    return { start: found.body.start, end: found.body.end, text: `{${body}}` }
  })
  // From the end, so that earlier positions stay valid.
  return places
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, place) => text.slice(0, place.start) + place.text + text.slice(place.end), code)
}

/**
 * Empties functions of a library in the client build, and so leaves out all code that only they
 * need. The build fails when the file is of another release, does not declare each of them exactly
 * once, or is no part of the build (docs/decisions/0074).
 * @param id path of the file
 * @param release of the library whose functions were looked at, as the file names it
 * @param functions the new body of each, by its name
 */
export const removeFunctions = (
  id: RegExp,
  release: string,
  functions: Readonly<Record<string, string>>,
): Plugin => {
  let isFound = false
  return {
    name: `remove-functions-of:${id.source}`,
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id },
      handler(code) {
        isFound = true
        if (!code.includes(release))
          this.error(
            `${id} is not of release ${release}: look whether the site still does without.`,
          )
        try {
          return { code: withBodies(code, functions), map: null }
        } catch (error) {
          return this.error(`${id}: ${(error as Error).message}. Look what became of it.`)
        }
      },
    },
    buildEnd(error) {
      if (!error && !isFound && this.environment.mode === 'build')
        this.error(`No file ${id} is in what browsers get: look whether the library moved it.`)
    },
  }
}
