import type { Content } from '~/content/model.ts'
import type { NoteChoices } from './note-fields.tsx'

/** What a lead of an exhibitor can be about: its concepts. */
export const productsOf = (content: Content, exhibitor: string): NoteChoices['products'] =>
  content.exhibitors.find(exhibitor)?.concepts.map(({ id, name }) => ({ id, name })) ?? []
