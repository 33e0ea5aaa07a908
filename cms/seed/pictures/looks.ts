/** How the people of the demo fair look; portraits of other slugs are made up from their slug. */
export interface Look {
  readonly skin: Skin
  readonly hair: Hair
  readonly hairColour: HairColour
  readonly clothes: Clothes
  readonly glasses?: 'round' | 'square'
  readonly beard?: 'stubble' | 'short' | 'full' | 'moustache'
}

export type Skin = 'pale' | 'light' | 'tan' | 'brown' | 'dark'
export type HairColour = 'black' | 'brown' | 'auburn' | 'blond' | 'grey' | 'white'
export type Hair =
  | 'crop'
  | 'side'
  | 'quiff'
  | 'bald'
  | 'receding'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'afro'
  | 'pixie'
  | 'ponytail'
  | 'scarf'
export type Clothes =
  | 'shirt'
  | 'blazer'
  | 'roundneck'
  | 'rollneck'
  | 'workwear'
  | 'blouse'
  | 'vneck'

const look = (
  skin: Skin,
  hair: Hair,
  hairColour: HairColour,
  clothes: Clothes,
  more: Pick<Look, 'glasses' | 'beard'> = {},
): Look => ({ skin, hair, hairColour, clothes, ...more })

export const LOOKS: Readonly<Record<string, Look>> = {
  'tjeerd-kolhoorn': look('light', 'quiff', 'blond', 'roundneck', { beard: 'stubble' }),
  'joris-van-plaggenhoef': look('pale', 'side', 'brown', 'blazer', { glasses: 'round' }),
  'hugo-wasterval': look('dark', 'crop', 'black', 'workwear', { beard: 'short' }),
  'samira-bennaceur': look('tan', 'curls', 'black', 'blouse'),
  'lieke-zandvliet': look('pale', 'bob', 'auburn', 'vneck'),
  'ilse-van-werkhoven': look('pale', 'bob', 'grey', 'blazer'),
  'rachid-boutahri': look('tan', 'crop', 'black', 'shirt', { beard: 'short' }),
  'marleen-ter-braake': look('light', 'long', 'brown', 'blouse'),
  'joost-van-den-heuvelink': look('pale', 'receding', 'grey', 'blazer', { glasses: 'square' }),
  'sanne-kloosterziel': look('light', 'ponytail', 'blond', 'vneck'),
  'fatma-aksoylu': look('tan', 'scarf', 'black', 'blazer'),
  'peter-van-t-hullenaar': look('light', 'bald', 'grey', 'roundneck', { beard: 'full' }),
  'dewi-soerjadi': look('tan', 'long', 'black', 'blazer', { glasses: 'round' }),
  'lotte-bijkerveld': look('pale', 'bun', 'auburn', 'roundneck'),
  'harm-jan-wiertsema': look('light', 'side', 'blond', 'workwear', { beard: 'stubble' }),
  'nadia-ouchene': look('tan', 'curls', 'black', 'blouse'),
  'erik-de-vranck': look('pale', 'side', 'white', 'shirt', { glasses: 'round' }),
  'carola-van-der-sluijsdam': look('light', 'pixie', 'grey', 'rollneck', { glasses: 'square' }),
  'thijs-noorderwiel': look('pale', 'quiff', 'brown', 'shirt'),
  'aicha-benhaddi': look('tan', 'bob', 'black', 'blazer'),
  'maarten-in-t-hout': look('light', 'receding', 'brown', 'workwear', { beard: 'full' }),
  'geertje-wielinga': look('pale', 'bun', 'white', 'blouse', { glasses: 'round' }),
  'bram-op-den-akker': look('light', 'crop', 'auburn', 'roundneck', { beard: 'short' }),
  'soraya-rambarran': look('brown', 'long', 'black', 'blazer'),
  'anne-fleur-van-wederhoorn-slingerbeek-tot-oldenhave': look('pale', 'bob', 'blond', 'rollneck'),
  'koen-dijkwel': look('light', 'quiff', 'blond', 'shirt', { glasses: 'square' }),
  'jeroen-haverslag': look('pale', 'bald', 'brown', 'blazer', { beard: 'stubble' }),
  'mirjam-van-lankeren': look('light', 'curls', 'brown', 'vneck', { glasses: 'round' }),
  'stijn-vermeerschen': look('light', 'side', 'brown', 'rollneck', { beard: 'moustache' }),
  'annelies-uit-den-berken': look('pale', 'pixie', 'auburn', 'blouse'),
  'olaf-grondstra': look('pale', 'crop', 'blond', 'workwear', { beard: 'full' }),
  'priya-ramlakhan': look('brown', 'ponytail', 'black', 'roundneck', { glasses: 'square' }),
  'gerben-ten-hoopen': look('light', 'receding', 'grey', 'shirt'),
  'femke-haanraads': look('light', 'long', 'auburn', 'rollneck'),
  'tomasz-wilczak': look('pale', 'crop', 'brown', 'workwear'),
  'david-oyelaran': look('dark', 'crop', 'black', 'blazer', { glasses: 'round', beard: 'short' }),
  'linda-van-der-aalsvoort': look('light', 'bob', 'brown', 'vneck'),
  'ruben-schaapveld': look('tan', 'quiff', 'black', 'roundneck', { beard: 'stubble' }),
  'hanneke-drostenburg': look('pale', 'pixie', 'white', 'blazer'),
  'willem-arend-zuidewind': look('pale', 'receding', 'white', 'blazer', { beard: 'full' }),
  'yara-santcroos': look('dark', 'afro', 'black', 'blouse'),
  'ewout-bleijswinkel': look('light', 'bald', 'grey', 'rollneck', { glasses: 'square' }),
  'marit-solheimsdal': look('pale', 'ponytail', 'blond', 'blazer'),
  'bas-lindekamp': look('light', 'side', 'auburn', 'roundneck', { glasses: 'round' }),
}
