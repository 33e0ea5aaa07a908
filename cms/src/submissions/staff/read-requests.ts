import { errors } from '@strapi/utils'
import { STATES, type State } from '../state-flow'
import type { Acceptance, ContractChoices, Requotation, VacancyChoices } from './acceptance'
import type { NewState } from './views'

/** Maximum length of a text that staff add to a mail, in characters. */
const MAX_MESSAGE_LENGTH = 2000

const wrong = () => new errors.ValidationError('De vraag aan de server klopt niet.')

function requiredObject(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw wrong()
  return body as Record<string, unknown>
}

function textOf(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) throw wrong()
  return value
}

function stateOf(value: unknown): State {
  const state = STATES.find((candidate) => candidate === value)
  if (!state) throw wrong()
  return state
}

const senderMailOf = ({ tell, message }: Readonly<Record<string, unknown>>) => ({
  tell: tell === true,
  message: textOf(message ?? '', MAX_MESSAGE_LENGTH),
})

const DOCUMENT_ID = 64

/** @throws ValidationError for a body that asks for no state */
export function readNewState(body: unknown): NewState {
  const fields = requiredObject(body)
  return { from: stateOf(fields.from), to: stateOf(fields.to), ...senderMailOf(fields) }
}

const acceptanceOf = (fields: Readonly<Record<string, unknown>>): Acceptance => ({
  from: stateOf(fields.from),
  ...senderMailOf(fields),
})

/** @throws ValidationError for a body that accepts no contract */
export function readContractAcceptance(body: unknown): Acceptance & ContractChoices {
  const fields = requiredObject(body)
  return {
    ...acceptanceOf(fields),
    stand: textOf(fields.stand, DOCUMENT_ID),
    category: textOf(fields.category, DOCUMENT_ID),
  }
}

/** @throws ValidationError for a body that asks for no quotation */
export function readRequotation(body: unknown): Requotation {
  const fields = requiredObject(body)
  return {
    from: stateOf(fields.from),
    stand: textOf(fields.stand, DOCUMENT_ID),
    message: textOf(fields.message ?? '', MAX_MESSAGE_LENGTH),
  }
}

/** @throws ValidationError for a body that accepts no vacancy */
export function readVacancyAcceptance(body: unknown): Acceptance & VacancyChoices {
  const fields = requiredObject(body)
  return { ...acceptanceOf(fields), exhibitor: textOf(fields.exhibitor, DOCUMENT_ID) }
}

/** @throws ValidationError for a body without text */
export const readNote = (body: unknown): string =>
  textOf(requiredObject(body).text, Number.POSITIVE_INFINITY)
