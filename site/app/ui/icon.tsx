/** Drawings of 20 × 20. */
export const iconPaths = {
  'arrow-right': 'M3 10h14m-5-5 5 5-5 5',
  'arrow-left': 'M17 10H3m5-5-5 5 5 5',
  'arrow-up': 'M10 17V3M5 8l5-5 5 5',
  'arrow-down': 'M10 3v14m-5-5 5 5 5-5',
  'arrow-up-right': 'M5 15 15 5m-8 0h8v8',
  bookmark: 'M5 3h10v14l-5-4-5 4z',
  calendar: 'M3 5h14v12H3zm0 4h14M7 3v4m6-4v4',
  check: 'm4 10 4.5 4.5L16.5 6',
  'chevron-down': 'm4 7 6 6 6-6',
  clock: 'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 5.5V10l3 2',
  close: 'm4 4 12 12m0-12L4 16',
  download: 'M10 3v10m-4.5-4 4.5 4.5L14.5 9M3 17h14',
  filter: 'M3 5h14M6 10h8m-5 5h2',
  frame: 'M3 7V3h4m6 0h4v4m0 6v4h-4m-6 0H3v-4',
  info: 'M10 9v6m0-10v2M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0',
  mail: 'M2.5 4.5h15v11h-15zm0 0L10 11l7.5-6.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M4 10h12',
  pause: 'M7 4v12m6-12v12',
  pin: 'M10 17.5 4.5 10V3.5h11V10zM8 7h4',
  plan: 'M3 3h14v14H3zM3 10h5m4 0h5M10 3v4m0 6v4',
  play: 'm6 4 10 6-10 6z',
  plus: 'M10 4v12m-6-6h12',
  print: 'M6 7V3h8v4m-8 6H3V7h14v6h-3m-8-2h8v6H6z',
  search: 'm12.5 12.5 5 5M3 8.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0',
  share: 'M10 13V3m-4 3.5 4-4 4 4M4 10v7h12v-7',
  user: 'M6.5 6.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M3 17.5l2-5h10l2 5',
  warning: 'm10 3 8 14H2zm0 5v4m0 2v1',
} as const

export type IconName = keyof typeof iconPaths

interface IconProps {
  name: IconName
  /** Fills the outline with the text colour (a bookmark that is set). */
  solid?: boolean
  className?: string
}

/** A 20 × 20 line icon in the text colour. Decorative: words beside it or on its control name it. */
export function Icon({ name, solid = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
