/** Skips what stands between here and a part of the page, for visitors who use the keyboard. */
export function SkipTo({ id, children }: { id: string; children: string }) {
  return (
    <a
      href={`#${id}`}
      className="sr-only z-30 bg-deep font-semibold text-white focus:not-sr-only focus:absolute focus:px-4 focus:py-3"
    >
      {children}
    </a>
  )
}
