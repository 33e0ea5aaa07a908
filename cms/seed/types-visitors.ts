import type { LocalizedText } from './types-programme.ts'

/** A kind of organisations that visit. */
export interface OrganisationTypeSeed {
  readonly code: string
  readonly name: LocalizedText
}

/** Somebody with an account on the site. Nobody knows the password. */
export interface VisitorSeed {
  /** At `.example`, which has no mail. */
  readonly email: string
  readonly firstName: string
  readonly infix: string
  readonly lastName: string
  readonly jobTitle: string
  readonly organisation: string
  /** Code. */
  readonly organisationType: string
  /** Dates. */
  readonly days: readonly string[]
  /** Slugs of themes. */
  readonly interests: readonly string[]
  readonly accessibility: string | undefined
  /** Whether other visitors see them in the networking list. */
  readonly listed: boolean
  readonly language: 'nl' | 'en'
  readonly newsletter: boolean
  readonly state: 'confirmed' | 'pending' | 'blocked'
  /** How many days before the seeding they registered. */
  readonly daysAgo: number
  /** And how many minutes before that. */
  readonly minutesAgo: number
}

/** Somebody who acts for an exhibitor. */
export interface ExhibitorMemberSeed {
  /** Slug. */
  readonly exhibitor: string
  readonly role: 'manager' | 'editor' | 'staff'
  readonly visitor: VisitorSeed
}

/** A task of all exhibitors. */
export interface ExhibitorTaskSeed {
  readonly titleNl: string
  readonly titleEn: string
  readonly helpNl: string
  readonly helpEn: string
  readonly kind: 'tick' | 'text' | 'file'
  readonly due: string
}
