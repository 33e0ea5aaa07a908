import type { FairLinkKind } from '../fair-links.ts'
import type { Consent, FormLanguage } from '../forms/definition.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '../forms/submission.ts'
import type { SubscriptionKind, SubscriptionState } from '../forms/subscription.ts'
import type { ConsentBasis, LeadState, SharedField, SharingChoice } from '../leads/terms.ts'
import type { MeetingState } from '../meetings/terms.ts'
import type { MemberRole, MemberState } from '../my-stand/terms.ts'
import type { PushPreferences } from '../push/terms.ts'
import type { SavedEntry } from '../saved-entries.ts'
import type { SignUpCause, SignUpState } from '../sign-ups/states.ts'

/**
 * Base path of the calls by which visitors read, change and delete their personal data, after the
 * base of the content API.
 */
export const PROFILE_PATH = '/visitor-profile'
export const PROFILE_PHOTO_PATH = `${PROFILE_PATH}/photo`
export const PROFILE_CONSENTS_PATH = `${PROFILE_PATH}/consents`
export const PROFILE_EXPORT_PATH = `${PROFILE_PATH}/export`
export const PROFILE_DELETION_PATH = `${PROFILE_PATH}/delete`

/** The fields of a profile that visitors change, named as in the form `visitor-profile`. */
export interface ProfileValues {
  readonly firstName: string
  readonly infix: string
  readonly lastName: string
  readonly phone: string
  readonly organisation: string
  readonly jobTitle: string
  readonly organisationType: string
  /** Dates `YYYY-MM-DD`. */
  readonly days: readonly string[]
  /** Slugs of themes. */
  readonly interests: readonly string[]
  readonly accessibility: string
  /** Whether other visitors may see name, job title, organisation and its kind. */
  readonly listed: boolean
}

/** A consent, as it is shown to its visitor. */
export interface GivenConsent {
  readonly subject: Consent['subject']
  readonly textVersion: string
  /** ISO 8601. */
  readonly givenAt: string
  /** Path of the page. */
  readonly source: string
  /** ISO 8601; null for a current consent. */
  readonly withdrawnAt: string | null
}

/** The profile of the visitor whose token it is. */
export interface OwnProfile extends ProfileValues {
  readonly email: string
  /** The way to sign in: `local` is with e-mail address and password. */
  readonly provider: string
  readonly hasPassword: boolean
  /** Changes with the photo; null without one. */
  readonly photo: string | null
  /** The text of the badge's QR code: random, without personal data. */
  readonly badgeCode: string
  readonly language: FormLanguage
  /** ISO 8601. */
  readonly registeredAt: string
  /**
   * Whether the terms for visitors were agreed to; a visitor who came by a provider does so in the
   * profile.
   */
  readonly agreed: boolean
  /** Whether the newsletter is sent now. */
  readonly newsletter: boolean
  /** Whether changes of saved programme items are mailed (requirements 17.7). */
  readonly tellSaved: boolean
  /** Latest first. */
  readonly consents: readonly GivenConsent[]
}

/** Changed choices on the consents page. */
export interface ConsentChoices {
  readonly newsletter: boolean
  readonly tellSaved: boolean
  readonly language: FormLanguage
  /** Path of the page, without query. */
  readonly source: string
}

/** Form that somebody sent with the address of their account. */
export interface OwnSubmission {
  readonly kind: string
  readonly reference: string | null
  readonly state: string
  /** ISO 8601. */
  readonly receivedAt: string
  readonly source: string
  /** As filled in; files by name. */
  readonly values: unknown
  /** Names of the attachments and of the documents made for it. */
  readonly files: readonly string[]
}

/**
 * All personal data of a visitor, for access and portability (GDPR, articles 15 and 20). Without
 * passwords, tokens or their hashes. All times are ISO 8601.
 */
export interface PersonalData {
  readonly exportedAt: string
  readonly account: {
    readonly email: string
    /** Address that waits for its owner to confirm it. */
    readonly newAddress: string | null
    readonly username: string
    readonly provider: string
    readonly confirmed: boolean
    readonly createdAt: string
    readonly confirmedAt: string | null
    /** When it last signed in or its session was renewed, stored once a day. */
    readonly lastUsedAt: string | null
    /** Page on which it was registered; null for an account that a provider's sign-in made. */
    readonly source: string | null
    /** The changes by staff; their reasons are internal notes. */
    readonly history: readonly {
      readonly at: string
      readonly what:
        | 'blocked'
        | 'unblocked'
        | 'confirmation-sent'
        | 'address-asked'
        | 'address-changed'
    }[]
  }
  readonly profile: ProfileValues & {
    readonly language: FormLanguage
    readonly badgeCode: string
    readonly registeredAt: string
    readonly tellSaved: boolean
    readonly sharing: SharingChoice
    readonly sharedFields: readonly SharedField[]
    /** Document ids of the rooms at whose doors they may check people in. */
    readonly doorRooms: readonly string[]
    /** As a `data:` address; null without one. */
    readonly photo: string | null
  }
  readonly consents: readonly GivenConsent[]
  readonly subscriptions: readonly {
    readonly kind: SubscriptionKind
    readonly state: SubscriptionState
    readonly topics: readonly string[]
    readonly language: string
    readonly source: string
    readonly requestedAt: string
    readonly confirmedAt: string | null
    readonly unsubscribedAt: string | null
  }[]
  readonly sessions: readonly {
    /** `Firefox on Windows`; null for an unknown one. */
    readonly device: string | null
    readonly signedInAt: string | null
    readonly lastUsedAt: string | null
    readonly current: boolean
  }[]
  readonly mails: readonly {
    readonly purpose: string
    readonly subject: string
    readonly state: string
    readonly queuedAt: string
    readonly sentAt: string | null
  }[]
  readonly submissions: readonly OwnSubmission[]
  readonly signUps: readonly {
    /** Document id of the programme item. */
    readonly item: string
    /** Null for an unpublished item. */
    readonly title: string | null
    readonly state: SignUpState
    /** Given when signing up by phone. */
    readonly phone: string | null
    readonly arrivedAt: string
    readonly changedAt: string
    readonly history: readonly {
      readonly at: string
      readonly state: SignUpState
      readonly cause: SignUpCause
    }[]
  }[]
  /** The visitor's calendar and share links. */
  readonly fairLinks: readonly { readonly kind: FairLinkKind; readonly madeAt: string }[]
  /** The exhibitors that they act for, or were invited to act for. */
  readonly exhibitorMembers: readonly {
    /** Name; null for a deleted exhibitor. */
    readonly exhibitor: string | null
    readonly name: string
    readonly role: MemberRole
    readonly state: MemberState
    readonly invitedBy: string
    readonly invitedAt: string
    readonly acceptedAt: string | null
    readonly withdrawnAt: string | null
  }[]
  /** Badges for stands with the visitor's address. */
  readonly standBadges: readonly {
    /** Name; null for a deleted exhibitor. */
    readonly exhibitor: string | null
    readonly name: string
    readonly code: string
    readonly madeAt: string
  }[]
  /** Meetings with exhibitors; times on the fair's clock. */
  readonly meetings: readonly {
    /** Name; null for a deleted exhibitor. */
    readonly exhibitor: string | null
    readonly state: MeetingState
    readonly start: string
    readonly proposed: string | null
    readonly message: string
    readonly reply: string
    readonly blockedByVisitor: boolean
    readonly askedAt: string
    readonly changedAt: string
  }[]
  /** Exhibitors that the visitor shares details with, or that asked. */
  readonly sharings: readonly {
    /** Null for one that is deleted. */
    readonly exhibitor: string | null
    readonly state: LeadState
    readonly fields: readonly SharedField[]
    readonly scannedAt: string
    /** Every step, with what was agreed to, how, and the version of the wording. */
    readonly history: readonly {
      readonly at: string
      readonly to: LeadState
      readonly fields: readonly SharedField[]
      readonly basis: ConsentBasis | null
      readonly wording: string
    }[]
  }[]
  /** Devices with push messages; without the keys for sending to them. */
  readonly pushInstallations: readonly (PushPreferences & {
    readonly registeredAt: string
    readonly lastUsedAt: string
    readonly language: FormLanguage
    /** Origin of the push service; null without a subscription. */
    readonly service: string | null
    readonly subscribedAt: string | null
    /** Since when news of the organiser is chosen; null: it is not. */
    readonly newsSince: string | null
  })[]
  /** Saved entries, including tombstones of removed ones. */
  readonly saved: readonly (Omit<SavedEntry, 'changedAt'> & { readonly changedAt: string })[]
}

/** Minutes after signing in during which somebody without a password may delete their account. */
export const RECENT_SIGN_IN_MINUTES = 10

/** Why an account was not deleted: 400, with this message in the error. */
export const WRONG_PASSWORD = 'The provided password is invalid'
/**
 * For an account without a password whose sign-in is too old: 403, with this message in the error.
 */
export const SIGN_IN_AGAIN = 'Sign in again to delete the account'

/** Whether a submission of a kind is somebody's own, or was sent for an organisation. */
const IS_PERSONAL: Readonly<Record<SubmissionKind, boolean>> = {
  contact: true,
  participation: false,
  'waiting-list': false,
  contract: false,
  advertising: false,
  'photo-removal': true,
  vacancy: false,
  accreditation: true,
  'group-registration': true,
}

/**
 * Kinds of submissions that go with somebody's account. The others stay for as long as their kind is kept:
 * an organisation agreed to something by them, or asks to.
 */
export const DELETED_WITH_ACCOUNT: readonly string[] = SUBMISSION_KINDS.filter(
  (kind) => IS_PERSONAL[kind],
)

/** The result of deleting an account. */
export interface DeletionReceipt {
  readonly ok: true
}
