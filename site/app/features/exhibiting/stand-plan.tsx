/** The kinds of stand to rent, as a plan of three by three metres. */
export type StandKind = 'floor' | 'shell' | 'pavilion'

const TICKS = 'M20 12h120M20 8v8M140 8v8'

/** A stand drawn from above with its measure: marked out, with walls, or shared. Decorative. */
export function StandPlan({ kind }: { kind: StandKind }) {
  return (
    <svg
      viewBox="0 0 160 116"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="h-32 w-full border-ink border-b bg-ground"
    >
      <path d={TICKS} className="stroke-gray-500" strokeWidth="0.75" />
      {kind === 'floor' && (
        <>
          <path d="M20 24h120v80H20z" strokeDasharray="5 4" className="fill-paper" />
          <path
            d="m20 104 80-80M60 104l80-80M20 64l40-40m80 40-40 40"
            className="stroke-gray-300"
          />
        </>
      )}
      {kind === 'shell' && (
        <>
          <path d="M20 24h120v80H20z" className="fill-tint" stroke="none" />
          <path d="M20 104V24h120v80" strokeWidth="4" />
          <path d="M20 104h120" strokeDasharray="5 4" />
          <path d="M48 24v10m32-10v10m32-10v10" className="stroke-primary" strokeWidth="2" />
          <path d="M56 66h48v18H56z" className="fill-paper" />
        </>
      )}
      {kind === 'pavilion' && (
        <>
          <path d="M20 24h120v80H20z" className="fill-paper" />
          <path d="M60 24v80m40-80v80M20 64h120" className="stroke-gray-400" />
          <path d="M60 24h40v40H60z" className="fill-green-500" />
          <path d="M68 34h24v8H68z" className="fill-paper" />
        </>
      )}
    </svg>
  )
}
