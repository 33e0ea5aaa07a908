import { expect, it } from 'vitest'
import { closeSharedFields } from './shared-fields'

const LOCALIZED = { i18n: { localized: true } }
const field = (name: string, attribute: object = {}) => ({
  name,
  attribute,
  disabled: false,
  hint: 'Zo vult u dit in.',
})
const layout = {
  options: LOCALIZED,
  layout: [
    [[field('title', { pluginOptions: LOCALIZED }), field('slug')]],
    [[field('speakers', { component: 'contribution' })]],
    [[field('blocks', { components: ['text'], pluginOptions: LOCALIZED })]],
  ],
  components: {
    contribution: { layout: [[field('role'), field('links', { component: 'link' })]] },
    link: { layout: [[field('url')]] },
    text: { layout: [[field('body'), field('more', { component: 'column' })]] },
    column: { layout: [[field('body')]] },
  },
}
const open = (locale?: string, form: typeof layout = layout) =>
  closeSharedFields({ layout: form, query: locale ? { plugins: { i18n: { locale } } } : {} })

it('disables shared fields in the form of a translation', () => {
  const { layout: form } = open('en')
  const fields = form.layout.flat(2)
  expect(fields.filter(({ disabled }) => disabled)).toMatchObject([
    { name: 'slug', hint: 'Geldt voor alle talen: wijzig dit bij Nederlands.' },
    { name: 'speakers', labelAction: 'Geldt voor alle talen: wijzig dit bij Nederlands.' },
  ])
  const closed = Object.entries(form.components).filter(([, { layout: rows }]) =>
    rows.flat().every(({ disabled }) => disabled),
  )
  expect(closed.map(([name]) => name)).toEqual(['contribution', 'link'])
})

it('leaves Dutch forms, and types without translations, unchanged', () => {
  for (const language of [undefined, 'nl']) expect(open(language).layout).toBe(layout)
  const untranslated = { ...layout, options: { i18n: { localized: false } } }
  expect(open('en', untranslated).layout).toBe(untranslated)
})
