const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

/** Resolves after the page has been painted, or at once in a hidden tab. */
const AFTER_PAINT =
  'await new Promise(r=>document.hidden?r():requestAnimationFrame(()=>setTimeout(r)));'

/**
 * Lets the page be painted before its scripts are fetched: text and pictures need the bandwidth
 * first, and every page works without scripts. The preloads of the head move into the script that
 * starts them, whose imports wait for the first paint.
 *
 * @param html a whole page as React Router writes it, in UTF-8
 */
export function deferScripts(html: Buffer): Buffer<ArrayBuffer> {
  const modules: string[] = []
  // A character per byte: the searched text is ASCII, and nothing has to be decoded.
  const head = html.toString('latin1').replace(PRELOAD, (_, href: string) => {
    modules.push(href)
    return ''
  })
  const late = head.replace(ENTRY, (_, code: string) => {
    const preload = `for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`
    const imports = code.replace(
      STATIC_IMPORT,
      (_import, name: string | undefined, module: string) =>
        name ? `const ${name}=await import(${module});` : `await import(${module});`,
    )
    return `<script type="module" async="">${AFTER_PAINT}${preload}${imports}</script>`
  })
  return Buffer.from(late, 'latin1')
}
