import { LOGO_SIZE } from '@beursvloer/contract/printing/logo-size'
import type satori from 'satori'

/** Satori's input: elements like React's, made without React. */
export type Drawable = Parameters<typeof satori>[0]

type Style = Readonly<Record<string, string | number | undefined>>

/** An element as satori takes it: a box that lays its children out by `style`. */
export const box = (style: Style, ...children: unknown[]): Drawable =>
  ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  }) as unknown as Drawable

/** A logo of `LOGO_SIZE` as a data address, with its height in pixels. */
export const logoBox = (src: string, height: number): Drawable =>
  ({
    type: 'img',
    key: null,
    props: { src, height, width: (height * LOGO_SIZE.width) / LOGO_SIZE.height },
  }) as unknown as Drawable

/** A filled shape of `width` × `height` units, shown `size` pixels wide. */
export const shape = (
  path: string,
  [width, height]: readonly [number, number],
  size: number,
  fill: string,
): Drawable =>
  ({
    type: 'svg',
    key: null,
    props: {
      width: size,
      height: (size * height) / width,
      viewBox: `0 0 ${width} ${height}`,
      children: { type: 'path', key: null, props: { d: path, fill } },
    },
  }) as unknown as Drawable
