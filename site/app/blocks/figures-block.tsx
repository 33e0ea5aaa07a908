import { useId } from 'react'
import { cx } from '~/ui/class-names.ts'
import { keepTogether } from '~/ui/keep-together.ts'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'

/** How many people a crowd is. */
const CROWD = 50

/** The ground that a drawn person takes, its height, and its width on the screen, in pixels. */
const PERSON = { width: 12, height: 32, shown: 18 }

/** The four people that a crowd repeats. */
const people = [
  'M6 2.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM2.5 10h7v10.5H8.2V32H6.5V21.5h-1V32H3.8V20.5H2.5z',
  'M18 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM14.9 12.5h6.2l1 11h-2.2V32h-1.5v-8.5h-.8V32H16.1v-8.5h-2.2z',
  'M30 3.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM26.4 10.8h7.2V21h-1.4v11h-1.7V22h-1v10h-1.7V21h-1.4z',
  'M42 6.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM38.9 13.4h6.2V22h-1.2v10h-1.5v-9.5h-.8V32h-1.5V22h-1.2z',
]

const groups = ['text-primary', 'text-ink', 'text-gray-500']

interface CrowdProps {
  count: number
  className: string | undefined
}

/** People in a row, of one colour. */
function Crowd({ count, className }: CrowdProps) {
  const id = useId()
  const { width, height, shown } = PERSON
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * width} ${height}`}
      width={count * shown}
      className={cx('block max-w-full', className)}
    >
      <pattern id={id} width={people.length * width} height={height} patternUnits="userSpaceOnUse">
        <path d={people.join('')} fill="currentColor" />
      </pattern>
      <rect width={count * width} height={height} fill={`url(#${id})`} />
    </svg>
  )
}

/** Figures that are drawn: shares of a whole as people, or amounts as lines to scale. */
export default function FiguresBlock({ block, anchors }: BlockProps<'figures'>) {
  const { title, drawing, figures, note } = block
  const isCrowd = drawing === 'crowd'
  const sum = figures.reduce((total, { amount }) => total + amount, 0) || 1
  const most = Math.max(1, ...figures.map(({ amount }) => amount))
  return (
    <BlockSection id={anchors.own} title={title}>
      <dl className={isCrowd ? 'flex flex-wrap gap-x-8 gap-y-8' : 'space-y-4'}>
        {figures.map(({ value, label, text, amount }, at) => {
          const count = Math.round((CROWD * amount) / sum)
          return (
            <div
              key={label}
              className={
                isCrowd
                  ? 'flex min-w-24 flex-col-reverse justify-end max-sm:w-full'
                  : 'grid grid-cols-[5.5rem_minmax(0,1fr)] items-end gap-x-4'
              }
            >
              <dt className={isCrowd ? 'max-w-64' : 'text-mute'}>
                <span className={isCrowd ? 'font-semibold' : ''}>{label}</span>
                {text && <span className="block text-mute text-sm">{keepTogether(text)}</span>}
              </dt>
              <dd>
                {isCrowd && <Crowd count={count} className={groups[at % groups.length]} />}
                {/* As wide as the people on it, or to scale. */}
                <svg
                  aria-hidden="true"
                  width={isCrowd ? count * PERSON.shown : `${(100 * amount) / most}%`}
                  height="9"
                  className={cx('dimension-line max-w-full', isCrowd && 'mt-2')}
                />
                <span className="block font-bold font-display text-3xl tabular-nums">{value}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      {note && <p className="mt-6 text-mute text-sm">{note}</p>}
    </BlockSection>
  )
}
