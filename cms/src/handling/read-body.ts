import { errors } from '@strapi/utils'
import type { Acceptance } from './acceptance'
import { STATES, type State } from './state-flow'
import type { NewState } from './views'

/** Most characters that staff add to a mail. */
const LONGEST_MESSAGE = 2000

const wrong = () => new errors.ValidationError('De vraag aan de server klopt niet.')

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
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

const tellingOf = ({ tell, message }: Readonly<Record<string, unknown>>) => ({
  tell: tell === true,
  message: textOf(message ?? '', LONGEST_MESSAGE),
})

const DOCUMENT_ID = 64

/** @throws ValidationError for a body that asks for no state */
export function readNewState(body: unknown): NewState {
  const fields = fieldsOf(body)
  return { from: stateOf(fields.from), to: stateOf(fields.to), ...tellingOf(fields) }
}

/** @throws ValidationError for a body that accepts nothing */
export function readAcceptance(body: unknown): Acceptance {
  const fields = fieldsOf(body)
  return {
    from: stateOf(fields.from),
    stand: textOf(fields.stand, DOCUMENT_ID),
    category: textOf(fields.category, DOCUMENT_ID),
    ...tellingOf(fields),
  }
}

/** @throws ValidationError for a body without text */
export const readNote = (body: unknown): string =>
  textOf(fieldsOf(body).text, Number.POSITIVE_INFINITY)
