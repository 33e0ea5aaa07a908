import { workbookFile } from '@beursvloer/contract/workbook'
import { expect, it } from 'vitest'
import { readPeople, textOfFile } from './read-people.ts'

const names = (text: string) =>
  readPeople(text).map(({ firstName, infix, lastName, email }) =>
    [firstName, infix, lastName, email].join('|'),
  )

it.each([
  [
    'Anna de Wit <anna@wit.example>; Bas Om <bas@om.example>',
    ['Anna|de|Wit|anna@wit.example', 'Bas||Om|bas@om.example'],
  ],
  ['"Wit, Anna de" <anna@wit.example>', ['Anna|de|Wit|anna@wit.example']],
  [
    'Voornaam\tAchternaam\tE-mail\nAnna\tde Wit\tanna@wit.example\r\n',
    ['Anna|de|Wit|anna@wit.example'],
  ],
  ['Anna;van der;Wit Jansen;anna@wit.example', ['Anna|van der|Wit Jansen|anna@wit.example']],
  ['Anna,Wit,anna@wit.example', ['Anna||Wit|anna@wit.example']],
  ['Anna de Wit\n\nBas Om', ['Anna|de|Wit|', 'Bas||Om|']],
  ['anna@wit.example', ['|||anna@wit.example']],
  ['Madonna <m@pop.example>', ['Madonna|||m@pop.example']],
  [' \n;', []],
])('people are read from %j', (text, people) => {
  expect(names(text)).toEqual(people)
})

it.each([
  ['UTF-8', new TextEncoder().encode('\uFEFFZoë;Wit')],
  ['UTF-16', new Uint8Array(Buffer.from('\uFEFFZoë;Wit', 'utf16le'))],
  ['Windows-1252', new Uint8Array(Buffer.from('Zoë;Wit', 'latin1'))],
  ['a workbook', await workbookFile({ name: 'Namen', heads: ['Zoë', 'Wit'], rows: [] })],
])('a file in %s is read', async (_encoding, content) => {
  const { buffer } = new Uint8Array(content)
  expect(names(await textOfFile(buffer))).toEqual(['Zoë||Wit|'])
})
