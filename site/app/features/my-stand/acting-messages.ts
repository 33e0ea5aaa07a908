import { ACTING_MINUTES } from '@beursvloer/contract/my-stand/terms'
import { defineMessages } from '~/i18n/messages.ts'

/** Texts about staff of the fair who act for an exhibitor. */
export const actingMessages = defineMessages({
  nl: {
    title: 'Namens een standhouder',
    description: 'Voor medewerkers van de organisatie.',
    explained: `U opent Mijn stand van een standhouder als organisatie, ${ACTING_MINUTES} minuten lang. De standhouder ziet daarna wie wat wijzigde en wanneer. Leads ziet u niet.`,
    begin: 'Open Mijn stand',
    gone: 'Deze link werkt niet meer.',
    goneHint: 'Open Mijn stand opnieuw vanuit het paneel.',
    banner: 'U bent hier als organisatie. De standhouder ziet wie wat wijzigde en wanneer.',
    stop: 'Stop',
    heading: 'Bewerkt door de organisatie',
    acts: {
      proposal: 'Presentatie',
      tasks: 'Taken',
      badges: 'Badges',
      members: 'Collega’s',
      orders: 'Bestellingen',
    },
    act: (by: string, moment: string) => `${by}, ${moment}`,
  },
  en: {
    title: 'On behalf of an exhibitor',
    description: 'For staff of the organiser.',
    explained: `You open an exhibitor’s My stand as the organiser, for ${ACTING_MINUTES} minutes. The exhibitor sees afterwards who changed what and when. You do not see leads.`,
    begin: 'Open My stand',
    gone: 'This link no longer works.',
    goneHint: 'Open My stand again from the panel.',
    banner: 'You are here as the organiser. The exhibitor sees who changed what and when.',
    stop: 'Stop',
    heading: 'Edited by the organiser',
    acts: {
      proposal: 'Presentation',
      tasks: 'Tasks',
      badges: 'Badges',
      members: 'Colleagues',
      orders: 'Orders',
    },
    act: (by: string, moment: string) => `${by}, ${moment}`,
  },
})
