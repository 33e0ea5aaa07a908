/** Rich text as Strapi's blocks field stores it. */
export type RichText = readonly RichTextNode[]
export interface RichTextNode {
  readonly type: string
  readonly children?: readonly RichTextNode[]
  readonly [key: string]: unknown
}

/** A picture or document of the media library. `file` is the name under `/_img/…` and `/_file/…`. */
/** Edges and corners of a picture that may stay in view when it is cut off. */
export type PictureFocus =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'left'
  | 'right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right'

export interface Media {
  readonly file: string
  readonly mime: string
  readonly sizeKb: number
  readonly width: number | null
  readonly height: number | null
  /** Where its focal point is, in ninths; absent for the middle. */
  readonly focus?: PictureFocus
  readonly alt: string
  readonly caption: string
  /** When the file was last replaced or described, an instant; absent when the CMS does not say. */
  readonly updatedAt?: string
}

/** Corners in metres. */
export type Polygon = readonly (readonly [x: number, y: number])[]
