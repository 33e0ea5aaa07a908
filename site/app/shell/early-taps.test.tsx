// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { earlyTapScript, KEEPS_TAP, useEarlyTaps } from './early-taps.ts'

afterEach(() => vi.unstubAllGlobals())

function Save({ name }: { name: string }) {
  const [isSaved, setSaved] = useState(false)
  return (
    <button type="button" {...KEEPS_TAP} onClick={() => setSaved(!isSaved)}>
      {name} <b>{isSaved ? 'bewaard' : 'bewaar'}</b>
    </button>
  )
}

function Page() {
  useEarlyTaps()
  return ['a', 'b', 'c'].map((name) => <Save key={name} name={name} />)
}

it('a tap before the scripts run takes effect, unless it was undone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
  runInThisContext(earlyTapScript)
  const [a, b] = document.querySelectorAll('b')
  for (const tapped of [a, b, b]) tapped?.click()
  const main = document.querySelector('main') as HTMLElement
  const root = await act(async () => hydrateRoot(main, <Page />))
  const texts = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent)
  expect(texts()).toEqual(['bewaard', 'bewaar', 'bewaar'])
  act(() => b?.click())
  expect(texts()).toEqual(['bewaard', 'bewaard', 'bewaar'])
  act(() => root.unmount())
})
