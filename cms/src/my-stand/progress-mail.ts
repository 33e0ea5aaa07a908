import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { myStandPagePath } from '@beursvloer/contract/page-addresses'
import type { MailContent } from '../mail/mail-content'
import { siteAddress } from '../mail/site-address'

/** What a reminder can name. */
export type OpenMatter = 'presentation' | 'late' | 'tasks' | 'badges'

const MATTERS: Readonly<Record<FormLanguage, Readonly<Record<OpenMatter, string>>>> = {
  nl: {
    presentation: 'Uw presentatie op de site is nog niet klaar.',
    late: 'Er zijn taken waarvan de datum voorbij is.',
    tasks: 'Er staan taken open.',
    badges: 'U maakte nog geen badges voor de mensen op uw stand.',
  },
  en: {
    presentation: 'Your presentation on the website is not finished yet.',
    late: 'There are tasks whose date has passed.',
    tasks: 'There are open tasks.',
    badges: 'You have not made any badges for the people on your stand yet.',
  },
}

interface Reminded {
  readonly exhibitor: string
  readonly exhibitorId: string
  readonly open: readonly OpenMatter[]
  /** What staff add; may be empty. */
  readonly message: string
}

/** Reminds an exhibitor of everything that is open in its area. */
export function progressMail(
  language: FormLanguage,
  { exhibitor, exhibitorId, open, message }: Reminded,
): MailContent {
  const matters = open.map((matter) => MATTERS[language][matter])
  const url = siteAddress(myStandPagePath(exhibitorId), language)
  return language === 'nl'
    ? {
        ...{ language, subject: `Nog te doen voor de stand van ${exhibitor}` },
        title: 'Nog te doen voor uw stand',
        paragraphs: [...(message ? [message] : []), ...matters],
        action: { label: 'Open Mijn stand', url },
      }
    : {
        ...{ language, subject: `Still to do for the stand of ${exhibitor}` },
        title: 'Still to do for your stand',
        paragraphs: [...(message ? [message] : []), ...matters],
        action: { label: 'Open My stand', url },
      }
}
