import { type EnumerationAttribute, optionsOf } from './labels'

/** A form as it is opened, with its components. */
interface Opened {
  readonly layout: {
    readonly components: Readonly<
      Record<
        string,
        {
          readonly layout: readonly (readonly { readonly attribute: EnumerationAttribute }[])[]
        }
      >
    >
  }
}

const names = new Map<string, string>()

/** Stores the Dutch names of the values by which the form that is open calls its components. */
export function storeComponentTitles<T extends Opened>(opened: T): T {
  names.clear()
  for (const { layout } of Object.values(opened.layout.components))
    for (const { attribute } of layout.flat())
      if (attribute.type === 'enumeration')
        for (const { value, label } of optionsOf(attribute)) names.set(value, label)
  return opened
}

/** Puts the titles of components into Dutch: Strapi shows the value of an enumeration as it is stored. */
export function nameComponents(): void {
  if (names.size === 0) return
  for (const title of document.querySelectorAll('button[aria-expanded] > span:last-child')) {
    let leaf: ChildNode | null = title
    while (leaf?.firstChild) leaf = leaf.firstChild
    const name = names.get(leaf?.nodeValue ?? '')
    // Not the element's text: React keeps and changes this node.
    if (leaf && name) leaf.nodeValue = name
  }
}
