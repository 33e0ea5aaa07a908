import path from 'node:path'

/** A worker's ES module in a folder, in the sources as in the build. */
export const workerFile = (folder: string, name: string): string =>
  path.join(folder, `${name}.m${path.extname(__filename).slice(1)}`)
