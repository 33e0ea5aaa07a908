import { Link } from 'react-router'
import type { LocaleCode } from '~/content/model.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'

export interface PavilionHouse {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly intro: string
  readonly language: LocaleCode
}

/** The pavilions as a street at night, whose houses light up as one scrolls past them. */
export function PavilionStreet({ pavilions }: { pavilions: readonly PavilionHouse[] }) {
  const locale = useLocale()
  return (
    <ul className="lights-up -mx-(--spacing-gutter) sm:grid sm:grid-cols-2 lg:mx-0 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {pavilions.map(({ slug, path, name, intro, language }) => (
        <li
          key={slug}
          lang={language === locale ? undefined : language}
          className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)] border-rule-deep border-b lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:border-0"
        >
          <Facade
            seed={slug}
            size="house"
            tone="dark"
            className="h-full w-full object-cover object-bottom lg:aspect-3/4 lg:h-auto"
          />
          <div className="p-4 pl-5 lg:pr-4 lg:pl-0">
            <h3 className="text-xl">
              <Link to={path} className="link-cover underline-offset-4 group-hover:underline">
                <Hyphenated>{name}</Hyphenated>
              </Link>
            </h3>
            <p className="mt-2 text-green-100 text-sm">
              <Hyphenated>{intro}</Hyphenated>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
