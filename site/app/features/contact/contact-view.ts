import { contactSubjects } from '@beursvloer/contract/contact-address'
import type { ContactSubject, Content, TeamMember } from '~/content/model.ts'
import { languageOf, languagesOf } from '~/shell/field-language.ts'
import { pictureOf } from '~/shell/picture-of.ts'

/** The subjects of a question, each with its name in the address. */
export const SUBJECTS = Object.entries(contactSubjects) as readonly [ContactSubject, string][]

export type MemberView = ReturnType<typeof toMemberView>

export type ContactView = ReturnType<typeof toContactView>

const toMemberView = (member: TeamMember) => ({
  id: member.id,
  name: member.name,
  role: member.role,
  topics: member.topics,
  ...languagesOf(member),
  email: member.email,
  phone: member.phone,
  photo: member.photo && pictureOf(member.photo),
})

/** The subject that an address names; null for none or an unknown one. */
export const subjectNamed = (name: string | null): ContactSubject | null =>
  SUBJECTS.find(([, path]) => path === name)?.[0] ?? null

export function toContactView(
  { team, settings, edition }: Pick<Content, 'team' | 'settings' | 'edition'>,
  subject: ContactSubject | null,
) {
  const people = SUBJECTS.flatMap(([name]) => {
    const member = team.find((candidate) => candidate.subject === name)
    return member ? [[name, toMemberView(member)] as const] : []
  })
  return {
    fair: edition.name,
    // The subject of the question in the address.
    subject,
    // The person who answers questions about a subject; the office does where nobody is named.
    people: Object.fromEntries(people),
    team: team.map(toMemberView),
    office: {
      name: settings.organisation,
      address: [settings.address, `${settings.postcode} ${settings.city}`.trim()].filter(Boolean),
      email: settings.email,
      phone: settings.phone,
      hours: settings.officeHours,
      hoursLanguage: languageOf(settings, 'officeHours'),
    },
  }
}

/** Whether a text of a form is a subject. */
export const isSubject = (text: string): text is ContactSubject =>
  SUBJECTS.some(([name]) => name === text)

/** A telephone number as a link: without spaces. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A new message with its subject filled in. */
export const mailtoHref = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
