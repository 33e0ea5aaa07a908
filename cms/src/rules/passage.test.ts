import { describe, expect, it } from 'vitest'
import { checkPassage, type Passage } from './passage'

const hall = (number: number) => ({
  documentId: `hal-${number}`,
  name: `Hal ${number}`,
  width: 60,
  length: 40,
  pointsOfInterest: [
    { kind: 'entrance', x: 30, y: 39, leadsOutside: true },
    { kind: 'entrance', x: 0, y: 20, leadsOutside: false },
    { kind: 'toilet', x: 59, y: 1 },
  ],
})
const corridor: Passage = {
  kind: 'corridor',
  length: 8,
  seconds: null,
  stepFree: true,
  fromHall: hall(1),
  fromPoint: [0, 19.5],
  toHall: hall(2),
  toPoint: [60, 19.5],
}
const stands = [
  {
    name: 'stand 1.A01',
    polygon: [
      [3, 3],
      [6, 3],
      [6, 9],
      [3, 9],
    ],
  },
]
const refused = (change: Partial<Passage>) =>
  Object.fromEntries(
    checkPassage({ ...corridor, ...change }, { from: stands, to: [] }).map(({ path, message }) => [
      path,
      message,
    ]),
  )

describe('a passage', () => {
  it('connects two halls at their walls, or anywhere on the floor', () => {
    expect(refused({})).toEqual({})
    expect(refused({ fromPoint: [7, 4] })).toEqual({})
    expect(refused({ fromPoint: null, toPoint: null, length: null, toHall: null })).toEqual({})
  })

  it('has its ends in their halls, and outside stands', () => {
    expect(refused({ toPoint: [60.5, 19.5] })).toEqual({
      toPoint: 'Dit punt valt buiten Hal 2 (60 × 40 m).',
    })
    expect(refused({ fromPoint: [6.5, 4] })).toHaveProperty('fromPoint')
    expect(refused({ fromPoint: [4, 4] })).toEqual({
      fromPoint: 'Dit punt ligt in of vlak voor stand 1.A01. Laat een meter vrij.',
    })
    expect(refused({ fromPoint: ['4', 4] })).toEqual({
      fromPoint: 'Een plaats is [x, y] in meters.',
    })
  })

  it.each([0, -3])('may not be %d m long', (length) => {
    expect(refused({ length })).toEqual({
      length: 'De lengte moet meer dan 0 meter zijn. Meet wat men loopt.',
    })
  })

  it.each(['corridor', 'stairs', 'lift'] as const)('of kind %s connects two halls', (kind) => {
    expect(refused({ kind, stepFree: false, seconds: 30, toHall: hall(1) })).toEqual({
      toHall:
        'Begin en eind liggen allebei in Hal 1. Kies twee hallen; binnen één hal lopen routes over de gangpaden.',
    })
  })

  it('outside begins and ends at entrances to the outside, and is no shorter than the straight line', () => {
    const outside = { kind: 'outside', fromPoint: [30, 40], toPoint: [28, 38] } as const
    expect(refused({ ...outside, length: 120 })).toEqual({})
    expect(refused({ ...outside, toPoint: [1, 20] })).toEqual({
      toPoint: 'Hier is in Hal 2 geen ingang die naar buiten leidt. Zet het punt bij zo’n ingang.',
    })
    const round = { ...outside, toHall: hall(1), toPoint: [33, 36] } as const
    expect(refused({ ...round, length: 40 })).toEqual({})
    expect(refused({ ...round, length: 2 })).toEqual({
      length: 'De lengte kan niet korter zijn dan de 5 m rechtdoor.',
    })
    expect(refused({ ...round, length: 2, toPoint: [30, 40] })).toEqual({
      toPoint: 'Begin en eind liggen op dezelfde plaats.',
    })
  })

  it('with steps is not step-free, and a lift adds time', () => {
    expect(refused({ kind: 'stairs' })).toEqual({
      stepFree: 'Een trap is niet drempelvrij. Zet dit uit.',
    })
    expect(refused({ kind: 'lift' })).toEqual({
      seconds: 'Vul in hoeveel seconden wachten en de rit duren, bijvoorbeeld 60.',
    })
    expect(refused({ kind: 'lift', seconds: 60 })).toEqual({})
  })
})
