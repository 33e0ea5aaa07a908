/**
 * Leads: visitors who share their details with an exhibitor (requirements 29.5). A scan of a badge
 * shares nothing; the visitor does.
 */
import { z } from 'zod'
import { documentId } from '../request-fields.ts'
import {
  CONSENT_BASES,
  INTEREST_STEPS,
  LEAD_OUTCOMES,
  LEAD_STATES,
  MAX_LEAD_ENTRIES,
  MAX_LEAD_NOTE,
  SHARED_FIELDS,
  SHARING_CHOICES,
} from './terms.ts'

const MAX_LEAD_PRODUCTS = 20

const text = (max: number) => z.string().trim().max(max).default('')
const sharedFields = z
  .array(z.enum(SHARED_FIELDS))
  .max(SHARED_FIELDS.length)
  .refine((fields) => fields.includes('name') && new Set(fields).size === fields.length)

/** What an exhibitor notes about a lead; a field that is not sent stays as it is. */
const notes = z.strictObject({
  /** Added to the notes that are there. */
  note: z.string().trim().min(1).max(MAX_LEAD_NOTE).optional(),
  interest: z.union([z.literal(0), z.literal(INTEREST_STEPS)]).optional(),
  /** Document ids of concepts. */
  products: z.array(documentId).max(MAX_LEAD_PRODUCTS).optional(),
  /** Document id of the member who follows it up; empty: nobody. */
  followUpBy: z.union([documentId, z.literal('')]).optional(),
  /** `YYYY-MM-DD`; empty: no day. */
  followUpOn: z.union([z.iso.date(), z.literal('')]).optional(),
  answered: z.boolean().optional(),
})
export type LeadNotes = z.infer<typeof notes>

export const leadCard = z.strictObject({
  name: z.string().trim().min(1).max(120),
  organisation: text(120),
  jobTitle: text(120),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  phone: text(30),
})
export type LeadCard = z.infer<typeof leadCard>

const entry = { id: z.uuid(), at: z.iso.datetime(), notes: notes.default({}) }

/**
 * An entry of a phone at a stand. `scan`: a badge, by the text of its code; with `fields` the visitor
 * agreed aloud, without they are asked. `card`: details of a name card. `change`: of a lead that the
 * CMS has. `remove`: takes a lead away. Idempotent by id.
 */
export const leadEntry = z.discriminatedUnion('what', [
  z.strictObject({
    ...entry,
    what: z.literal('scan'),
    badge: z.string().min(1).max(64),
    fields: sharedFields.optional(),
  }),
  z.strictObject({ ...entry, what: z.literal('card'), card: leadCard }),
  z.strictObject({ ...entry, what: z.literal('change'), lead: documentId }),
  z.strictObject({ ...entry, what: z.literal('remove'), lead: documentId }),
])
export type LeadEntry = z.infer<typeof leadEntry>

/** Body of `POST /leads/{exhibitor}/entries`. */
export const leadEntries = z.strictObject({ entries: z.array(leadEntry).max(MAX_LEAD_ENTRIES) })

const person = z.object({
  name: z.string(),
  organisation: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  phone: z.string(),
})
/** Details of a visitor; empty where not shared. */
export type LeadPerson = z.infer<typeof person>

/** A lead as its exhibitor sees it. Times are ISO 8601. */
export const lead = z.object({
  /** Document id. */
  id: z.string(),
  state: z.enum(LEAD_STATES),
  /** Null before the visitor agreed. */
  basis: z.enum(CONSENT_BASES).nullable(),
  fields: z.array(z.enum(SHARED_FIELDS)),
  person,
  scannedAt: z.string(),
  /** When the visitor decided last; null: not yet. */
  decidedAt: z.string().nullable(),
  /** Name of the member who scanned; empty for one who is gone. */
  scannedBy: z.string(),
  interest: z.int(),
  notes: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
  products: z.array(z.string()),
  followUpBy: z.string(),
  followUpOn: z.string(),
  answered: z.boolean(),
  hasPhoto: z.boolean(),
})
export type Lead = z.infer<typeof lead>

/** Somebody of the exhibitor who can follow up a lead. */
const colleague = z.object({ id: z.string(), name: z.string() })

/** Answer of `GET /leads/{exhibitor}`; latest scan first. */
export const leadList = z.object({ leads: z.array(lead), colleagues: z.array(colleague) })
export type LeadList = z.infer<typeof leadList>

/** Answer of `POST /leads/{exhibitor}/entries`. */
export const leadAnswer = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(LEAD_OUTCOMES),
      /** Document id of the lead; null without one. */
      lead: z.string().nullable(),
    }),
  ),
  /** The latest leads, latest scan first. */
  recent: z.array(lead),
  /** Number of shared leads. */
  count: z.int(),
})
export type LeadAnswer = z.infer<typeof leadAnswer>

/** A sharing as its visitor sees it. */
const sharing = z.object({
  /** Document id of the lead. */
  id: z.string(),
  /** Document id of the exhibitor, and its Dutch name; empty for one that is deleted. */
  exhibitor: z.string(),
  name: z.string(),
  state: z.enum(LEAD_STATES),
  basis: z.enum(CONSENT_BASES).nullable(),
  fields: z.array(z.enum(SHARED_FIELDS)),
  scannedAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type Sharing = z.infer<typeof sharing>

/** Answer of `GET /sharings`; latest scan first. */
export const ownSharings = z.object({
  choice: z.enum(SHARING_CHOICES),
  fields: z.array(z.enum(SHARED_FIELDS)),
  sharings: z.array(sharing),
})
export type OwnSharings = z.infer<typeof ownSharings>

/** Body of `PUT /sharings/choice`. */
export const sharingChoice = z.strictObject({
  choice: z.enum(SHARING_CHOICES),
  /** For `always`. */
  fields: sharedFields,
})
export type SharingChoiceRequest = z.infer<typeof sharingChoice>

/** Body of `POST /sharings/{lead}`: shares these details, or ends the sharing. */
export const sharingDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('share'), fields: sharedFields }),
  z.strictObject({ decision: z.literal('end') }),
])
export type SharingDecision = z.infer<typeof sharingDecision>

/** What an exhibitor kept of a name card, for whose it is; null for a link that works no more. */
export const nameCard = z
  .object({ exhibitor: z.string(), fields: z.array(z.enum(SHARED_FIELDS)) })
  .nullable()
export type NameCard = z.infer<typeof nameCard>
