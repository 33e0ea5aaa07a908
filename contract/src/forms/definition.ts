import type { Counted } from '../statistics/events.ts'
import type { ReferencePrefix } from './references.ts'

/** Languages of forms; Dutch is the default, English the fallback (requirements 13.1). */
export type FormLanguage = 'nl' | 'en'

/** A text in both languages. */
export type Text = Readonly<Record<FormLanguage, string>>

/** The kind of a form; also part of the address to which the site sends it. */
export type FormId =
  | 'contact'
  | 'participation'
  | 'waiting-list'
  | 'contract'
  | 'advertising'
  | 'newsletter'
  | 'photo-removal'
  | 'vacancy'
  | 'accreditation'
  | 'group-registration'
  | 'programme-mail'
  | 'visitor-registration'
  | 'visitor-profile'
  | 'sign-in'
  | 'forgot-password'
  | 'reset-password'
  | 'change-password'
  | 'visitor-consents'
  | 'resend-confirmation'
  | 'confirm-registration'
  | 'delete-account'
  | 'guest-sign-up'
  | 'sign-in-link'
  | 'lead-photo'
  | 'stand-badges'
  | 'stand-concept'
  | 'stand-member'
  | 'stand-picture'
  | 'stand-presentation'
  | 'stand-session'
  | 'stand-task'
  | 'stand-vacancy'

/** A form file entry (requirements 5.6): its name, and the file while it is being sent. */
export interface FileEntry {
  readonly name: string
  /** Absent where only the name is known, as for staff. */
  readonly file?: File
}

/**
 * The value of a field. Numbers and dates are kept as typed and normalised text (`24`,
 * `2027-03-17`); a single checkbox is a boolean; a group is an object; a list is an array of
 * objects.
 */
export type Value =
  | string
  | boolean
  | readonly string[]
  | readonly FileEntry[]
  | Values
  | readonly Values[]
  | undefined
export interface Values {
  readonly [name: string]: Value
}

/** Problems by path (`company.kvk`, `coExhibitors.0.name`), each with at least one message. */
export type FieldProblems = Readonly<Record<string, readonly string[]>>

export interface Option {
  readonly value: string
  readonly label: Text
}

/** Choices that come from the content: the site takes them from the replica, the CMS from its database. */
export type OptionSource =
  | 'categories'
  | 'days'
  | 'exhibitors'
  | 'halls'
  | 'organisationTypes'
  | 'pavilions'
  | 'products'
  | 'stands'
  | 'themes'
export type OptionSources = Readonly<Partial<Record<OptionSource, readonly Option[]>>>

/**
 * Shown, sent and checked only when another field, by its path from the root, holds one of these
 * values, or none of those. In a list `*` stands for the item itself: `coExhibitors.*.country`. An
 * unticked box is false, and an empty field is an empty text.
 */
export type Condition = { readonly field: string } & (
  | { readonly is: readonly (string | boolean)[] }
  | { readonly isNot: readonly string[] }
)

/**
 * The normalisation of a text to its canonical form before rules see it and before it is stored.
 */
export type Normalisation =
  | 'trim'
  | 'lines'
  | 'email'
  | 'digits'
  | 'vat-id'
  | 'iban'
  | 'postcode'
  | 'phone'
  | 'decimal'
  | 'url'

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'textarea'
  | 'number'
  | 'money'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'stand'
  | 'file'

export interface FileRule {
  /** Kinds that magic bytes can prove. */
  readonly kinds: readonly ('pdf' | 'png' | 'jpeg' | 'webp' | 'svg' | 'eps')[]
  readonly maxFiles: number
  /** Kilobytes of 1,024 bytes, per file. */
  readonly maxKilobytes: number
}

/** A consent of the sender; it is stored with its version and the time. */
export interface Consent {
  readonly subject:
    | 'privacy'
    | 'terms'
    | 'regulation'
    | 'newsletter'
    | 'push'
    | 'sepa'
    | 'signatory'
    | 'tell-sender'
  /** Changes whenever the wording does. */
  readonly textVersion: string
}

/** A fact about the sender, as the value of a field. */
export type SenderRole = 'name' | 'email' | 'organisation' | 'kvk'

/** A copy of the values, besides those stored for staff to read. */
export type Copy = 'drafts' | 'mails' | 'exports'

export interface Field {
  readonly kind: FieldKind
  readonly name: string
  readonly label: Text
  readonly help?: Text
  /** The page that one agrees to by this tick: a link beside its box. */
  readonly reads?: { readonly page: string; readonly label: Text }
  /** Rules in FormKit's notation: `required|length:20,2000`. */
  readonly rules?: string
  /** Texts of this field in place of a rule's own, by rule. */
  readonly messages?: Readonly<Record<string, Text>>
  readonly options?: readonly Option[] | OptionSource
  readonly when?: Condition
  /** By kind when absent (email, tel, url, textarea, number, money), otherwise `trim`. */
  readonly normalise?: Normalisation
  /** HTML's autocomplete token (HTML standard, autofill). */
  readonly autocomplete?: string
  /** Value before anything is chosen. */
  readonly initial?: string | boolean
  readonly files?: FileRule
  readonly consent?: Consent
  /**
   * The fact about the sender in this field: staff search by it, and mail about the form goes to
   * the address. Of a choice the label is used.
   */
  readonly sender?: SenderRole
  /**
   * The copies without this value, passwords in all of them: `drafts` are kept in the visitor's
   * browser, `mails` go to the sender and to the fair, `exports` are the files that staff download.
   */
  readonly omitFrom?: readonly Copy[]
}

/** Fields that belong together; their values form one object. */
export interface Group {
  readonly kind: 'group'
  readonly name: string
  readonly label: Text
  readonly help?: Text
  readonly fields: readonly Field[]
  readonly when?: Condition
}

/** A group that may be filled in several times; its values form an array of objects. */
export interface List {
  readonly kind: 'list'
  readonly name: string
  readonly label: Text
  readonly help?: Text
  /** Heading of one, such as "Medestandhouder"; its number follows. */
  readonly itemLabel: Text
  readonly addLabel: Text
  /** For a list of people by first name, prefix, last name and address: label of pasting some. */
  readonly pasteLabel?: Text
  readonly minItems: number
  readonly maxItems: number
  readonly fields: readonly Field[]
  readonly when?: Condition
}

export type Part = Field | Group | List

/** A page of a long form; a short form has one. */
export interface Step {
  readonly id: string
  readonly title: Text
  readonly intro?: Text
  readonly parts: readonly Part[]
}

/**
 * One form: the page's fields, the checks of the site's server and of the CMS, and the view of
 * staff.
 */
export interface FormDefinition {
  readonly id: FormId
  /** The events that are counted, by the status of the answer (requirements 25.1). */
  readonly counted?: Readonly<Record<number, Counted>>
  /** Prefix of its references (requirements 7.8); null for forms that get none. */
  readonly reference: ReferencePrefix | null
  readonly title: Text
  readonly steps: readonly Step[]
  /** Its button; "Versturen" when absent. */
  readonly submitLabel?: Text
  /** True: sending cannot be undone; the button gets the colour for destructive actions. */
  readonly destroys?: boolean
  /** Largest request that this form can make, files included. */
  readonly maxBodyBytes: number
  /** Whether the browser keeps the values until the form is sent. */
  readonly keepsDraft: boolean
}
