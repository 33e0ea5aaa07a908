const eps = (program: string, end = '%%EOF\n') =>
  `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n${program}\n${end}`

const PROGRAMS = [
  '(%pipe%id) (r) file',
  '(\\045pipe\\045id) (r) file',
  '<2570697065256964> (r) file',
  '(%PIPE%id) (w) file',
  '%pipe% in a comment',
  '(/etc/passwd) run',
  '(/etc/passwd) (r) file 100 string readstring',
  '(/tmp/a) (w) file (x) writestring',
  '(a) deletefile',
  '(a) (b) renamefile',
  '(*) {=} 100 string filenameforall',
  '(run) cvn cvx exec',
  '(deletefile) cvn load exec',
  '<72756e> cvn cvx exec',
  '(r\\165n) cvn cvx exec',
  'systemdict /run get exec',
  '/file load exec',
  '/deletefile load exec',
  '(a) .libfile',
  '(a) runlibfile',
  '0 startjob',
  'serverdict begin 0 exitserver',
  '<< /PageSize [1 1] >> setsystemparams',
  '(a) << >> setdevparams',
  '(%stdin) (r) file',
  '(%os%/etc/passwd) status',
  '(%disk0%a) devstatus',
  'mark /OutputFile (|id) currentdevice putdeviceprops',
  '(pdfwrite) selectdevice',
  '.tempfile',
  'systemdict /a 1 .forceput',
  '((unbalanced (/etc/passwd) run',
]

/** PostScript that is to be refused: what each is, and its bytes. */
export const hostilePostscript: readonly (readonly [what: string, content: Buffer])[] = [
  ...PROGRAMS.map((program) => eps(program)),
  eps('0 0 moveto', '%%EOF\nPK\x05\x06'),
  eps('0 0 moveto', '%%EOF\n<script>alert(1)</script>'),
  eps('% <html><script>alert(1)</script>'),
  eps('(<svg onload=alert(1)>) show'),
  eps('0 0 moveto', '%%EOF\nMZ'),
  `PK\x03\x04${eps('')}`,
  '%!PS-Adobe-3.0\n(/etc/passwd) run',
].map((text) => [text.slice(53, 110), Buffer.from(text, 'latin1')] as const)

/** What drawing programs write. */
export const harmlessPostscript: readonly string[] = [
  eps('/Helvetica findfont 12 scalefont setfont 0 0 moveto (Mijn file, run by run) show'),
  eps('currentfile /ASCII85Decode filter cvx exec\n<~87cURD]i~>'),
  eps(
    '%%Title: (logo file.eps)\n/m {moveto} bind def 1 2 m systemdict /setdistillerparams known {pop} if',
  ),
  eps('(a (nested) \\) string) pop <48656c6c6f> show 0 setgray fill showpage', '%%EOF\r\n\x04'),
]
