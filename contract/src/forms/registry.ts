import type { FormDefinition } from './definition.ts'
import { advertising } from './definitions/advertising.ts'
import { contact } from './definitions/contact.ts'
import { contract } from './definitions/contract.ts'
import { newsletter } from './definitions/newsletter.ts'
import { participation } from './definitions/participation.ts'
import { photoRemoval } from './definitions/photo-removal.ts'
import { programmeMail } from './definitions/programme-mail.ts'
import { vacancy } from './definitions/vacancy.ts'

/** Every form that visitors can send. */
export const formDefinitions: readonly FormDefinition[] = [
  contact,
  participation,
  contract,
  advertising,
  newsletter,
  photoRemoval,
  vacancy,
  programmeMail,
]

/** The form with an id as it stands in addresses; undefined for any other text. */
export const formNamed = (id: string): FormDefinition | undefined =>
  formDefinitions.find((form) => form.id === id)
