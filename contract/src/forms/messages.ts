import { en, type FormKitLocaleRegistry, nl } from '@formkit/i18n'
import type { FormKitValidationI18NArgs, FormKitValidationMessages } from '@formkit/validation'
import { languageTags } from '../language-tags.ts'
import type { FormLanguage } from './definition.ts'

type Arguments = FormKitValidationI18NArgs[0]

const lists = {
  nl: new Intl.ListFormat(languageTags.nl, { type: 'disjunction' }),
  en: new Intl.ListFormat(languageTags.en, { type: 'disjunction' }),
}

const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const count = (language: FormLanguage, value: unknown) =>
  new Intl.NumberFormat(languageTags[language]).format(Number(value))
/**
 * A date of a rule, such as `2027-03-17`, for readers; FormKit formats it in the server's locale.
 */
const day = (language: FormLanguage, date: string) =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/**
 * Texts of our own rules (requirements 14.4), and of standard ones where FormKit's Dutch is partly
 * English, lacks a full stop, or does not suit a whole sentence as label.
 */
const dutch: FormKitValidationMessages = {
  iban: 'Dit IBAN klopt niet.',
  date: ({ name }: Arguments) => `${sentence(name)} is geen geldige datum.`,
  kvk: 'Een KvK-nummer heeft 8 cijfers.',
  vatId: 'Dit btw-nummer klopt niet.',
  postcode: ({ node, args }: Arguments) =>
    isAbroad(node, args) ? 'Deze postcode klopt niet.' : 'Gebruik 1234 AB.',
  phone: 'Dit telefoonnummer klopt niet. Vul één nummer in, zonder toestelnummer.',
  maxFiles: ({ args }: Arguments) =>
    `Kies maximaal ${args[0]} ${Number(args[0]) === 1 ? 'bestand' : 'bestanden'}.`,
  maxFileSize: ({ args }: Arguments) => `Maximaal ${count('nl', args[0])} kB per bestand.`,
  fileType: 'Dit bestandstype kan niet.',
  ownDrawing: 'Deze tekening toont iets van elders, zoals een gekoppelde foto. Sluit dat in.',
  printable:
    'Gebruik Latijnse, Griekse, Cyrillische, Arabische of Hebreeuwse letters: andere kunnen wij niet afdrukken.',
  decimals: ({ args }: Arguments) => `Gebruik ten hoogste ${args[0]} decimalen.`,
  maxBytes: ({ args }: Arguments) =>
    `Gebruik hoogstens ${count('nl', args[0])} tekens; letters met accenten en emoji tellen voor meer.`,
  oneOf: ({ name }: Arguments) => `${sentence(name)} is geen toegestane waarde.`,
  accepted: 'Ga hiermee akkoord om verder te gaan.',
  starts_with: ({ name, args }: Arguments) =>
    `${sentence(name)} begint niet met ${lists.nl.format(args)}.`,
  ends_with: ({ name, args }: Arguments) =>
    `${sentence(name)} eindigt niet met ${lists.nl.format(args)}.`,
  date_after: ({ name, args }: Arguments) =>
    args[0]
      ? `${sentence(name)} moet na ${day('nl', args[0])} zijn.`
      : `${sentence(name)} moet in de toekomst liggen.`,
  date_before: ({ name, args }: Arguments) =>
    args[0]
      ? `${sentence(name)} moet vóór ${day('nl', args[0])} vallen.`
      : `${sentence(name)} moet in het verleden liggen.`,
  date_between: ({ name, args }: Arguments) =>
    `${sentence(name)} moet tussen ${day('nl', args[0])} en ${day('nl', args[1])} liggen.`,
  date_format: ({ name, args }: Arguments) =>
    args[0]
      ? `${sentence(name)} is geen geldige datum, gebruik de notatie ${args[0]}.`
      : `${sentence(name)} is geen geldige datum.`,
}

const english: FormKitValidationMessages = {
  iban: 'IBAN incorrect.',
  date: ({ name }: Arguments) => `${sentence(name)} is not a valid date.`,
  kvk: 'A KvK number has 8 digits.',
  vatId: 'VAT number incorrect.',
  postcode: ({ node, args }: Arguments) =>
    isAbroad(node, args) ? 'Postcode incorrect.' : 'Use 1234 AB.',
  phone: 'Telephone number incorrect. Enter one number, without an extension.',
  maxFiles: ({ args }: Arguments) =>
    `Choose at most ${args[0]} ${Number(args[0]) === 1 ? 'file' : 'files'}.`,
  maxFileSize: ({ args }: Arguments) => `Maximum ${count('en', args[0])} kB per file.`,
  fileType: 'File type not allowed.',
  ownDrawing: 'This drawing shows something from elsewhere, such as a linked photo. Embed it.',
  printable: 'Use Latin, Greek, Cyrillic, Arabic or Hebrew letters: others cannot be printed.',
  decimals: ({ args }: Arguments) => `Use no more than ${args[0]} decimals.`,
  maxBytes: ({ args }: Arguments) =>
    `Use no more than ${count('en', args[0])} characters; accented letters and emoji count for more.`,
  oneOf: ({ name }: Arguments) => `${sentence(name)} is not an allowed value.`,
  accepted: 'Please agree to this to continue.',
  date_after: ({ name, args }: Arguments) =>
    args[0]
      ? `${sentence(name)} must be after ${day('en', args[0])}.`
      : `${sentence(name)} must be in the future.`,
  date_before: ({ name, args }: Arguments) =>
    args[0]
      ? `${sentence(name)} must be before ${day('en', args[0])}.`
      : `${sentence(name)} must be in the past.`,
  date_between: ({ name, args }: Arguments) =>
    `${sentence(name)} must be between ${day('en', args[0])} and ${day('en', args[1])}.`,
  date_format: ({ name, args }: Arguments) =>
    args[0]
      ? `${sentence(name)} is not a valid date, please use the format ${args[0]}.`
      : `${sentence(name)} is not a valid date.`,
}

function isAbroad(node: Arguments['node'], [field]: Arguments['args']): boolean {
  const country = field && node.at(field)?.value
  return typeof country === 'string' && country !== '' && country !== 'NL'
}

/** FormKit's texts and ours; the first language is the fallback (requirements 13.1). */
export const registry: FormKitLocaleRegistry = {
  en: { ...en, validation: { ...en.validation, ...english } as typeof en.validation },
  nl: { ...nl, validation: { ...nl.validation, ...dutch } as typeof nl.validation },
}
