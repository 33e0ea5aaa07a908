/**
 * The required properties of structured data for search engines, by schema.org type: those in
 * Google's documentation for types that it shows ("Structured data markup that Google Search
 * supports"), otherwise those without which the type is useless.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  Event: ['name', 'startDate', 'location'],
  ExhibitionEvent: [
    'name',
    'startDate',
    'endDate',
    'location',
    'organizer',
    'eventStatus',
    'image',
    'description',
  ],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ImageGallery: ['name', 'image'],
  // A drawing has no photographer; a credit line is enough.
  ImageObject: ['contentUrl', 'creditText', 'copyrightNotice'],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'identifier',
  ],
  ListItem: ['position', 'name'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  PropertyValue: ['name', 'value'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  VirtualLocation: ['url'],
  WebSite: ['name', 'url'],
}

/** Properties with an address, a date or time, an enumeration. */
const ADDRESSES = /^(url|image|logo|item|contentUrl|thumbnailUrl|mainEntityOfPage|sameAs|@id)$/
const DATES =
  /^(startDate|endDate|previousStartDate|datePublished|dateModified|datePosted|validThrough)$/
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/
const ENUMERATIONS = /^(eventStatus|eventAttendanceMode|availability)$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

function valueProblem(name: string, value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (ADDRESSES.test(name) && !URL.canParse(value)) return `${name} is no whole address: ${value}`
  if (DATES.test(name) && !DATE.test(value)) return `${name} is no ISO date: ${value}`
  if (ENUMERATIONS.test(name) && !value.startsWith('https://schema.org/')) {
    return `${name} is not of schema.org: ${value}`
  }
  return null
}

/** All problems of structured data, a line for each; `at` is its place. */
export function structuredDataProblems(data: unknown, at = ''): readonly string[] {
  if (Array.isArray(data)) {
    return data.flatMap((part, index) => structuredDataProblems(part, `${at}[${index}]`))
  }
  if (!isObject(data)) return []
  const type = data['@type']
  // A reference to something that another page describes.
  if (type === undefined && data['@id']) return []
  const here = `${at}${String(type)}`
  const required = typeof type === 'string' ? REQUIRED[type] : undefined
  if (!required) return [`${here}: an unknown type`]
  const alone = type === 'BreadcrumbList' && (data.itemListElement as object[])?.length < 2
  return [
    ...(alone ? [`${here}: one step is no way to a page`] : []),
    ...required.filter((name) => isEmpty(data[name])).map((name) => `${here}: without ${name}`),
    ...Object.entries(data).flatMap(([name, value]) => {
      const values = Array.isArray(value) ? value : [value]
      return [
        ...values.flatMap((one) => valueProblem(name, one) ?? []).map((text) => `${here}: ${text}`),
        ...(isObject(value) || Array.isArray(value)
          ? structuredDataProblems(value, `${here}.${name}.`)
          : []),
      ]
    }),
  ]
}
