/**
 * Shapes that the grid knows, as width over height: those of cameras, and two wide ones. A photo is
 * drawn in the nearest one, so that every row has one height without a style of its own per photo.
 */
const ratios = {
  '9x16': 9 / 16,
  '2x3': 2 / 3,
  '3x4': 3 / 4,
  '4x5': 4 / 5,
  square: 1,
  '5x4': 5 / 4,
  '4x3': 4 / 3,
  '3x2': 3 / 2,
  '16x9': 16 / 9,
  '2x1': 2,
  '21x9': 21 / 9,
  '3x1': 3,
} as const

export type PhotoShape = keyof typeof ratios

/** Width over height of a shape. */
export const ratioOf = (shape: PhotoShape): number => ratios[shape]

/** The shape nearest to a photo of so many pixels; 3:2 when its size is unknown. */
export function photoShape(width: number | null, height: number | null): PhotoShape {
  const ratio = width && height ? width / height : ratios['3x2']
  const distance = (shape: PhotoShape) => Math.abs(Math.log(ratios[shape] / ratio))
  return (Object.keys(ratios) as PhotoShape[]).reduce((best, shape) =>
    distance(shape) < distance(best) ? shape : best,
  )
}
