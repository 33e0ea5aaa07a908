/**
 * Run once after a build: makes the files that the first start would otherwise make and write, and
 * fails where that would.
 */
import { loadStaticFiles } from './files/static-files.ts'
import { clientDirectory, compressedDirectory, loadBuiltSite } from './load-site.ts'
import './main.ts'
import './thread/main.ts'

await loadStaticFiles(clientDirectory, compressedDirectory, [])
await loadBuiltSite()
