import type { OrganisationTypeSeed } from '../types-visitors.ts'

/** Kinds of organisations that visit (requirements 8.3), in order. */
export const organisationTypes: readonly OrganisationTypeSeed[] = [
  { code: 'association', name: { nl: 'Corporatie', en: 'Association' } },
  { code: 'authority', name: { nl: 'Overheid', en: 'Public authority' } },
  { code: 'developer', name: { nl: 'Ontwikkelaar', en: 'Developer' } },
  { code: 'builder', name: { nl: 'Bouwer', en: 'Contractor' } },
  { code: 'adviser', name: { nl: 'Architect of adviseur', en: 'Architect or adviser' } },
  { code: 'supplier', name: { nl: 'Toeleverancier', en: 'Supplier' } },
  { code: 'education', name: { nl: 'Onderwijs', en: 'Education' } },
  { code: 'other', name: { nl: 'Overig', en: 'Other' } },
]
