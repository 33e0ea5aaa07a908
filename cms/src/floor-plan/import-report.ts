import type { Polygon } from '../geometry/polygons'
import type { PlaceKind } from './svg/place-names'

/** A stand, room or pavilion as the CMS has it. */
export interface Place {
  readonly kind: PlaceKind
  readonly documentId: string
  /** Stand number or slug. */
  readonly key: string
  /** As staff call it: "Stand 1.A12", "Hoofdpodium". */
  readonly name: string
  readonly hall: { readonly documentId: string; readonly name: string } | null
  readonly polygon: Polygon | null
}

/** The hall that a drawing is imported into, in metres. */
export interface Hall {
  readonly documentId: string
  readonly name: string
  readonly number: number
  readonly width: number
  readonly length: number
}

/** The change of one place by the import. */
export interface Change {
  readonly kind: PlaceKind
  /** Absent for a new stand. */
  readonly documentId?: string
  readonly key: string
  readonly name: string
  readonly action: 'create' | 'place' | 'move'
  readonly polygon: Polygon
}

/** Kinds of findings, in the order in which the report shows them. */
export const FINDINGS = [
  'scale',
  'overlap',
  'passage',
  'size',
  'double',
  'shape',
  'outside',
  'elsewhere',
  'unknown-place',
  'missing',
  'room-overlap',
  'unknown-shape',
] as const

export type FindingKind = (typeof FINDINGS)[number]

/** Findings that prevent the import of the whole drawing. */
export const BLOCKING: ReadonlySet<FindingKind> = new Set(['scale', 'overlap', 'passage', 'size'])

export interface Finding {
  readonly kind: FindingKind
  /** In Dutch. */
  readonly message: string
}

/** A place as it will be when the drawing is taken over. */
export interface PlaceAfter {
  readonly kind: PlaceKind
  readonly key: string
  readonly name: string
  readonly polygon: Polygon
  readonly state: 'same' | 'changed' | 'wrong'
}

/** The changes of an import, and the faults in its drawing. */
export interface ImportReport {
  readonly changes: readonly Change[]
  /** Places that are drawn where they are already. */
  readonly unchanged: number
  readonly findings: readonly Finding[]
  readonly after: readonly PlaceAfter[]
}
