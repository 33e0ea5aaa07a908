import path from 'node:path'

/** A worker's ES module beside this file, in the sources as in what is built of them. */
export const workerFile = (name: string): string =>
  path.join(__dirname, `${name}.m${path.extname(__filename).slice(1)}`)
