import type { FormDefinition } from './definition.ts'
import { accreditation } from './definitions/accreditation.ts'
import { advertising } from './definitions/advertising.ts'
import { contact } from './definitions/contact.ts'
import { contract } from './definitions/contract.ts'
import { groupRegistration } from './definitions/group-registration.ts'
import { newsletter } from './definitions/newsletter.ts'
import { participation } from './definitions/participation.ts'
import { photoRemoval } from './definitions/photo-removal.ts'
import { programmeMail } from './definitions/programme-mail.ts'
import { vacancy } from './definitions/vacancy.ts'
import { waitingList } from './definitions/waiting-list.ts'

/** Every form that visitors can send. */
export const formDefinitions: readonly FormDefinition[] = [
  contact,
  participation,
  waitingList,
  contract,
  advertising,
  newsletter,
  photoRemoval,
  vacancy,
  accreditation,
  groupRegistration,
  programmeMail,
]

/** The form with an id as it stands in addresses; undefined for any other text. */
export const formNamed = (id: string): FormDefinition | undefined =>
  formDefinitions.find((form) => form.id === id)
