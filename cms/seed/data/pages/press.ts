import type { PageBlock, PageSeed } from '../../types-floor.ts'

const dutch: readonly PageBlock[] = [
  { block: 'part', part: 'press-figures' },
  { block: 'part', part: 'press-releases' },
  {
    block: 'text',
    title: 'In één alinea',
    body: 'Dakwaarts is de beurs voor woningbouw en verduurzaming: om de twee jaar bestellen woningcorporaties, overheden en bouwers er woningen en renovaties in plaats van erover te praten. De editie van 2027 is op 17 en 18 maart in Expohal De Kade in Meerhaven, met twee hallen: nieuw en bestaand. U mag deze alinea en de cijfers overnemen.',
  },
  {
    block: 'download',
    title: 'Persmap Dakwaarts 2027',
    description: 'Feiten, programma op hoofdlijnen en contact op één A4.',
    file: 'brochure-persmap',
  },
  {
    block: 'download',
    title: 'Persmap in het Engels',
    description: 'Dezelfde feiten, voor internationale media.',
    file: 'brochure-persmap-engels',
  },
  { block: 'part', part: 'accreditation' },
]

const english: readonly PageBlock[] = [
  { block: 'part', part: 'press-figures' },
  { block: 'part', part: 'press-releases' },
  {
    block: 'text',
    title: 'In one paragraph',
    body: 'Dakwaarts is the Dutch fair for housing construction and retrofit: every two years housing associations, public authorities and builders meet to order homes and renovations rather than talk about them. The 2027 edition is on 17 and 18 March at Expohal De Kade in Meerhaven, in two halls: new and existing. You may quote this paragraph and the figures.',
  },
  {
    block: 'download',
    title: 'Dakwaarts 2027 press kit',
    description: 'Facts, the programme in outline and contacts on one A4 page.',
    file: 'brochure-persmap-engels',
  },
  {
    block: 'download',
    title: 'Press kit in Dutch',
    description: 'The same facts, for Dutch media.',
    file: 'brochure-persmap',
  },
  { block: 'part', part: 'accreditation' },
]

/** For journalists: figures, press releases, pictures and accreditation. */
export const pressPage: PageSeed = {
  slug: 'pers',
  title: { nl: 'Pers', en: 'Press' },
  intro: {
    nl: 'Cijfers, beelden en berichten die u mag overnemen, en een accreditatie voor de beursdagen.',
    en: 'Figures, images and press releases for you to use, and accreditation for the days of the fair.',
  },
  blocks: { nl: dutch, en: english },
}
