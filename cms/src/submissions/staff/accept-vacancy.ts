import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { vacancy } from '@beursvloer/contract/forms/definitions/vacancy'
import { formValues } from '@beursvloer/contract/forms/form-values'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { fairDate, longDate } from '../../fair/dates'
import { acceptable, acceptSubmission, makeDraft, type Staff } from './accept-submission'
import type { Acceptance, Choice, VacancyChoices, VacancyOffer } from './acceptance'
import type { StoredSubmission } from './submissions'

const EXHIBITOR = 'api::exhibitor.exhibitor'

/** Refuses a vacancy whose closing date has passed. */
function assertOpen({ values }: StoredSubmission): void {
  const { closingDate } = formValues(vacancy, values)
  if (closingDate < fairDate(new Date()))
    throw new errors.ValidationError(
      `De sluitingsdatum, ${longDate(closingDate, 'nl')}, is voorbij. Wijs de vacature af; de afzender kan haar met een nieuwe datum opnieuw aanmelden.`,
    )
}

/** All exhibitors by name, drafts too. */
async function exhibitorsByName(
  strapi: Core.Strapi,
): Promise<(Choice & { readonly slug: string })[]> {
  const exhibitors = await strapi.documents(EXHIBITOR).findMany({
    locale: 'nl',
    status: 'draft',
    fields: ['name', 'slug'],
  })
  return exhibitors
    .map(({ documentId, name, slug }) => ({ documentId, name: name ?? '', slug: slug ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))
}

const exhibitorExists = async (strapi: Core.Strapi, documentId: string): Promise<boolean> =>
  (await strapi.documents(EXHIBITOR).findOne({ documentId, locale: 'nl', fields: ['name'] })) !==
  null

/**
 * The draft that accepting a vacancy would make, and the exhibitors to choose from.
 * @throws ValidationError in Dutch for another kind of submission, and for a vacancy that has
 *   closed
 */
export async function vacancyOffer(strapi: Core.Strapi, documentId: string): Promise<VacancyOffer> {
  const stored = await acceptable(strapi, documentId, 'vacancy')
  assertOpen(stored)
  const exhibitors = await exhibitorsByName(strapi)
  const { title, exhibitor: chosen } = formValues(vacancy, stored.values)
  return {
    title,
    exhibitors: exhibitors.map(({ documentId, name }) => ({ documentId, name })),
    exhibitor: exhibitors.find(({ slug }) => slug === chosen)?.documentId ?? null,
  }
}

/** Plain text as Strapi's blocks: a paragraph after each empty line. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ type: 'paragraph', children: [{ type: 'text', text: paragraph }] }))

const HOURS: Readonly<Record<FormLanguage, string>> = { nl: 'uur', en: 'hours' }

/** Hours as lists show them, without a label: "32 tot 36" is "32 tot 36 uur". */
const withUnit = (hours: string, language: FormLanguage): string =>
  /\d$/.test(hours) ? `${hours} ${HOURS[language]}` : hours

/**
 * Makes the draft of a vacancy. A text in English becomes its English version; an editor then
 * writes the Dutch one, without which it is not shown.
 */
async function makeVacancy(
  strapi: Core.Strapi,
  { language, values }: StoredSubmission,
  exhibitor: string,
  by: Staff,
): Promise<string> {
  const { title, hours, text, closingDate, place, url } = formValues(vacancy, values)
  const texts = {
    title: title || null,
    hours: hours ? withUnit(hours, language) : null,
    body: text ? paragraphsOf(text) : null,
  }
  const facts = {
    exhibitor,
    closingDate: closingDate || null,
    place: place || null,
    url: url || null,
  }
  if (language === 'nl') return makeDraft(strapi, 'vacancy', { ...texts, ...facts }, by)
  const documentId = await makeDraft(strapi, 'vacancy', facts, by)
  await strapi.documents('api::vacancy.vacancy').update({
    documentId,
    locale: language,
    data: { ...texts, updatedBy: by.id },
  } as never)
  return documentId
}

/**
 * Accepts a vacancy of an exhibitor: makes its draft and marks it as handled.
 * @throws ValidationError in Dutch when it has closed, is handled already, or the exhibitor was
 * deleted
 */
export const acceptVacancy = (
  strapi: Core.Strapi,
  documentId: string,
  acceptance: Acceptance & VacancyChoices,
  by: Staff,
): Promise<void> =>
  acceptSubmission(strapi, documentId, {
    kind: 'vacancy',
    acceptance,
    by,
    make: async (stored) => {
      assertOpen(stored)
      const { exhibitor } = acceptance
      if (!(await exhibitorExists(strapi, exhibitor)))
        throw new errors.ValidationError('Deze standhouder bestaat niet meer. Kies een andere.')
      return { vacancyId: await makeVacancy(strapi, stored, exhibitor, by) }
    },
  })
