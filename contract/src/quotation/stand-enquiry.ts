import { AREA_DECIMALS, formatArea } from '../area.ts'
import type { Text } from '../forms/definition.ts'
import { MAX_AREA, MIN_AREA } from '../forms/definitions/area-field.ts'
import { minimumArea, packagesOf, quoteStand, type StandPackage } from './stand.ts'
import type { Tariff } from './tariff.ts'

/** A stand in an enquiry about its price, as typed. */
export interface StandEnquiry {
  readonly package: string
  readonly area: string
  readonly openSides: string
  /** A housing association or an authority. */
  readonly publicBody: boolean
  readonly coExhibitors: string
}

/** Maximum of co-exhibitors that share a stand. */
export const MAX_CO_EXHIBITORS = 8

export type WishProblems = Readonly<Partial<Record<'area' | 'coExhibitors', Text>>>

const DECIMALS = new RegExp(`^\\d+(?:[.,]\\d{1,${AREA_DECIMALS}})?$`)

/** An area in m² as typed in either language; null when it is none. */
const areaIn = (text: string): number | null =>
  DECIMALS.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null

function areaProblem(text: string, least: number | null): Text | undefined {
  const area = areaIn(text)
  if (text.trim() === '') return undefined
  if (area === null)
    return {
      nl: `Vul een getal in, met ten hoogste ${AREA_DECIMALS} decimalen.`,
      en: `Enter a number with no more than ${AREA_DECIMALS} decimals.`,
    }
  if (least !== null && area < least)
    return {
      nl: `Dit pakket is er vanaf ${formatArea(least, 'nl')}.`,
      en: `This package starts at ${formatArea(least, 'en')}.`,
    }
  return area < MIN_AREA || area > MAX_AREA
    ? {
        nl: `Kies ${MIN_AREA} tot ${MAX_AREA} m².`,
        en: `Choose ${MIN_AREA} to ${MAX_AREA} m².`,
      }
    : undefined
}

/**
 * The quotation of a stand before a contract form, in the Netherlands and by the same calculation
 * as a contract.
 *
 * @param date the day it is signed, `YYYY-MM-DD`
 */
export function quoteEnquiry(enquiry: StandEnquiry, tariff: Tariff, date: string) {
  const chosen = packagesOf(tariff).find((one): one is StandPackage => one === enquiry.package)
  const shared = Number(enquiry.coExhibitors || 0)
  const fits = Number.isInteger(shared) && shared >= 0 && shared <= MAX_CO_EXHIBITORS
  const own = chosen !== undefined && chosen !== 'pavilion'
  const area = own ? areaProblem(enquiry.area, minimumArea(tariff, chosen)) : undefined
  const problems: WishProblems = {
    ...(area && { area }),
    ...(!fits && {
      coExhibitors: {
        nl: `Kies 0 tot ${MAX_CO_EXHIBITORS} medestandhouders.`,
        en: `Choose 0 to ${MAX_CO_EXHIBITORS} co-exhibitors.`,
      },
    }),
  }
  const sides = Number(enquiry.openSides)
  const known = chosen && fits && (!own || (enquiry.area.trim() !== '' && !area && isSides(sides)))
  const quotation = known
    ? quoteStand(tariff, {
        package: chosen,
        area: areaIn(enquiry.area) ?? 0,
        openSides: isSides(sides) ? sides : 0,
        publicBody: enquiry.publicBody,
        coExhibitors: shared,
        power: 0,
        date,
        country: 'NL',
        vatId: '',
      })
    : null
  return {
    // Null while package, area or open sides are missing or wrong.
    quotation,
    problems,
  }
}

const isSides = (sides: number) => Number.isInteger(sides) && sides >= 1 && sides <= 4
