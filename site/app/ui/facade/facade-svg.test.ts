import { gzipSync } from 'node:zlib'
import { DRAWINGS } from '@beursvloer/contract/house-style/forms'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { facadeSvg } from './facade-svg.ts'
import { facadeKindNames, facadeSizes } from './sizes.ts'

const sizes = Object.keys(facadeSizes)
const tones = ['paper', 'dark', 'tint']
const seeds = ['dakwaarts-2027', 'a', ...facadeKindNames.map((kind) => `${kind}-k3x9m2pq`)]

/** Every drawing of the lists above, as [name, svg]. */
const drawings = DRAWINGS.flatMap((drawing) =>
  tones.flatMap((tone) =>
    sizes.flatMap((size) =>
      seeds.map((seed) => {
        const svg = facadeSvg(tone, size, seed, drawing) ?? ''
        return [`${drawing}/${tone}/${size}/${seed}`, svg] as const
      }),
    ),
  ),
)

describe('facadeSvg', () => {
  it.each(DRAWINGS)(
    'draws the same %s for the same seed and another for another seed',
    (drawing) => {
      const draw = (seed: string) => facadeSvg('paper', 'card', seed, drawing)
      expect(draw('k3x9')).toBe(draw('k3x9'))
      expect(draw('k3x9')).not.toBe(draw('k3x8'))
    },
  )

  it.each(drawings)(
    '%s is well-formed, without style attributes, scripts, ids or broken numbers',
    (_, svg) => {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|<script|\sid=/)
      const open: string[] = []
      for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
        if (closing) expect(open.pop()).toBe(name)
        else if (!selfClosing && name) open.push(name)
      }
      expect(open).toEqual([])
      expect(svg.replace(/<style>.*?<\/style>|<[^<>]*>/g, '')).toBe('')
    },
  )

  it('has at most 60 kB, 9 kB compressed', () => {
    for (const [name, svg] of drawings) {
      expect(svg.length, name).toBeLessThan(60_000)
      expect(gzipSync(svg).length, name).toBeLessThan(9_000)
    }
  })

  it('has a dark colour for every surface', () => {
    for (const [name, svg] of drawings) {
      const [, rules = ''] =
        /<style>@media\(prefers-color-scheme:dark\){(.*)}<\/style>/.exec(svg) ?? []
      for (const [, surface] of svg.matchAll(/ class="([^"]+)"/g)) {
        expect(rules, name).toMatch(new RegExp(`\\.${surface}{`))
      }
      expect(svg.match(/<path (?!class|fill="none"|stroke|d=)/), name).toBeNull()
    }
  })

  it.each(tones)('is light in sharing pictures and in print: %s', async (tone) => {
    const svg = facadeSvg(tone, 'social', 'dakwaarts-2027', 'street') ?? ''
    const draw = (text: string) => sharp(Buffer.from(text)).raw().toBuffer()
    const light = await draw(svg.replace(/<style>.*<\/style>/, ''))
    expect((await draw(svg)).equals(light)).toBe(true)
  })

  it('has the requested size', () => {
    expect(facadeSvg('tint', 'social', 'x', 'street')).toContain('viewBox="0 0 1200 204"')
  })

  it.each([
    ['neon', 'card', 'x'],
    ['paper', 'constructor', 'x'],
    ['paper', 'card', ''],
    ['paper', 'card', 'Hoofdletter'],
    ['paper', 'card', '"><script>'],
    ['paper', 'card', 'x'.repeat(81)],
  ])('is empty for tone %s, size %s, seed %s', (tone, size, seed) => {
    expect(facadeSvg(tone, size, seed, 'street')).toBeNull()
  })
})
