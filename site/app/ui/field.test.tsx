import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChoiceGroup } from './choices.tsx'
import { FileField } from './file-field.tsx'
import { TextField } from './text-field.tsx'

const fileTexts = { choose: '', drop: '', size: String, remove: String }
const parts = [
  <TextField key="text" label="Functie" optional="(optioneel)" />,
  <FileField key="file" name="file" label="Functie" optional="(optioneel)" texts={fileTexts} />,
  <ChoiceGroup key="choices" label="Functie" optional="(optioneel)">
    {[]}
  </ChoiceGroup>,
]

it.each(parts)('the label is followed by a space and the word for optional', (part) => {
  const [, label = ''] =
    /<(?:label|legend)[^>]*>(.*?)<\/(?:label|legend)>/.exec(renderToStaticMarkup(part)) ?? []
  expect(label.replace(/<[^>]*>/g, '')).toBe('Functie (optioneel)')
})
