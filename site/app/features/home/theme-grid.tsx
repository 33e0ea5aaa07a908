import { PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { THEME_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Link } from 'react-router'
import type { Icon, ThemeColour } from '~/content/model.ts'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { cx } from '~/ui/class-names.ts'
import { SetIcon } from '~/ui/set-icon.tsx'
import { Tag } from '~/ui/tag.tsx'
import { themeClass } from '~/ui/theme.ts'

export interface ThemeView {
  readonly name: string
  readonly slug: string
  readonly colour: ThemeColour
  readonly icon: Icon | null
  readonly count: number
}

/** The themes, each with the number of its programme items once there are any. */
export function ThemeGrid({ themes }: { themes: readonly ThemeView[] }) {
  return (
    <CellGrid columns={3} line="rule">
      {themes.map(({ name, slug, colour, icon, count }) => (
        <Cell key={slug} interactive className="justify-center">
          <p className="flex items-center justify-between gap-4 font-semibold text-xl">
            <Link to={`${PROGRAMME_PAGE}?${THEME_PARAMETER}=${slug}`} className="link-cover">
              {icon ? (
                <span className="flex items-center gap-3">
                  <SetIcon
                    icon={icon}
                    text={name}
                    className={cx('size-7 text-theme', themeClass[colour])}
                  />
                  {name}
                </span>
              ) : (
                <Tag theme={colour}>{name}</Tag>
              )}
            </Link>
            {count > 0 && <span className="tabular-nums">{count}</span>}
          </p>
        </Cell>
      ))}
    </CellGrid>
  )
}
