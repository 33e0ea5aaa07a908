import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { INVITATION_DAYS, type MemberRole } from '@beursvloer/contract/my-stand/terms'
import { STAND_INVITATION_PAGE } from '@beursvloer/contract/page-addresses'
import type { MailContent } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'

const DUTIES: Readonly<Record<FormLanguage, Readonly<Record<MemberRole, string>>>> = {
  nl: {
    manager:
      'U regelt daar alles: de presentatie, de taken, het contract en wie er nog meer bij mag.',
    editor: 'U werkt daar aan de presentatie en de taken.',
    staff: 'U staat op de stand.',
  },
  en: {
    manager:
      'There you manage everything: the presentation, the tasks, the contract and who else has access.',
    editor: 'There you work on the presentation and the tasks.',
    staff: 'You are part of the team at the stand.',
  },
}

/** Accepts an invitation. */
export const invitationLink = (language: FormLanguage, token: string): string =>
  `${siteAddress(STAND_INVITATION_PAGE, language)}?${new URLSearchParams({ code: token })}`

interface Invited {
  readonly by: string
  /** Name of the exhibitor. */
  readonly stand: string
  readonly role: MemberRole
  readonly token: string
}

/** The mail that invites a person to become a member of an exhibitor. */
export function standInvitationMail(
  language: FormLanguage,
  { by, stand, role, token }: Invited,
): MailContent {
  const url = invitationLink(language, token)
  return language === 'nl'
    ? {
        language,
        subject: `Uitnodiging voor Mijn stand van ${stand}`,
        title: 'Regel uw stand zelf',
        paragraphs: [
          `${by} nodigt u uit voor Mijn stand van ${stand}. ${DUTIES.nl[role]}`,
          'Hebt u al een account met dit e-mailadres, dan gebruikt u dat. Anders maken wij er een als u de uitnodiging aanneemt; een wachtwoord is niet nodig.',
        ],
        action: { label: 'Bekijk de uitnodiging', url },
        remarks: [
          `De link werkt één keer, ${INVITATION_DAYS} dagen lang. Hoort deze uitnodiging niet bij u, dan hoeft u niets te doen.`,
        ],
      }
    : {
        language,
        subject: `Invitation to the stand area of ${stand}`,
        title: 'Manage your stand yourself',
        paragraphs: [
          `${by} invites you to the stand area of ${stand}. ${DUTIES.en[role]}`,
          'If you already have an account with this email address, you use that one. Otherwise, we create one when you accept the invitation; you do not need a password.',
        ],
        action: { label: 'View the invitation', url },
        remarks: [
          `The link works once, for ${INVITATION_DAYS} days. If this invitation is not for you, there is nothing you need to do.`,
        ],
      }
}
