export const exhibitors = [
  {
    slug: 'gemeente-meerhaven',
    name: 'Gemeente Meerhaven',
    stands: ['2.F01'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'gemeente-oeverdam',
    name: 'Gemeente Oeverdam',
    stands: ['2.F02'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'gemeente-lindewaard',
    name: 'Gemeente Lindewaard',
    stands: ['2.F03'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'gemeente-hoogerven',
    name: 'Gemeente Hoogerven',
    stands: ['2.F04'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'gemeente-duinrecht',
    name: 'Gemeente Duinrecht',
    stands: ['2.F05'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'gemeente-kreekstede',
    name: 'Gemeente Kreekstede',
    stands: ['2.F06'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'gemeente-tolsluis',
    name: 'Gemeente Tolsluis',
    stands: ['2.F07'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'versnellingsbureau-woningbouw-waterstreek',
    name: 'Versnellingsbureau Woningbouw Waterstreek',
    stands: ['2.F08'],
    pavilion: 'overheidsplein',
  },
  {
    slug: 'taakgroep-flexwonen-waterstreek',
    name: 'Taakgroep Flexwonen Waterstreek',
    stands: ['1.E08'],
    pavilion: 'flexwonen',
  },
  {
    slug: 'provincie-middelwaarden',
    name: 'Provincie Middelwaarden',
    stands: ['2.F09'],
  },
  {
    slug: 'gemeente-noordwaard',
    name: 'Gemeente Noordwaard',
    stands: ['2.F10'],
  },
  {
    slug: 'gemeente-vlietmond',
    name: 'Gemeente Vlietmond',
    stands: ['2.F11'],
  },
  {
    slug: 'samenwerkingsverband-woningbouw-en-gebiedsontwikkeling-kust-en-veengemeenten-waterstreek',
    name: 'Samenwerkingsverband Woningbouw en Gebiedsontwikkeling Kust- en Veengemeenten Waterstreek',
    stands: ['2.G02'],
  },
  {
    slug: 'woonregio-midden-kreken',
    name: 'Woonregio Midden-Kreken',
    mainExhibitor: 'provincie-middelwaarden',
  },
]
