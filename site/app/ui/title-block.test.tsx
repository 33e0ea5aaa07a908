import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TitleBlock } from './title-block.tsx'

it('the facts come directly after the name, before intro and buttons', () => {
  const html = renderToStaticMarkup(
    <TitleBlock
      title="Opening"
      lead="Van afspraak naar adres"
      facts={[{ label: 'Tijd', value: '10:00' }]}
      actions={<button type="button">Bewaar</button>}
    />,
  )
  const order = ['Opening', '10:00', 'Van afspraak', 'Bewaar'].map((text) => html.indexOf(text))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
})
