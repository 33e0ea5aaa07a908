import type { TypeName } from '@beursvloer/contract/content/type-names'

/** A type of content that staff import and export as a table; its columns follow from its schema. */
export interface ImportType {
  readonly name: TypeName
  /** By which fields a row is recognised, the surest first; several together make one name. */
  readonly keys: readonly (readonly string[])[]
  /** Fields that no two new rows of a file have in common; the last key by default. */
  readonly identity?: readonly string[]
  /** Further heads by which a field is known, in lower case. */
  readonly heads?: Readonly<Record<string, readonly string[]>>
}

/** The importable types, in the order of the panel. */
export const IMPORT_TYPES: readonly ImportType[] = [
  {
    name: 'exhibitor',
    keys: [['slug'], ['kvk'], ['name']],
    heads: {
      name: ['bedrijf', 'bedrijfsnaam', 'organisatie', 'standhouder'],
      kvk: ['kvk', 'kvk nr'],
      stands: ['stand', 'standnummer'],
      category: ['groep'],
      website: ['site', 'url'],
      intro: ['omschrijving'],
      contactName: ['contact', 'contactpersoon'],
      contactEmail: ['e-mail', 'email', 'e-mailadres'],
      contactPhone: ['telefoon', 'telefoonnummer'],
    },
  },
  {
    name: 'speaker',
    keys: [['slug'], ['firstName', 'infix', 'lastName']],
    heads: {
      organisation: ['bedrijf', 'werkgever'],
      jobTitle: ['titel', 'rol'],
      bio: ['biografie', 'over'],
    },
  },
  {
    name: 'programme-item',
    keys: [['slug'], ['title', 'day', 'start'], ['title']],
    identity: ['title', 'day', 'start'],
    heads: {
      title: ['sessie', 'session', 'naam'],
      day: ['datum', 'date'],
      room: ['zaal', 'locatie', 'location'],
      start: ['begin', 'begintijd', 'aanvang', 'van'],
      end: ['einde', 'eindtijd', 'tot'],
      language: ['taal'],
      summary: ['samenvatting', 'abstract'],
      body: ['omschrijving', 'beschrijving', 'description'],
      speakers: ['spreker', 'speaker'],
    },
  },
  {
    name: 'stand',
    keys: [['number']],
    heads: { number: ['stand'], area: ['m2', 'opp', 'oppervlak'] },
  },
  { name: 'vacancy', keys: [['slug'], ['title']], heads: { url: ['website', 'link'] } },
  { name: 'faq-item', keys: [['question']] },
  { name: 'partner', keys: [['name']], heads: { name: ['partner', 'organisatie'] } },
  { name: 'product', keys: [['code']] },
  { name: 'tariff', keys: [['name']] },
  { name: 'redirect', keys: [['from']], heads: { from: ['oud'], to: ['nieuw'] } },
  { name: 'navigation-item', keys: [['group', 'label']] },
]

/** The importable type of a name; undefined for any other. */
export const importType = (name: unknown): ImportType | undefined =>
  IMPORT_TYPES.find((type) => type.name === name)
