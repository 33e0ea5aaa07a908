/** Run once after a build: what the first start would otherwise make and write. */
import { loadStaticFiles } from './files/static-files.ts'
import { clientDirectory, compressedDirectory } from './load-site.ts'
import './main.ts'

await loadStaticFiles(clientDirectory, compressedDirectory, [])
