import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { INVITATION_DAYS } from '@beursvloer/contract/my-stand/terms'
import { STAND_BADGE_PAGE } from '@beursvloer/contract/page-addresses'
import { invitationLink } from '../exhibitor-members/invitation-mail'
import type { MailContent } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'

interface Made {
  readonly by: string
  /** Name of the exhibitor. */
  readonly stand: string
  readonly code: string
  /** Token of the invitation; null for a recipient who is a member already. */
  readonly token: string | null
}

/** Mails the address of a badge for a stand to its recipient. */
export function standBadgeMail(
  language: FormLanguage,
  { by, stand, code, token }: Made,
): MailContent {
  const url = `${siteAddress(STAND_BADGE_PAGE, language)}?${new URLSearchParams({ code })}`
  return language === 'nl'
    ? {
        language,
        subject: `Uw badge voor de stand van ${stand}`,
        title: 'Uw badge staat klaar',
        paragraphs: [
          `${by} maakte een badge voor u, voor de stand van ${stand}. Toon de QR-code bij de ingang, of print de badge.`,
        ],
        action: { label: 'Bekijk uw badge', url },
        ...(token && {
          alternative: { label: 'Log in als standpersoneel', url: invitationLink(language, token) },
          remarks: [
            `De link om in te loggen werkt één keer, ${INVITATION_DAYS} dagen lang. Daarmee scant u badges van bezoekers.`,
          ],
        }),
      }
    : {
        language,
        subject: `Your badge for the stand of ${stand}`,
        title: 'Your badge is ready',
        paragraphs: [
          `${by} made a badge for you, for the stand of ${stand}. Show the QR code at the entrance, or print the badge.`,
        ],
        action: { label: 'View your badge', url },
        ...(token && {
          alternative: { label: 'Sign in as stand staff', url: invitationLink(language, token) },
          remarks: [
            `The sign-in link works once, for ${INVITATION_DAYS} days. It lets you scan visitors’ badges.`,
          ],
        }),
      }
}
