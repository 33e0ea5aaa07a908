import { gzipSync } from 'node:zlib'
import type { Part } from '../part.ts'
import { publicPages } from '../public-pages.ts'

/** What the browser fetches for a first visit, by kind, as it travels with gzip. */
const part: Part = {
  title: 'Bytes of a first visit',
  budget:
    'JavaScript at most 122 kB (pages with a form 152 kB), CSS at most 15 kB, at most 2 fonts. Sizes are those of gzip; browsers get Brotli, an eighth less',
  async run(context) {
    const { address } = await context.site()
    const rows: string[][] = []
    for (const page of await publicPages(address)) {
      const html = await (await fetch(address + page)).text()
      const urls = (pattern: RegExp) => [
        ...new Set([...html.matchAll(pattern)].map(([, url]) => url)),
      ]
      const scripts = urls(/"(\/assets\/[^"]+\.js)"/g)
      const styles = urls(/href="(\/assets\/[^"]+\.css)"/g)
      const fonts = urls(/href="(\/fonts\/[^"]+\.woff2)"/g)
      rows.push([
        page,
        kilobytes(gzipSync(html).length),
        kilobytes(await total(address, scripts)),
        kilobytes(await total(address, styles)),
        String(fonts.length),
      ])
    }
    return { table: { columns: ['page', 'HTML', 'JavaScript', 'CSS', 'fonts'], rows } }
  },
}

export default part

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Bytes of some files when compressed with gzip. */
async function total(address: string, urls: readonly (string | undefined)[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${address}${url}`)
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      return gzipSync(await response.bytes()).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
