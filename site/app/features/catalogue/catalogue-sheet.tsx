import { contactPath } from '@beursvloer/contract/contact-address'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Picture } from '~/ui/picture.tsx'
import { catalogueMessages } from './messages.ts'
import type { ProductGroup } from './product-view.ts'
import { type ProductView, sizeIn } from './product-view.ts'

const BOX = { width: 240, height: 150 } as const
/** The largest drawing, in the middle of the box. */
const MOST = { width: 150, height: 92 } as const

/** A sheet in the product's own proportions, with its measures along two sides. Decorative. */
function ProductDrawing({ size }: { size: string }) {
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

/** A product with its price and the files to deliver for it. */
function ProductCell({ product }: { product: ProductView }) {
  const t = useMessages(catalogueMessages)
  const locale = useLocale()
  const { code, name, description, unit, priceCents, size, format, deadline, passed, maximum } =
    product
  const foreign = product.language === locale ? undefined : product.language
  const specifications = [
    [t.size, size, langOf(product, 'size', locale)],
    [t.format, format, langOf(product, 'format', locale)],
    [t.deadline, deadline && t.until(formatDate(deadline, locale))],
    [t.maximum, maximum === null ? '' : t.perExhibitor(maximum)],
    [t.code, code],
  ] as const
  return (
    // Prices of a row stand on one line, independent of the content above and below.
    <Cell flush className="row-span-3 grid grid-rows-subgrid gap-0">
      {product.image ? (
        <Picture
          {...product.image}
          alt=""
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-8/5 w-full border-ink border-b object-cover"
        />
      ) : (
        <ProductDrawing size={size} />
      )}
      <div id={code.toLowerCase()} className="scroll-mt-24 px-4 pt-4 md:px-5 md:pt-5">
        <h3 lang={foreign} className="text-2xl">
          {name}
        </h3>
        {description && (
          <p lang={langOf(product, 'description', locale)} className="mt-2 text-sm">
            {description}
          </p>
        )}
      </div>
      <div className="p-4 md:p-5">
        <p>
          <span className="font-bold font-display text-3xl tabular-nums">
            {formatEuros(priceCents, locale)}
          </span>{' '}
          <span className="text-mute text-sm">{t.perUnit[unit]}</span>
        </p>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-gray-300 border-t text-sm">
          {specifications.map(
            ([label, value, lang]) =>
              value && (
                <div
                  key={label}
                  className="col-span-2 grid grid-cols-subgrid border-gray-300 border-b py-1.5"
                >
                  <dt className="text-mute">{label}</dt>
                  <dd lang={lang} className="tabular-nums">
                    {value}
                    {passed && label === t.deadline && (
                      <span className="ml-2 font-semibold text-brick">{t.passed}</span>
                    )}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Cell>
  )
}

/** All products to order, by category. */
export function CatalogueSheet({ groups }: { groups: readonly ProductGroup[] }) {
  const t = useMessages(catalogueMessages)
  if (groups.length === 0) {
    return (
      <EmptyState title={t.none} next={[contactPath('exhibitor'), t.contact]}>
        {t.noneHint}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-14">
      {groups.map(({ category, products }) => (
        <section key={category}>
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h2 className="text-3xl">{t.category[category]}</h2>
            <p className="text-mute text-sm">{t.excluding}</p>
          </div>
          <CellGrid columns={4}>
            {products.map((product) => (
              <ProductCell key={product.code} product={product} />
            ))}
          </CellGrid>
        </section>
      ))}
    </div>
  )
}
