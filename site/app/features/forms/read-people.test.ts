import { expect, it } from 'vitest'
import { readPeople } from './read-people.ts'

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
])('reads people from %j', (text, people) => {
  expect(names(text)).toEqual(people)
})
