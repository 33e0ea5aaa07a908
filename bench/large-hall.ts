import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../scripts/running/ports.ts'
import { createProcessGroup, startSite } from '../scripts/running/stack.ts'
import type { RunningSite } from './part.ts'

/** Rows of stands, and stands in a row: 1,000 in one hall. */
const ROWS = 25
const PER_ROW = 40

/** A stand takes 4 × 3 m, an aisle of 3 m between rows. */
const [DEPTH, WIDTH, AISLE] = [4, 3, 3]

interface Raw {
  documentId: string
  [field: string]: unknown
}
interface Mirror {
  schema: string
  mirrored: { version: string; content: Record<string, Record<'nl' | 'en', Raw[]>> }
}

/**
 * The same fair with 1,000 stands in its first hall, each let to one of its exhibitors: a site that
 * runs on a copy of another's content, without a CMS.
 */
export async function startLargeHall({
  settings,
}: RunningSite): Promise<RunningSite & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-'))
  const mirror = readMirror(join(settings.dataDir, 'replica/content.json'))
  enlarge(mirror.mirrored.content)
  mkdirSync(join(folder, 'replica'))
  writeFileSync(join(folder, 'replica/content.json'), sealed(mirror))
  const port = await findFreePort()
  const cmsUrl = `http://127.0.0.1:${await findFreePort()}`
  const address = `http://127.0.0.1:${port}`
  const large = {
    ...settings,
    port: String(port),
    dataDir: folder,
    environment: {
      ...settings.environment,
      PORT: String(port),
      SITE_URL: address,
      CMS_URL: cmsUrl,
      DATA_DIR: folder,
    },
  }
  const processes = createProcessGroup()
  const { pid } = await startSite(processes, large, 'production')
  return {
    address,
    settings: large,
    pid,
    stop: async () => {
      await processes.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readMirror(file: string): Mirror {
  if (!existsSync(file)) throw new Error('The site keeps no copy of its content yet.')
  return JSON.parse(readFileSync(file, 'utf8')) as Mirror
}

/** As the site writes it, with the checksum that it looks at. */
function sealed({ schema, mirrored }: Mirror): string {
  const checksum = createHash('sha256').update(JSON.stringify(mirrored)).digest('hex')
  return JSON.stringify({ schema, checksum, mirrored })
}

function enlarge(content: Mirror['mirrored']['content']): void {
  const documents = (type: string) => content[type]?.nl ?? []
  const [hall] = documents('hall')
  if (!hall) throw new Error('The fair has no hall.')
  hall.width = ROWS * (DEPTH + AISLE) + AISLE
  hall.length = PER_ROW * WIDTH + 2 * AISLE
  const stands = Array.from({ length: ROWS * PER_ROW }, (_, index) => standAt(index, hall))
  const elsewhere = documents('stand').filter((stand) => stand.hall !== hall.documentId)
  Object.assign(content.stand ?? {}, { nl: [...elsewhere, ...stands] })
  const exhibitors = documents('exhibitor')
  exhibitors.forEach((exhibitor, index) => {
    exhibitor.stands = stands
      .filter((_, number) => number % exhibitors.length === index)
      .map(({ documentId }) => documentId)
  })
}

function standAt(index: number, hall: Raw): Raw {
  const row = Math.floor(index / PER_ROW)
  const place = index % PER_ROW
  const [x, y] = [AISLE + row * (DEPTH + AISLE), AISLE + place * WIDTH]
  const number = `1.${String.fromCharCode(65 + row)}${String(place + 1).padStart(2, '0')}`
  return {
    documentId: `large${index}`,
    updatedAt: hall.updatedAt,
    publishedAt: hall.publishedAt,
    number,
    hall: hall.documentId,
    polygon: [
      [x, y],
      [x + DEPTH, y],
      [x + DEPTH, y + WIDTH],
      [x, y + WIDTH],
    ],
    width: DEPTH,
    depth: WIDTH,
    area: DEPTH * WIDTH,
    openSides: 1,
    availability: 'let',
  }
}
