import { expect, it } from 'vitest'
import type { Regulation } from '~/content/model.ts'
import { paragraph } from '~/content/testing/documents.ts'
import { regulationPdf } from './regulation-pdf.server.ts'

const regulation = {
  ...{ version: '2027', adoptedOn: '2026-09-01', validFrom: '2026-10-01', language: 'nl' },
  updatedAt: '2026-09-01T10:00:00.000Z',
  introduction: 'Voor wie een stand heeft.',
  chapters: [
    {
      number: 1,
      title: 'Hoogte',
      articles: [{ number: 1, title: 'Wanden', body: paragraph('Niet hoger dan 2,5 m.') }],
    },
  ],
} as unknown as Regulation

/** The fonts in the rules with a given introduction. */
async function fontsOf(introduction: string): Promise<readonly string[]> {
  const pdf = await regulationPdf({
    regulation: { ...regulation, introduction },
    locale: 'nl',
    fair: 'Dakwaarts 2027',
    colour: '#1d4ed8',
  })
  const names = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName \/\w+\+(\w+)/g)
  return [...new Set(Array.from(names, ([, name = '']) => name))]
}

it('the PDF has the fonts of the house style, and others for the letters that they lack', async () => {
  const house = await fontsOf('Voor wie een stand heeft.')
  expect(house.filter((name) => name.startsWith('Noto'))).toEqual([])
  const more = await fontsOf('Wanden ≥ 2 m, ook van ΚΑΤΑΣΚΕΥΕΣ, „Łódź” en שלום.')
  expect(more.filter((name) => name.startsWith('Noto')).length).toBeGreaterThanOrEqual(3)
})

it('the PDF is marked as PDF/UA, and labels the items of lists', async () => {
  const list = {
    type: 'list',
    format: 'ordered',
    children: ['Eerst meten', 'Dan bouwen'].map((text) => ({
      type: 'list-item',
      children: [{ type: 'text', text }],
    })),
  }
  const [chapter] = regulation.chapters
  const articles = [{ number: 1, title: 'Wanden', body: [list] }]
  const pdf = await regulationPdf({
    regulation: { ...regulation, chapters: [{ ...chapter, articles }] } as unknown as Regulation,
    locale: 'nl',
    fair: 'Dakwaarts 2027',
    colour: '#1d4ed8',
  })
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  for (const tag of ['LI', 'Lbl', 'LBody']) expect(text.split(`/S /${tag}\n`)).toHaveLength(3)
})
