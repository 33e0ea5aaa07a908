// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PhotoAlbum } from '~/content/model.ts'
import { toAlbumView } from './album-view.ts'
import { PhotoViewer } from './photo-viewer.tsx'

const album: PhotoAlbum = {
  ...{ id: 'album', language: 'nl', updatedAt: '2025-03-20T10:00:00Z', year: 2025 },
  ...{ slug: 'fotos-2025', title: 'Foto’s 2025', intro: '', hiddenFiles: [] },
  photos: Array.from({ length: 5 }, (_, index) => ({
    file: {
      ...{ file: `p${index + 1}_ab.jpg`, mime: 'image/jpeg', sizeKb: 1, width: 1600, height: 1067 },
      ...{ alt: '', caption: '' },
    },
    ...{ alt: 'Een straat', altEnglish: '', kind: 'photo', photographer: 'Ida' },
    licence: 'CC BY 4.0',
  })),
}

function Shown() {
  const [search] = useSearchParams()
  const view = toAlbumView(album, [album], { locale: 'nl', page: 1, photo: null })
  const at = view?.photos.findIndex(({ key }) => key === search.get('foto')) ?? -1
  const photo = view?.photos[at]
  return (
    view &&
    photo && (
      <PhotoViewer
        {...{ album: view, photo, position: at + 1 }}
        {...{ modal: true, heading: <h2>{at + 1}</h2>, close: null, className: '' }}
      />
    )
  )
}

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Missing in jsdom.
  Element.prototype.setPointerCapture = () => undefined
  const initialEntries = ['/fotos-2025?foto=p3_ab']
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], { initialEntries })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const zoom = () => find('output').textContent
const position = () => find('h2').textContent
const dispatch = (make: () => Event, times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) find('[data-stage]').dispatchEvent(make())
  })
const keys = (key: string, times?: number) =>
  dispatch(() => new KeyboardEvent('keydown', { key, bubbles: true }), times)
const wheel = (deltaY: number, times?: number) =>
  dispatch(() => new WheelEvent('wheel', { deltaY }), times)
/** Moves fingers, each from its first to its last place. */
async function move(...fingers: readonly (readonly [from: number, to: number, down?: number])[]) {
  const send = async (type: string, end: 0 | 1) => {
    for (const [pointerId, finger] of fingers.entries()) {
      const place = { clientX: finger[end], clientY: end * (finger[2] ?? 0) }
      await dispatch(() => new PointerEvent(type, { pointerId, ...place, bubbles: true }))
    }
  }
  await send('pointerdown', 0)
  await send('pointermove', 1)
  await send('pointerup', 1)
}

describe('the zoom goes from 0.1 to 3 in steps of 0.12', () => {
  it('with keys', async () => {
    await keys('+')
    expect(zoom()).toBe('112%')
    await keys('+', 20)
    expect(zoom()).toBe('300%')
    await keys('-')
    expect(zoom()).toBe('288%')
    await keys('0')
    expect(zoom()).toBe('100%')
    await keys('-', 12)
    expect(zoom()).toBe('10%')
  })

  it('with the wheel, one step per notch however far it scrolls', async () => {
    await wheel(-100)
    expect(zoom()).toBe('112%')
    await wheel(-50)
    expect(zoom()).toBe('118%')
    await wheel(-240, 30)
    expect(zoom()).toBe('300%')
    await wheel(240, 40)
    expect(zoom()).toBe('10%')
  })

  it('with buttons, which are disabled at the end', async () => {
    const press = (name: string) => act(async () => find(`[aria-label="${name}"]`).click())
    const ends = (name: string) => find(`[aria-label="${name}"]`).ariaDisabled
    await keys('-', 12)
    expect([ends('Zoom uit'), ends('Zoom in')]).toEqual(['true', null])
    await press('Zoom in')
    expect([zoom(), ends('Zoom uit')]).toEqual(['22%', null])
    await keys('+', 40)
    expect([ends('Zoom uit'), ends('Zoom in')]).toEqual([null, 'true'])
  })

  it('with two fingers, which do not swipe', async () => {
    await move([-40, -80], [40, 80])
    expect(zoom()).toBe('200%')
    await move([-20, -180], [20, 180])
    expect(zoom()).toBe('300%')
    await move([-180, -2], [180, 2])
    expect([zoom(), position()]).toEqual(['10%', '3'])
  })
})

describe('the next photo is shown', () => {
  it.each([
    [-50, 0, '3'],
    [50, 0, '3'],
    [-51, 0, '4'],
    [51, 0, '2'],
    [-80, 79, '4'],
    [-80, 80, '3'],
    [10, 300, '3'],
  ])('with a swipe of %s, %s pixels to photo %s', async (across, down, to) => {
    await move([0, across, down])
    expect(position()).toBe(to)
  })

  it('not with a swipe while the photo is enlarged', async () => {
    await keys('+')
    await move([0, -200])
    expect(position()).toBe('3')
  })

  it('with keys, within the album, at its original size each time', async () => {
    await keys('-')
    await keys('ArrowRight')
    expect([position(), zoom(), find('[role=status]').textContent]).toEqual([
      '4',
      '100%',
      'Foto 4 van 5. Een straat',
    ])
    await keys('End')
    await keys('ArrowRight')
    expect(position()).toBe('5')
    await keys('Home')
    await keys('PageUp')
    expect(position()).toBe('1')
  })

  it('not with an arrow key while the photo is enlarged, which moves it', async () => {
    await keys('+', 5)
    await keys('ArrowRight')
    expect(position()).toBe('3')
  })
})
