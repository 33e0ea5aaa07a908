import { join } from 'node:path'

/** The folder of the project, absolute. */
export const root = join(import.meta.dirname, '../..')

/**
 * The folder of the scripts' data between runs (stamps of builds, the seeded template); safe to
 * delete.
 */
export const cacheFolder = join(root, '.cache')
