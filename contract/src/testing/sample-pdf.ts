const stream = (dictionary: string, content: string) =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`

export interface SamplePdf {
  /** Entries of the catalogue: `/OpenAction 5 0 R`. */
  readonly catalogue?: string
  /** Entries of the page. */
  readonly page?: string
  /** Further objects, numbered from 5. */
  readonly objects?: readonly string[]
  /** Entries of the trailer. */
  readonly trailer?: string
}

/** A small PDF of one page, as text of bytes (latin1), with the given parts. */
export function samplePdf({
  catalogue = '',
  page = '',
  objects = [],
  trailer = '',
}: SamplePdf = {}): string {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
    stream('', '0 0 m 100 100 l S'),
    ...objects,
  ]
  let text = '%PDF-1.7\n'
  const offsets = all.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = all.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
}

/** A stream object. */
export const pdfStream = stream
