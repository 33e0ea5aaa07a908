import type { FormDefinition } from '../definition.ts'
import { attachmentsStep } from './contract/attachments-step.ts'
import { checkStep } from './contract/check-step.ts'
import { companyStep } from './contract/company-step.ts'
import { contactsStep } from './contract/contacts-step.ts'
import { invoicingStep } from './contract/invoicing-step.ts'
import { presentationStep } from './contract/presentation-step.ts'
import { standStep } from './contract/stand-step.ts'

/** Booking a stand (requirements 8.5). Its answer is a contract to sign. */
export const contract = {
  id: 'contract',
  counted: { 200: 'lead contract' },
  reference: 'CF',
  title: { nl: 'Contractformulier', en: 'Contract form' },
  // A logo and a policy of 5,000 kB each (requirements 7.5), and the texts.
  maxBodyBytes: (2 * 5_000 + 512) * 1024,
  keepsDraft: true,
  steps: [
    companyStep,
    contactsStep,
    invoicingStep,
    standStep,
    presentationStep,
    attachmentsStep,
    checkStep,
  ],
} as const satisfies FormDefinition
