import { capital } from '../../capital.ts'
import { DWELLING_NAMES, RENT_NAMES } from '../../content/homes.ts'
import { type EntryKind, marketOf } from '../../my-stand/terms.ts'
import type { FormDefinition, Option, Part, Text } from '../definition.ts'
import { bodyHelp } from './stand-presentation.ts'
import { applicationField, closingDateField, placeField } from './vacancy-fields.ts'

const dwellings = Object.keys(DWELLING_NAMES.nl) as (keyof typeof DWELLING_NAMES.nl)[]
const rents = Object.keys(RENT_NAMES.nl) as (keyof typeof RENT_NAMES.nl)[]

const MARKETS = dwellings.flatMap((dwelling) =>
  rents.map((rent): Option => {
    const label = (language: 'nl' | 'en') =>
      `${capital(DWELLING_NAMES[language][dwelling])}, ${RENT_NAMES[language][rent]}`
    return { value: marketOf(dwelling, rent), label: { nl: label('nl'), en: label('en') } }
  }),
)

const DUTCH: Text = { nl: 'Nederlands', en: 'Dutch' }
const ENGLISH: Text = { nl: 'Engels', en: 'English' }

/** A text in both languages; `rules` are those of each, the Dutch one may be required besides. */
const inBoth = (
  kind: 'text' | 'textarea',
  name: string,
  label: Text,
  rules: string,
  { required = false, help }: { required?: boolean; help?: Text } = {},
): Part[] =>
  ([DUTCH, ENGLISH] as const).map((language) => ({
    ...{ kind, name: `${name}${language === DUTCH ? 'Nl' : 'En'}` },
    label: { nl: `${label.nl}, ${language.nl}`, en: `${label.en}, ${language.en}` },
    rules: required && language === DUTCH ? `required|${rules}` : rules,
    ...(help && { help }),
  }))

const CONCEPT: readonly Part[] = [
  {
    kind: 'text',
    name: 'name',
    label: { nl: 'Naam', en: 'Name' },
    rules: 'required|length:2,120',
  },
  {
    kind: 'radio',
    name: 'kind',
    label: { nl: 'Soort', en: 'Kind' },
    rules: 'required',
    options: [
      { value: 'new-build', label: { nl: 'Nieuwbouw', en: 'New build' } },
      { value: 'existing', label: { nl: 'Bestaande bouw', en: 'Existing buildings' } },
    ],
  },
  ...inBoth('textarea', 'summary', { nl: 'Samenvatting', en: 'Summary' }, 'length:0,500'),
  {
    kind: 'file',
    name: 'image',
    label: { nl: 'Nieuwe afbeelding', en: 'New picture' },
    help: { nl: 'JPEG of PNG tot 5.000 kB', en: 'JPEG or PNG up to 5,000 kB' },
    files: { kinds: ['jpeg', 'png'], maxFiles: 1, maxKilobytes: 5000 },
  },
  {
    kind: 'file',
    name: 'brochure',
    label: { nl: 'Nieuwe brochure', en: 'New brochure' },
    help: { nl: 'PDF tot 10.000 kB', en: 'PDF up to 10,000 kB' },
    files: { kinds: ['pdf'], maxFiles: 1, maxKilobytes: 10_000 },
  },
  {
    kind: 'checkboxes',
    name: 'markets',
    label: { nl: 'Woningtype en huurklasse', en: 'Type of home and rent class' },
    options: MARKETS,
  },
  {
    kind: 'select',
    name: 'buildingSystem',
    label: { nl: 'Bouwsysteem', en: 'Building system' },
    options: [
      { value: 'planar', label: { nl: '2D (panelen)', en: '2D panels' } },
      { value: 'volumetric', label: { nl: '3D (modules)', en: '3D modules' } },
      { value: 'hybrid', label: { nl: 'Hybride', en: 'Hybrid' } },
    ],
  },
  ...inBoth('text', 'material', { nl: 'Materiaal', en: 'Material' }, 'length:0,120'),
  {
    kind: 'number',
    name: 'deliveryWeeks',
    label: { nl: 'Levertijd in weken', en: 'Lead time in weeks' },
    rules: 'number|between:0,520|decimals:0',
  },
  {
    kind: 'number',
    name: 'buildDays',
    label: { nl: 'Bouwtijd in dagen', en: 'Construction time in days' },
    rules: 'number|between:0,1000|decimals:0',
  },
  {
    kind: 'number',
    name: 'mpg',
    label: { nl: 'MPG', en: 'Environmental score (MPG)' },
    help: { nl: 'In euro per m² per jaar', en: 'In euros per m² per year' },
    rules: 'number|between:0,10|decimals:2',
  },
  {
    kind: 'checkboxes',
    name: 'features',
    label: { nl: 'Kenmerken', en: 'Features' },
    options: [
      { value: 'movable', label: { nl: 'Verplaatsbaar', en: 'Relocatable' } },
      {
        value: 'occupiedRenovation',
        label: { nl: 'In bewoonde staat', en: 'While residents stay' },
      },
    ],
  },
  ...inBoth('textarea', 'references', { nl: 'Referenties', en: 'References' }, 'length:0,2000'),
]

const VACANCY: readonly Part[] = [
  ...inBoth('text', 'title', { nl: 'Functie', en: 'Job title' }, 'length:3,140', {
    required: true,
  }),
  placeField,
  ...inBoth('text', 'hours', { nl: 'Uren per week', en: 'Hours per week' }, 'length:0,60', {
    help: { nl: 'Bijvoorbeeld 32 tot 36 uur', en: 'For example 32 to 36 hours' },
  }),
  closingDateField,
  applicationField,
  ...inBoth('textarea', 'body', { nl: 'Tekst', en: 'Description' }, 'length:0,5000', {
    help: bodyHelp,
  }),
]

const PICTURE: readonly Part[] = [
  {
    kind: 'file',
    name: 'image',
    label: { nl: 'Nieuw beeld', en: 'New picture' },
    help: {
      nl: 'Uw stand, of wat er te zien is. JPEG of PNG tot 5.000 kB, liefst 1.600 pixels breed of meer',
      en: 'Your stand, or what it shows. JPEG or PNG up to 5,000 kB, preferably 1,600 pixels wide or more',
    },
    files: { kinds: ['jpeg', 'png'], maxFiles: 1, maxKilobytes: 5000 },
  },
  ...inBoth('text', 'alt', { nl: 'Beschrijving', en: 'Description' }, 'length:3,250', {
    required: true,
    help: {
      nl: 'Wat er te zien is, voor wie het beeld niet ziet',
      en: 'What it shows, for those who do not see it',
    },
  }),
  {
    kind: 'text',
    name: 'credit',
    label: { nl: 'Maker', en: 'Made by' },
    help: { nl: 'Als die bij het beeld genoemd wil worden', en: 'If they want to be named' },
    rules: 'length:0,120',
  },
]

const SESSION: readonly Part[] = [
  ...inBoth('text', 'title', { nl: 'Titel', en: 'Title' }, 'length:3,140', { required: true }),
  {
    kind: 'radio',
    name: 'type',
    label: { nl: 'Soort', en: 'Kind' },
    rules: 'required',
    options: [
      { value: 'lecture', label: { nl: 'Lezing', en: 'Talk' } },
      { value: 'knowledge-session', label: { nl: 'Kennissessie', en: 'Knowledge session' } },
      { value: 'tour', label: { nl: 'Tour', en: 'Tour' } },
      { value: 'debate', label: { nl: 'Debat', en: 'Debate' } },
    ],
  },
  {
    kind: 'radio',
    name: 'language',
    label: { nl: 'Voertaal', en: 'Spoken language' },
    rules: 'required',
    initial: 'nl',
    options: [
      { value: 'nl', label: DUTCH },
      { value: 'en', label: ENGLISH },
    ],
  },
  ...inBoth('textarea', 'summary', { nl: 'Samenvatting', en: 'Summary' }, 'length:0,200'),
  ...inBoth('textarea', 'body', { nl: 'Tekst', en: 'Text' }, 'length:0,5000', { help: bodyHelp }),
  {
    kind: 'textarea',
    name: 'wishes',
    label: { nl: 'Sprekers en wensen', en: 'Speakers and wishes' },
    help: {
      nl: 'Wie er spreekt, voor hoeveel mensen, en welke dag u past; voor de organisatie',
      en: 'Who speaks, for how many people, and which day suits you; for the organiser',
    },
    rules: 'length:0,1000',
  },
]

const form = (id: FormDefinition['id'], title: Text, parts: readonly Part[]): FormDefinition => ({
  ...{ id, title, reference: null, keepsDraft: false },
  submitLabel: { nl: 'Bewaar', en: 'Save' },
  maxBodyBytes: 17 * 1024 * 1024,
  steps: [{ id, title, parts }],
})

/** The entries of an exhibitor's proposal; names and lengths are those of the content types. */
export const STAND_ENTRY_FORMS: Readonly<Record<EntryKind, FormDefinition>> = {
  concept: form('stand-concept', { nl: 'Concept', en: 'Concept' }, CONCEPT),
  vacancy: form('stand-vacancy', { nl: 'Vacature', en: 'Vacancy' }, VACANCY),
  picture: form('stand-picture', { nl: 'Beeld van de stand', en: 'Picture of the stand' }, PICTURE),
  session: form('stand-session', { nl: 'Voorstel voor het programma', en: 'Session' }, SESSION),
}
