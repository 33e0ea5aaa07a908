import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { mailIn } from '../mail/mail-content'
import { queueMail } from '../mail/outbox'

/** A member of staff; those whom a command makes have a password. */
interface NewStaff {
  readonly email: string
  readonly password?: string | null
  readonly registrationToken?: string | null
}

const invitationMail = (token: string) =>
  mailIn('nl', {
    nl: {
      subject: 'Uitnodiging voor het beheer van de website',
      paragraphs: [
        'U bent uitgenodigd om mee te werken aan de website van de beurs. Met de knop kiest u uw wachtwoord; daarna bent u ingelogd in het beheer.',
      ],
      action: {
        label: 'Kies uw wachtwoord',
        url: `${settings.cmsUrl}/admin/auth/register?registrationToken=${encodeURIComponent(token)}`,
      },
      remarks: ['De link werkt één keer. Verwachtte u dit niet? Dan hoeft u niets te doen.'],
    },
    en: {
      subject: 'Invitation to manage the website',
      paragraphs: ['You are invited to help with the website of the fair.'],
    },
  })

/** Mails each new member of staff the link that the panel shows to the one who invites. */
export function mailStaffInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }) {
      const { email, password, registrationToken } = result as NewStaff
      if (password || !registrationToken) return
      const content = invitationMail(registrationToken)
      await queueMail(strapi, { purpose: 'staff-invitation', to: email, content }, new Date())
    },
  })
}
