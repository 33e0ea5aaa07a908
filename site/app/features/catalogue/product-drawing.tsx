import { sizeIn } from './product-view.ts'

const BOX = { width: 240, height: 150 } as const
/** The largest drawing, in the middle of the box. */
const MOST = { width: 150, height: 92 } as const

/** A sheet in the product's own proportions, with its measures along two sides. Decorative. */
export function ProductDrawing({ size }: { size: string }) {
  const { width, height } = sizeIn(size) ?? { width: 4, height: 3 }
  const scale = Math.min(MOST.width / width, MOST.height / height)
  const [w, h] = [Math.max(10, width * scale), Math.max(6, height * scale)].map(Math.round) as [
    number,
    number,
  ]
  const [x, y] = [Math.round((BOX.width - w) / 2) + 8, Math.round((BOX.height - h) / 2) + 6]
  const mark = Math.min(w, h) * 0.5
  const [cx, cy] = [x + w / 2, y + h / 2]
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="aspect-8/5 w-full border-ink border-b bg-ground"
    >
      <path
        d={`M${x} ${y - 12}h${w}m-${w} -4v8m${w} -8v8M${x - 12} ${y}v${h}m-4 -${h}h8m-8 ${h}h8`}
        className="stroke-gray-500"
        strokeWidth="0.75"
      />
      <path d={`M${x} ${y}h${w}v${h}h-${w}z`} className="fill-paper" />
      <path
        d={`M${cx - mark / 2} ${cy + mark / 3}v-${mark / 3}l${mark / 2} -${mark / 2} ${mark / 2} ${mark / 2}v${mark / 3}z`}
        className="fill-green-500"
      />
    </svg>
  )
}
