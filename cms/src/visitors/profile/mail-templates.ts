import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { MailContent } from '../../mail/mail-content'

/**
 * The last mail to a deleted account. Its sentence about the remaining data holds for every
 * account.
 */
export const accountDeletedMail = (language: FormLanguage): MailContent =>
  language === 'nl'
    ? {
        language,
        subject: 'Uw account is verwijderd',
        title: 'Uw account is verwijderd',
        paragraphs: [
          'Wij hebben uw account verwijderd, met uw profiel, uw badge, uw toestemmingen en uw aanmelding voor de nieuwsbrief. U bent overal uitgelogd.',
          'Hebt u namens een organisatie deelname aangevraagd, een contract ingestuurd of besteld, dan bewaren wij die stukken zo lang als de wet en de afspraak dat vragen.',
        ],
        remarks: ['Dit is ons laatste bericht. Ook dit bericht bewaren wij niet.'],
      }
    : {
        language,
        subject: 'Your account has been deleted',
        title: 'Your account has been deleted',
        paragraphs: [
          'We have deleted your account, including your profile, your badge, your consents and your newsletter subscription. You have been signed out everywhere.',
          'If you requested a stand, sent us a contract or placed an order on behalf of an organisation, we keep those documents for as long as the law and the agreement require.',
        ],
        remarks: ['This is our last message to you. We do not keep a copy of it.'],
      }
