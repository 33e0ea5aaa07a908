import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TypeName } from '@beursvloer/contract/content/type-names'
import type { CmsBreaker } from './cms-breaker.ts'
import { documentTypes } from './document-type.server.ts'
import { createDraftLoader } from './drafts.server.ts'
import type { RawContent } from './graph.server.ts'
import { type CmsSettings, ContentApiError, createCmsClient } from './http.server.ts'
import { InvalidResponse, loadTypes } from './load.server.ts'
import { Mirror } from './mirror.server.ts'
import { editionsWithPages } from './of-edition.server.ts'
import { createSkippedReport } from './skipped-documents.server.ts'
import { buildSnapshot, IncompleteContent, type Snapshot } from './snapshot.server.ts'
import { type ContentVersion, changedTypes, readVersion } from './version.server.ts'

/** Pause between two questions for the content version, in ms. */
const POLL_MS = 1000
/** How long new content waits for the files that it shows, in ms. */
const PREPARE_MS = 500
/**
 * Loads in a row while editors keep publishing; then the result is shown and the next poll goes on.
 */
const LOADS_PER_CHECK = 2

/**
 * State of the CMS at the last check. `starting`: not asked yet. `down`: no answer, too late or an
 * error. `invalid`: an answer that is not its API's. `incomplete`: content without site settings or
 * edition.
 */
export type CmsState = 'starting' | 'up' | 'down' | 'invalid' | 'incomplete'

/** Source of the content on show: the CMS now, or an earlier run; null: there is none. */
export type ContentSource = 'cms' | 'mirror' | 'previous mirror' | null

export interface ReplicaLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface ReplicaOptions {
  readonly cms: CmsSettings
  /** Learns from every call whether the CMS answers; the poll closes it again. */
  readonly breaker?: CmsBreaker
  /** Directory for files that survive a restart; the mirror is `replica/content.json` in it. */
  readonly dataDir: string
  readonly log: ReplicaLog
  /**
   * Prepares the files of new content (pictures); it is shown when that is done, or after half a
   * second. Never rejects.
   * @param current whether the content comes from the CMS, and not from the mirror of an earlier
   * run
   */
  readonly prepare?: (snapshot: Snapshot, current: boolean) => Promise<void>
  /** Wraps reading changed content and building a snapshot of it. */
  readonly aroundReading?: (read: () => Promise<void>) => Promise<void>
  /** The pause between polls; ends early, resolved or rejected, when the signal aborts. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/** Editions that are not the current one; each is linked when it is first asked for. */
export interface OtherEditions {
  /** Years of the past ones, the latest first. */
  pastYears(): readonly number[]
  /** The content as it is with the edition of a year as the current one; null where that has no pages. */
  snapshot(year: number): Snapshot | null
}

export type ChangeListener = (snapshot: Snapshot, types: readonly TypeName[]) => void

/** The published content in memory, following the CMS. */
export interface Replica {
  /** Takes the mirror on disk when there is one, then follows the CMS in the background. */
  start(): Promise<void>
  /** Stops following; resolves when the mirror is written. */
  stop(): Promise<void>
  /** Whether there is content to show. */
  ready(): boolean
  /** The content as it is now; null before any was loaded. */
  snapshot(): Snapshot | null
  state(): CmsState
  source(): ContentSource
  /** Calls back after each swap with the types that changed; the returned function ends that. */
  onChange(listener: ChangeListener): () => void
  /** Asks the CMS for its version now and takes over the changes. Never rejects. */
  check(): Promise<void>
  /** The content of editions besides the current one. */
  readonly otherEditions: OtherEditions
  /**
   * Content with the latest drafts, for previews only. Throws the errors of loading.
   * @param year of another edition than the current one
   */
  loadDraftSnapshot(year?: number): Promise<Snapshot>
}

/** Makes a replica; nothing happens before `start` or `check`. */
export function createReplica(options: ReplicaOptions): Replica {
  const { log, wait = (ms, signal) => sleep(ms, undefined, { signal }) } = options
  const prepare = options.prepare ?? (async () => undefined)
  const aroundReading = options.aroundReading ?? ((read) => read())
  const cms = createCmsClient(options.cms, options.breaker)
  const mirror = new Mirror(join(options.dataDir, 'replica', 'content.json'))
  const stopping = new AbortController()
  const listeners = new Set<ChangeListener>()
  const skippedReport = createSkippedReport(log)

  let snapshot: Snapshot | null = null
  let content: RawContent | null = null
  /** Version of `content`; its counters are unknown when it came from the mirror. */
  let mirrorVersion: string | null = null
  let version: ContentVersion | null = null
  let state: CmsState = 'starting'
  let source: ContentSource = null
  let problem: IncompleteContent | null = null
  let polling = Promise.resolve()
  let checking: Promise<void> | null = null
  let writing = Promise.resolve()
  let mirrorFails = false

  function enter(next: CmsState, reason = ''): void {
    if (next === state) return
    const before = state
    state = next
    if (next === 'up') {
      if (before !== 'starting') log.info({ before }, 'The CMS answers again')
    } else log.warn({ state: next, reason }, 'Content is not followed: the CMS has a problem')
  }

  async function check(): Promise<void> {
    try {
      const current = await readVersion(cms, stopping.signal)
      if (!version && mirrorVersion === current.version) {
        version = current
        source = 'cms'
      }
      if (version?.version !== current.version) await aroundReading(() => applyVersion(current))
      if (problem) enter('incomplete', problem.message)
      else enter('up')
    } catch (error) {
      if (!stopping.signal.aborted) enter(stateAfter(error), String((error as Error).message))
    }
  }

  /** Loads the changes since `version` until the CMS did not change meanwhile, and swaps. */
  async function applyVersion(target: ContentVersion): Promise<void> {
    const changed = new Set<TypeName>()
    let staged: Partial<RawContent> = { ...content }
    let reached = version
    let next = target
    for (let load = 0; load < LOADS_PER_CHECK && reached?.version !== next.version; load++) {
      const types = changedTypes(reached, next)
      const loaded = await loadTypes(cms, types, 'published', stopping.signal)
      staged = { ...staged, ...loaded.content }
      for (const { name } of types) {
        changed.add(name)
        skippedReport.read(name, loaded.skipped)
      }
      reached = next
      // With the time limit of any other call: the content just read is not given up for a slow
      // answer.
      next = await readVersion(cms, stopping.signal, {})
    }
    if (!reached) return
    version = reached
    content = staged as RawContent
    await swap(content, reached.version, [...changed])
  }

  async function swap(raw: RawContent, name: string, types: TypeName[]): Promise<void> {
    try {
      const built = buildSnapshot(raw, name)
      problem = null
      skippedReport.publish(built.skipped)
      await inTime(prepare(built.snapshot, true))
      snapshot = built.snapshot
      source = 'cms'
    } catch (error) {
      if (!(error instanceof IncompleteContent)) throw error
      problem = error
      return
    }
    writeMirror(name, raw)
    notify(snapshot, types)
  }

  /** Waits for some work, though not longer than new content may wait. */
  async function inTime(work: Promise<void>): Promise<void> {
    const late = new AbortController()
    await Promise.race([work, sleep(PREPARE_MS, undefined, { signal: late.signal })])
    late.abort()
  }

  /** A listener's failure does not stop following the content. */
  function notify(current: Snapshot, types: readonly TypeName[]): void {
    for (const listener of listeners) {
      try {
        listener(current, types)
      } catch (error) {
        log.warn({ reason: String(error) }, 'A listener to content changes failed')
      }
    }
  }

  function writeMirror(name: string, raw: RawContent): void {
    writing = writing.then(async () => {
      if (content !== raw) return
      try {
        await mirror.write({ version: name, content: raw })
        mirrorFails = false
      } catch (error) {
        if (!mirrorFails) log.warn({ reason: String(error) }, 'The content mirror is not written')
        mirrorFails = true
      }
    })
  }

  async function restore(): Promise<void> {
    const refusals: string[] = []
    const kept = await mirror.read((generation, reason) =>
      refusals.push(`${generation}: ${reason}`),
    )
    if (refusals.length > 0) {
      const [reason, used] = [refusals.join('; '), kept?.generation ?? 'none']
      log.warn({ reason, used }, 'A content mirror is ignored')
    }
    if (!kept) return
    const { mirrored } = kept.value
    content = mirrored.content
    mirrorVersion = mirrored.version
    snapshot = kept.value.snapshot
    source = kept.generation === 'newest' ? 'mirror' : 'previous mirror'
    // Puts a whole one in the place of the damaged one.
    if (kept.generation === 'previous') writeMirror(mirrored.version, mirrored.content)
    void prepare(snapshot, false)
    notify(
      snapshot,
      documentTypes.map(({ name }) => name),
    )
  }

  const others = new Map<number, Snapshot>()
  let othersOf: RawContent | null = null
  const otherEditions: OtherEditions = {
    pastYears() {
      const current = snapshot?.nl.edition.year ?? 0
      if (!content) return []
      return editionsWithPages(content).flatMap(({ year }) => (year < current ? year : []))
    },
    snapshot(year) {
      if (!content || !snapshot) return null
      if (othersOf !== content) others.clear()
      othersOf = content
      const edition = editionsWithPages(content).find((one) => one.year === year)
      if (!edition) return null
      const known = others.get(year)
      const made = known ?? buildSnapshot(content, snapshot.version, edition.id).snapshot
      others.set(year, made)
      return made
    },
  }

  const replica: Replica = {
    otherEditions,
    async start() {
      await restore()
      polling = (async () => {
        while (!stopping.signal.aborted) {
          await replica.check()
          if (stopping.signal.aborted) return
          await wait(POLL_MS, stopping.signal).catch(() => undefined)
        }
      })()
    },
    async stop() {
      stopping.abort()
      await polling
      await writing
    },
    ready: () => snapshot !== null,
    snapshot: () => snapshot,
    state: () => state,
    source: () => source,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check() {
      checking ??= check().finally(() => {
        checking = null
      })
      return checking
    },
    loadDraftSnapshot: createDraftLoader(cms),
  }
  return replica
}

function stateAfter(error: unknown): CmsState {
  const invalid =
    error instanceof InvalidResponse || (error instanceof ContentApiError && error.invalid)
  return invalid ? 'invalid' : 'down'
}
