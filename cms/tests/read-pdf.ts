import { getDocumentProxy } from 'unpdf'

interface StructNode {
  readonly role?: string
  readonly children?: readonly StructNode[]
}
const rolesIn = (node: StructNode): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesIn),
]

/** The text of a PDF, for readers and for screen readers. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = []
  const roles = new Set<string>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
    pages.push(text.replace(/\s+/g, ' '))
    const tree = (await page.getStructTree()) as StructNode | null
    for (const role of tree ? rolesIn(tree) : []) roles.add(role)
  }
  const { info } = await document.getMetadata()
  const { Title, Language } = info as { Title: string; Language: string }
  const { Marked } = (await document.getMarkInfo()) ?? {}
  return { pages, text: pages.join(' '), roles, Title, Language, Marked }
}
