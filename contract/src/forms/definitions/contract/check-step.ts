import { REGULATION_PAGE, TERMS_PAGE } from '../../../page-addresses.ts'
import type { Consent, Field, Step, Text } from '../../definition.ts'
import { BY_DIRECT_DEBIT } from './invoicing-step.ts'

/** Changes whenever the wording below does. */
const TEXT_VERSION = '2026-11'

const agreement = <const Name extends string>(
  name: Name,
  subject: Consent['subject'],
  label: Text,
  reads?: Field['reads'],
) =>
  ({
    kind: 'checkbox',
    name,
    label,
    ...(reads && { reads }),
    rules: 'accepted',
    messages: {
      accepted: {
        nl: 'Zonder dit vinkje kunnen wij geen contract maken.',
        en: 'Without this tick we cannot make a contract.',
      },
    },
    consent: { subject, textVersion: TEXT_VERSION },
  }) as const satisfies Field

/**
 * The consents. A tick is no mandate for direct debit: that is a block of its own in the contract,
 * with creditor id, reference, place, date and signature (requirements 8.6).
 */
export const checkStep = {
  id: 'check',
  title: { nl: 'Controle', en: 'Review' },
  parts: [
    {
      kind: 'group',
      name: 'agreement',
      label: { nl: 'Akkoord', en: 'Agreement' },
      fields: [
        agreement(
          'terms',
          'terms',
          { nl: 'Ik ga akkoord met de voorwaarden', en: 'I agree to the terms' },
          { page: TERMS_PAGE, label: { nl: 'Lees de voorwaarden', en: 'Read the terms' } },
        ),
        agreement(
          'regulation',
          'regulation',
          {
            nl: 'Ik ga akkoord met het reglement voor standhouders',
            en: 'I agree to the exhibitor rules',
          },
          { page: REGULATION_PAGE, label: { nl: 'Lees het reglement', en: 'Read the rules' } },
        ),
        agreement('authorised', 'signatory', {
          nl: 'De tekenbevoegde mag mijn organisatie aan dit contract binden',
          en: 'The authorised signatory may bind my organisation to this contract',
        }),
      ],
    },
    {
      kind: 'group',
      name: 'mandate',
      label: { nl: 'SEPA-machtiging', en: 'SEPA mandate' },
      help: {
        nl: 'De machtiging staat met ons incassant-ID en een eigen kenmerk bij het contract. Zij geldt pas als u haar daar hebt getekend.',
        en: 'The mandate comes with the contract, with our creditor ID and a reference of its own. It holds only once you have signed it there.',
      },
      when: BY_DIRECT_DEBIT,
      fields: [
        {
          kind: 'text',
          name: 'place',
          label: { nl: 'Plaats van ondertekening', en: 'Place of signing' },
          rules: 'required|length:0,80|printable',
        },
        agreement('agreed', 'sepa', {
          nl: 'Ik wil per SEPA-incasso betalen en teken daarvoor de doorlopende machtiging',
          en: 'I want to pay by SEPA direct debit and will sign the recurrent mandate for it',
        }),
      ],
    },
  ],
} as const satisfies Step
