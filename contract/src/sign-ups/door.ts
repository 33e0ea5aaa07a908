import { z } from 'zod'
import { documentId } from '../request-fields.ts'
import { SIGN_UP_STATES } from './states.ts'
import { MAX_DOOR_ENTRIES } from './terms.ts'

/** Check-in calls, after the base of the content API; with the token of the visitor at the door. */
export const DOOR_PATH = '/door'
export const doorPath = (item: string): string => `${DOOR_PATH}/${item}`

/** For how long a phone at the door works without a connection, in minutes (requirements 17.11). */
export const DOOR_OFFLINE_MINUTES = 30

const instant = z.iso.datetime()

/**
 * An entry made at a door. `in`: comes in on their place; `walk-in`: without one, on a place kept
 * for walk-ins; `count`: walks in and has neither badge nor sign-up; `undo`: reverts an entry.
 * Idempotent by id.
 */
export const doorEntry = z
  .strictObject({
    id: z.uuid(),
    at: instant,
    what: z.enum(['in', 'walk-in', 'count', 'undo']),
    /** Text of the badge's QR code. */
    badge: z.string().min(1).max(64).optional(),
    /**
     * Document id of the sign-up, where one was chosen by hand. For a walk-in without a name, the
     * new id: the phone makes it, so that the entry can be undone offline.
     */
    signUp: documentId.optional(),
  })
  .refine(({ badge, signUp }) => (badge === undefined) !== (signUp === undefined))
  .refine(({ what, signUp }) => what !== 'count' || signUp !== undefined)
export type DoorEntry = z.infer<typeof doorEntry>

/** Body of `POST /door/{item}`. */
export const doorRequest = z.strictObject({
  entries: z.array(doorEntry).max(MAX_DOOR_ENTRIES),
  /** Marks the room as full, or as having places again (requirements 19). */
  isFull: z.boolean().optional(),
})
export type DoorRequest = z.infer<typeof doorRequest>

/**
 * The outcome of an entry. `already`: was inside, checked in by any phone; `no-place`: neither
 * place nor offer; `walk-ins-full`: no place for walk-ins is left; `unknown`: no such badge or
 * sign-up.
 */
export const DOOR_OUTCOMES = [
  'in',
  'walk-in',
  'already',
  'no-place',
  'walk-ins-full',
  'undone',
  'unknown',
] as const
export type DoorOutcome = (typeof DOOR_OUTCOMES)[number]

const result = z.object({
  id: z.string(),
  outcome: z.enum(DOOR_OUTCOMES),
  /** Empty where it is not known. */
  name: z.string(),
})
export type DoorResult = z.infer<typeof result>

/** Somebody who may come to the door: has a place, waits for one, or is inside. */
const doorPerson = z.object({
  /** Document id of the sign-up. */
  id: z.string(),
  /** Empty, with the address, for a walk-in without a name. */
  name: z.string(),
  email: z.string(),
  /** Order of arrival at the item, as staff see it. */
  turn: z.int(),
  /** Hash of the badge's text, by which a phone recognises it; null without a badge. */
  badge: z.string().nullable(),
  state: z.enum(SIGN_UP_STATES),
})
export type DoorPerson = z.infer<typeof doorPerson>

const doorItem = z.object({
  /** Document id. */
  id: z.string(),
  title: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  room: z.string(),
  isCancelled: z.boolean(),
})
export type DoorItem = z.infer<typeof doorItem>

/** Answer of `GET /door`: the items that the visitor may check people in for, in their order. */
export const doorItems = z.object({ items: z.array(doorItem) })

/** How it is at a door. */
export const doorList = z.object({
  item: doorItem,
  people: z.array(doorPerson),
  /** Places for sign-ups, and those kept for walk-ins; null: unlimited. */
  places: z.int().nullable(),
  walkInPlaces: z.int().nullable(),
})
export type DoorList = z.infer<typeof doorList>

/** Answer of `GET /door/{item}` and of `POST`, which answers its entries as well. */
export const doorAnswer = z.object({
  list: doorList,
  results: z.array(result),
  /** Whether the room is marked as full. */
  isFull: z.boolean(),
})
export type DoorAnswer = z.infer<typeof doorAnswer>
