import { expect, it } from 'vitest'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { toFloorPlan } from '../floor-plan.ts'
import { planPdf } from './plan-pdf.server.ts'

/** The fonts of the plan of a hall, by the name of an exhibitor in it. */
async function fontsOf(name: string): Promise<readonly string[]> {
  const { nl } = sampleSnapshot((fair) => {
    for (const exhibitor of fair.exhibitors?.nl ?? []) Object.assign(exhibitor, { name })
  })
  const { halls, categories } = toFloorPlan(nl)
  const [hall] = halls
  if (!hall) throw new Error('there is no hall')
  const fair = { ...nl.edition, venue: 'De Hallen', colour: '#1d4ed8' }
  const pdf = await planPdf(hall, categories, fair, 'nl')
  const names = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName \/\w+\+(\w+)/g)
  return [...new Set(Array.from(names, ([, font = '']) => font))]
}

it('embeds Noto for a name in letters that the house font lacks', async () => {
  const isNoto = (font: string) => font.startsWith('Noto')
  expect((await fontsOf('Houtwerk')).some(isNoto)).toBe(false)
  expect((await fontsOf('ΚΑΤΑΣΚΕΥΕΣ ΑΙΓΑΙΟΥ')).some(isNoto)).toBe(true)
})
