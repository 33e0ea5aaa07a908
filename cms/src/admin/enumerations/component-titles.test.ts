// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameComponents, storeComponentTitles } from './component-titles'

it('titles a component by the Dutch name of its value, also after another choice', () => {
  const attribute = {
    ...{ type: 'enumeration', enum: ['floor', 'shell'] },
    pluginOptions: { beursvloer: { values: { floor: 'Kale grond', shell: 'Systeemstand' } } },
  }
  storeComponentTitles({ layout: { components: { price: { layout: [[{ attribute }]] } } } })
  document.body.innerHTML =
    '<button aria-expanded="false"><span></span><span><b>floor</b></span></button><p>floor</p>'
  nameComponents()
  expect(document.body.textContent).toBe('Kale grondfloor')
  const [text] = document.querySelector('b')?.childNodes ?? []
  if (text) text.nodeValue = 'shell'
  nameComponents()
  expect(document.body.textContent).toBe('Systeemstandfloor')
})
