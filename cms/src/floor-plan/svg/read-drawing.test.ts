import { describe, expect, it } from 'vitest'
import { boxOf } from '../../geometry/polygons'
import { DrawingError, MAX_DRAWING_BYTES } from './elements'
import { readDrawing } from './read-drawing'
import { writeDrawing } from './write-drawing'

const read = (content: string, attributes = 'viewBox="0 0 60 40"') =>
  readDrawing(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`))

/** The place of each element: "1.A01 x,y width×length", or its problem. */
const placesIn = async (content: string) =>
  (await read(content)).places.map(({ place, shape }) => {
    if ('trouble' in shape) return `${place.key} ${shape.trouble}`
    const { x, y, width, length } = boxOf(shape.outline)
    return `${place.key} ${[x, y].map(Math.round)} ${Math.round(width)}×${Math.round(length)}`
  })

describe('a drawing', () => {
  it('contains places as rectangles, polygons, lines, circles and paths', async () => {
    expect(
      await placesIn(`
        <rect id="1.A01" x="3" y="4" width="5" height="6"/>
        <polygon id="1.A02" points="3,4 8,4 8,10 3,10"/>
        <polyline id="1.A03" points="3 4 8 4 8 10 3 10 3 4"/>
        <path id="1.A04" d="M3 4h5v6h-5z"/>
        <circle id="1.A05" cx="5" cy="5" r="2"/>
        <ellipse id="1.A06" cx="5" cy="5" rx="2" ry="1"/>`),
    ).toEqual([
      '1.A01 3,4 5×6',
      '1.A02 3,4 5×6',
      '1.A03 3,4 5×6',
      '1.A04 3,4 5×6',
      '1.A05 3,3 4×4',
      '1.A06 3,4 4×2',
    ])
  })

  it('is read with all transforms around its shapes', async () => {
    expect(
      await placesIn(`
        <g transform="translate(10 0)"><g transform="scale(2)">
          <rect id="1.A01" width="2" height="1" transform="rotate(90)"/>
        </g></g>`),
    ).toEqual(['1.A01 8,0 2×4'])
  })

  it('is read with the names that drawing programs give', async () => {
    expect(
      await placesIn(`
        <rect id="rect1" inkscape:label="1.A01" width="1" height="1"/>
        <rect id="_x31_.A02" width="1" height="1"/>
        <rect id="x" data-name="stand 1.A03" width="1" height="1"/>`),
    ).toEqual(['1.A01 0,0 1×1', '1.A02 0,0 1×1', '1.A03 0,0 1×1'])
  })

  it('may have a named group of one shape and its texts as a place', async () => {
    expect(
      await placesIn(`
        <g id="1.A01"><rect width="3" height="3"/><text>1.A01</text></g>
        <g id="1.A02"><rect width="3" height="3"/><rect width="1" height="1"/></g>
        <g id="hal 1"><rect id="1.A03" width="2" height="2"/></g>`),
    ).toEqual(['1.A03 0,0 2×2', '1.A01 0,0 3×3', '1.A02 group'])
  })

  it('is read without elements that are hidden, only defined, or text', async () => {
    expect(
      await placesIn(`
        <defs><rect id="1.A01" width="1" height="1"/></defs>
        <g display="none"><rect id="1.A02" width="1" height="1"/></g>
        <rect id="1.A03" style="display: none" width="1" height="1"/>
        <text id="1.A04">1.A04</text>`),
    ).toEqual([])
  })

  it('is read with a list of shapes that cannot be used', async () => {
    expect(
      await placesIn(`
        <use id="1.A01" href="#x"/>
        <path id="1.A02" d="M0 0A1 1 0 0 1 2 2Z"/>
        <path id="1.A03" d="M0 0h1v1zM5 5h1v1z"/>
        <rect id="1.A04" width="0" height="3"/>
        <rect id="1.A05" width="3" height="3" style="transform: rotate(3deg)"/>
        <svg x="5"><rect id="1.A06" width="1" height="1"/></svg>
        <polygon id="1.A07" points="${Array.from({ length: 201 }, (_, at) => `${at},${at * at}`).join(' ')}"/>`),
    ).toEqual([
      '1.A01 unsupported',
      '1.A02 arc',
      '1.A03 parts',
      '1.A04 empty',
      '1.A05 transform',
      '1.A06 transform',
      '1.A07 corners',
    ])
  })

  it('has the hall as its frame if it is drawn, otherwise the sheet', async () => {
    expect((await read('')).frame).toEqual({ x: 0, y: 0, width: 60, length: 40 })
    expect((await read('', 'width="600mm" height="400mm"')).frame).toMatchObject({ width: 600 })
    const hall = '<rect id="hal" x="5" y="6" width="30" height="20"/>'
    expect((await read(hall)).frame).toEqual({ x: 5, y: 6, width: 30, length: 20 })
    expect((await read('', 'viewBox="0 0 1 1" data-metres-per-unit="0.25"')).scale).toBe(0.25)
    await expect(read('', '')).rejects.toThrow(DrawingError)
    const names = Array.from({ length: 501 }, (_, at) => `a${at}="1"`).join(' ')
    await expect(read(`<g ${names}/>`)).rejects.toThrow(/namen van kenmerken/)
  })

  it('from the export is read back unchanged', async () => {
    const places = [
      {
        kind: 'stand' as const,
        key: '1.A01',
        polygon: [
          [3, 3],
          [6.25, 3],
          [6.25, 9],
          [3, 9],
        ] as const,
      },
      {
        kind: 'room' as const,
        key: 'kennislab-a',
        polygon: [
          [10, 10],
          [14, 10],
          [12, 13.33],
        ] as const,
      },
    ]
    const {
      frame,
      places: drawn,
      unknown,
    } = await readDrawing(Buffer.from(writeDrawing({ width: 60, length: 40 }, places)))
    expect({ frame, unknown }).toMatchObject({ frame: { width: 600, length: 400 }, unknown: [] })
    const outlines = drawn.map(({ shape }) => 'outline' in shape && shape.outline)
    const inUnits = (at: number) => places[at]?.polygon.map(([x, y]) => [x * 10, y * 10])
    expect(outlines).toEqual([inUnits(1), inUnits(0)])
  })

  it('that needs too much memory ends only the process that reads it', {
    tags: ['exhaustive'],
  }, async () => {
    const reading = read('<a b="" '.repeat(MAX_DRAWING_BYTES / 8)).catch((error: Error) => error)
    const answers = new Promise((resolve) => setImmediate(() => resolve('answered')))
    expect(await Promise.race([reading, answers])).toBe('answered')
    expect(await reading).toEqual(
      new DrawingError(
        'De tekening is te groot of te ingewikkeld om te lezen. Verwijder wat niet bij de plattegrond hoort.',
      ),
    )
    expect((await read('')).unknown).toEqual([])
  })
})
