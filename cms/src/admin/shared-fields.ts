interface Field {
  readonly attribute: {
    /** Of a field with components. */
    readonly component?: string
    /** Of a field with blocks. */
    readonly components?: readonly string[]
    readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } }
  }
  readonly disabled: boolean
  readonly hint?: string
  /** Behind the label. */
  readonly labelAction?: string
}

type Rows = readonly (readonly Field[])[]

interface Form {
  /** Panels with rows of fields. */
  readonly layout: readonly Rows[]
  readonly components: Readonly<Record<string, { readonly layout: Rows }>>
  readonly options: { readonly i18n?: { readonly localized?: boolean } }
}

interface Opened {
  readonly layout: Form
  readonly query: { readonly plugins?: { readonly i18n?: { readonly locale?: string } } }
}

const IN_DUTCH = 'Geldt voor alle talen: wijzig dit bij Nederlands.'

const isOwn = ({ attribute }: Field): boolean => attribute.pluginOptions?.i18n?.localized === true

/** The components in fields, also those inside one another. */
function componentsIn(fields: readonly Field[], form: Form, found = new Set<string>()) {
  for (const { attribute } of fields)
    for (const name of [attribute.component ?? [], attribute.components ?? []].flat())
      if (!found.has(name)) {
        found.add(name)
        componentsIn(form.components[name]?.layout.flat() ?? [], form, found)
      }
  return found
}

/**
 * Disables the shared fields in the form of a translation, and names the form that changes them:
 * the CMS takes them from the Dutch document (`rules/translations.ts`).
 */
export function closeSharedFields<T extends Opened>(opened: T): T {
  const { layout: form, query } = opened
  const language = query.plugins?.i18n?.locale ?? 'nl'
  if (language === 'nl' || !form.options.i18n?.localized) return opened
  const fields = form.layout.flat(2)
  const own = componentsIn(fields.filter(isOwn), form)
  const all = componentsIn(fields, form)
  const closed = (field: Field): Field => {
    if (isOwn(field)) return field
    // Strapi shows no hint with components.
    const where = field.attribute.component ? { labelAction: IN_DUTCH } : { hint: IN_DUTCH }
    return { ...field, disabled: true, ...where }
  }
  const components = Object.entries(form.components).map(([name, component]) => {
    const inside = component.layout.map((row) =>
      row.map((field) => ({
        ...field,
        disabled: field.disabled || (all.has(name) && !own.has(name)),
      })),
    )
    return [name, { ...component, layout: inside }]
  })
  return {
    ...opened,
    layout: {
      ...form,
      layout: form.layout.map((panel) => panel.map((row) => row.map(closed))),
      components: Object.fromEntries(components),
    },
  }
}
