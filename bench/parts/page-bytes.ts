import { gzipSync } from 'node:zlib'
import { kilobytes, type Part } from '../harness.ts'
import { onePageOfEachKind, read } from '../pages.ts'

/** What the browser fetches for a first visit, by kind, as it travels with gzip. */
const part: Part = {
  title: 'Bytes of a first visit',
  budget:
    'JavaScript at most 130 kB (pages with a form 160 kB), CSS at most 15 kB, at most 2 fonts. Sizes are those of gzip; browsers get Brotli, an eighth less',
  async run(site) {
    const { address } = await site()
    const rows: string[][] = []
    for (const page of await onePageOfEachKind(address)) {
      const html = await read(address + page)
      const pathsOf = (pattern: RegExp) =>
        new Set([...html.matchAll(pattern)].map(([, path = '']) => path))
      const sizeOf = async (paths: ReadonlySet<string>) => {
        let size = 0
        for (const path of paths) size += gzipSync(await read(address + path)).length
        return kilobytes(size)
      }
      rows.push([
        page,
        kilobytes(gzipSync(html).length),
        await sizeOf(pathsOf(/"(\/assets\/[^"]+\.js)"/g)),
        await sizeOf(pathsOf(/href="(\/assets\/[^"]+\.css)"/g)),
        `${pathsOf(/href="(\/fonts\/[^"]+\.woff2)"/g).size}`,
      ])
    }
    return { columns: ['page', 'HTML', 'JavaScript', 'CSS', 'fonts'], rows }
  },
}

export default part
