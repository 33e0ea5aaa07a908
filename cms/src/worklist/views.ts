/** The panel's view of the worklist; texts are Dutch, dates `2027-03-17`, times ISO 8601. */

/** How soon something has to be done. */
export type Urgency = 'today' | 'week' | 'later'

/** Something that waits, with the way there. */
export interface WorklistLine {
  readonly id: string
  readonly urgency: Urgency
  /** How many of it wait. */
  readonly count: number
  readonly title: string
  /** The documents concerned, or the consequence for visitors. */
  readonly about: string
  /** By when, or since when; empty where there is no date. */
  readonly due: string
  /** A further note on the date; may be empty. */
  readonly dueNote: string
  /** Where it is done: a path of the panel, and a verb. */
  readonly to: string
  readonly action: string
}

/** How far the English texts of a document are from the Dutch ones, by the labels of its fields. */
export interface Translation {
  /** Empty in English only. */
  readonly empty: readonly string[]
  /** The Dutch text still stands in the English field. */
  readonly same: readonly string[]
  readonly dutch: readonly { readonly label: string; readonly text: string }[]
}

/** Registrations of a week from Monday. */
export interface WeekCount {
  /** Number of the week (ISO 8601). */
  readonly week: number
  readonly count: number
}

export interface RoomPlaces {
  readonly name: string
  readonly taken: number
  readonly places: number
}

/** The figures of the fair; each part only for users who may see it. */
export interface FairFigures {
  readonly registrations?: {
    readonly total: number
    /** The last twelve weeks, the current one last. */
    readonly weeks: readonly WeekCount[]
  }
  readonly places?: {
    readonly taken: number
    readonly places: number
    /** Where most places are, at most four. */
    readonly rooms: readonly RoomPlaces[]
  }
  readonly stands?: {
    readonly let: number
    readonly option: number
    readonly free: number
    readonly blocked: number
    /** Area of the stands that are let, in m². */
    readonly letArea: number
  }
}

export interface Deadline {
  readonly date: string
  /** `09:30`; empty: the whole day. */
  readonly time: string
  readonly title: string
  readonly note: string
  /** Whether the doors open then. */
  readonly isFair: boolean
}

export interface Worklist {
  /** Time of its creation. */
  readonly at: string
  /** The current edition; null while there is none. */
  readonly fair: {
    readonly name: string
    /** Days until the first day: 0 on it, less after it. */
    readonly daysLeft: number
    /** Whether it is over. */
    readonly isOver: boolean
    /** Document id, for a user who may change it. */
    readonly edition: string | null
  } | null
  readonly lines: readonly WorklistLine[]
  readonly figures: FairFigures
  readonly deadlines: readonly Deadline[]
}

/** A mail that did not arrive. */
export interface FailedMail {
  readonly documentId: string
  readonly to: string
  readonly subject: string
  readonly createdAt: string
  /** The mail server's answer; may be empty. */
  readonly lastError: string
  /** Where in the panel it belongs: a path, or null for nowhere. */
  readonly about: string | null
}

export interface FailedMails {
  readonly rows: readonly FailedMail[]
  readonly total: number
}
