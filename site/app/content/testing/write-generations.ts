/**
 * Writes generation after generation to the file named by the first argument, each of about the
 * size (bytes) in the second, until it is killed; or once when the third says so. Prints the number
 * of each one written whole.
 */
import { GenerationsFile } from '../generations-file.server.ts'

const [path = '', size = '', once] = process.argv.slice(2)
const file = new GenerationsFile<{ generation: number }>(path)
const kept = await file.read(
  (value) => value as { generation: number },
  () => undefined,
)
for (let generation = (kept?.value.generation ?? 0) + 1; ; generation += 1) {
  await file.write({ generation, padding: 'x'.repeat(Number(size)) })
  process.stdout.write(`${generation}\n`)
  if (once) break
}
