import { Fragment, type ReactNode } from 'react'
import { libraryAlt, libraryLang } from '~/i18n/library-alt.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { cx } from './class-names.ts'
import { keepTogether } from './keep-together.ts'
import { Picture } from './picture.tsx'
import { SafeLink } from './safe-link.tsx'

interface StoredImage {
  url?: string
  alternativeText?: string | null
  caption?: string | null
  width?: number | null
  height?: number | null
}

/** A picture placed inside a text; its file name is the last part of the stored address. */
function RichTextImage({ node }: { node: RichTextNode }) {
  const locale = useLocale()
  const image = (node.image ?? {}) as StoredImage
  const file = image.url?.split(/[?#]/)[0]?.split('/').at(-1)
  return (
    <figure>
      <Picture
        file={file}
        width={image.width ?? null}
        height={image.height ?? null}
        {...libraryAlt({ alt: image.alternativeText ?? '' }, locale)}
        sizes="(min-width: 48rem) 42rem, 100vw"
      />
      {image.caption && (
        <figcaption lang={libraryLang(locale)} className="mt-1.5 text-mute text-sm">
          {image.caption}
        </figcaption>
      )}
    </figure>
  )
}

/** A run of text with its marks; a line break inside it becomes a <br>. */
function RichTextLeaf({ node }: { node: RichTextNode }) {
  const lines = keepTogether(String(node.text ?? '')).split('\n')
  let content: ReactNode = lines.map((line, index) => (
    <Fragment key={String(index)}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
  if (node.code) content = <code>{content}</code>
  if (node.bold) content = <strong>{content}</strong>
  if (node.italic) content = <em>{content}</em>
  if (node.underline) content = <u>{content}</u>
  if (node.strikethrough) content = <s>{content}</s>
  return content
}

/** A node of Strapi's blocks field; `type` decides which other properties it has. */
export interface RichTextNode {
  readonly type: string
  readonly children?: readonly RichTextNode[]
  readonly [key: string]: unknown
}

interface RichTextProps {
  value: readonly RichTextNode[] | null | undefined
  /** Level of the heading above this text; the text's own highest heading comes one below it. */
  under?: 1 | 2 | 3
  className?: string
}

/** Text from the editors (Strapi blocks) as HTML. Unknown nodes show their text. */
export function RichText({ value, under = 1, className }: RichTextProps) {
  if (!value?.length) return null
  const own = value.filter((node) => node.type === 'heading').map(({ level }) => Number(level))
  const shift = own.length > 0 ? under + 1 - Math.min(...own) : 0
  return <div className={cx('prose', className)}>{blocks(value, shift)}</div>
}

/** Nodes have no ids and their order is fixed, so the position serves as key. */
function keyed(nodes: readonly RichTextNode[], draw: (node: RichTextNode) => ReactNode) {
  return nodes.map((node, index) => <Fragment key={String(index)}>{draw(node)}</Fragment>)
}

function isBlank(node: RichTextNode): boolean {
  return node.type === 'text'
    ? !String(node.text ?? '').trim()
    : (node.children ?? []).every(isBlank)
}

function inline(nodes: readonly RichTextNode[] = []): ReactNode {
  return keyed(nodes, (node) => {
    if (node.type === 'link') {
      return <SafeLink target={String(node.url ?? '')}>{inline(node.children)}</SafeLink>
    }
    if (node.children) return inline(node.children)
    return <RichTextLeaf node={node} />
  })
}

function blocks(nodes: readonly RichTextNode[], shift: number): ReactNode {
  return keyed(nodes, (node) => block(node, shift))
}

function block(node: RichTextNode, shift: number): ReactNode {
  if (node.type === 'image') return <RichTextImage node={node} />
  if (isBlank(node)) return null
  switch (node.type) {
    case 'heading': {
      const Heading = `h${Math.min(Number(node.level) + shift, 6)}` as 'h2' | 'h3' | 'h4'
      return <Heading>{inline(node.children)}</Heading>
    }
    case 'list': {
      const List = node.format === 'ordered' ? 'ol' : 'ul'
      return <List>{listItems(node.children ?? [])}</List>
    }
    case 'quote':
      return (
        <blockquote>
          <p>{inline(node.children)}</p>
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{inline(node.children)}</code>
        </pre>
      )
    default:
      return <p>{inline(node.children)}</p>
  }
}

/** Strapi puts a nested list beside the item it belongs to; HTML wants it inside. */
function listItems(nodes: readonly RichTextNode[]): ReactNode {
  const items: { item: RichTextNode; nested: RichTextNode[] }[] = []
  for (const node of nodes) {
    const last = items.at(-1)
    if (node.type === 'list' && last) last.nested.push(node)
    else items.push({ item: node, nested: [] })
  }
  return items.map(({ item, nested }, index) => (
    <li key={String(index)}>
      {item.type === 'list' ? block(item, 0) : inline(item.children)}
      {blocks(nested, 0)}
    </li>
  ))
}
