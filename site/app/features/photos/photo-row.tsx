import { albumPath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { Picture } from '~/ui/picture.tsx'
import { photoAddress } from './album-links.ts'
import type { PhotoRowView } from './album-view.ts'

interface PhotoRowProps {
  album: PhotoRowView
  /** Text of the link to the album. */
  all: string
}

/** Photos of the fair in a row, each leading to itself in the album. */
export function PhotoRow({ album: { year, photos }, all }: PhotoRowProps) {
  return (
    <>
      <CellGrid columns={4} phone={2}>
        {photos.map(({ key, alt, altLanguage, ...file }) => (
          <Cell key={key} interactive flush className="relative">
            <Link
              to={photoAddress(albumPath({ year }), 1, key)}
              lang={altLanguage}
              className="link-cover"
            >
              <Picture
                {...file}
                alt={alt}
                sizes="(min-width: 64rem) 22rem, 50vw"
                className="aspect-3/2 w-full object-cover"
              />
            </Link>
          </Cell>
        ))}
      </CellGrid>
      <p className="mt-4">
        <ArrowLink to={albumPath({ year })}>{all}</ArrowLink>
      </p>
    </>
  )
}
