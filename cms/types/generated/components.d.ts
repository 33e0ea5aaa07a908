import type { Schema, Struct } from '@strapi/strapi';

export interface BlocksCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_blocks_call_to_action';
  info: {
    displayName: 'Oproep';
    icon: 'cursor';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
        ],
        [
          {
            name: 'text';
            size: 12;
          },
        ],
        [
          {
            name: 'label';
            size: 6;
          },
          {
            name: 'target';
            size: 6;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een opdracht, bijvoorbeeld \u201EBekijk het programma\u201D.';
          label: 'Tekst op de knop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    target: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een pad (/programma) of een adres dat met https:// begint.';
          label: 'Doel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n of twee zinnen.';
          label: 'Tekst';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n regel.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCard extends Struct.ComponentSchema {
  collectionName: 'components_blocks_card';
  info: {
    displayName: 'Kaart';
    icon: 'apps';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'target';
            size: 6;
          },
        ],
        [
          {
            name: 'text';
            size: 6;
          },
          {
            name: 'image';
            size: 6;
          },
        ],
        [
          {
            name: 'icon';
            size: 6;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    icon: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Naam van een pictogram op lucide.dev/icons, bijvoorbeeld map-pin. Alleen te zien zonder afbeelding.';
          label: 'Pictogram';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Mag leeg blijven; een icoon kan ook.';
          label: 'Afbeelding';
        };
      }>;
    target: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een pad (/programma) of een adres dat met https:// begint.';
          label: 'Doel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n of twee zinnen.';
          label: 'Tekst';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n regel.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksCards extends Struct.ComponentSchema {
  collectionName: 'components_blocks_cards';
  info: {
    displayName: 'Kaarten';
    icon: 'apps';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
        ],
        [
          {
            name: 'cards';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    cards: Schema.Attribute.Component<'blocks.card', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Twee tot zes kaarten lezen het best.';
          label: 'Kaarten';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven de kaarten; mag leeg blijven.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksColumn extends Struct.ComponentSchema {
  collectionName: 'components_blocks_column';
  info: {
    displayName: 'Kolom';
    icon: 'layout';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
        ],
        [
          {
            name: 'body';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    body: Schema.Attribute.Blocks &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Korte alinea\u2019s; de kolom is smal.';
          label: 'Tekst';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Mag leeg blijven.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksColumns extends Struct.ComponentSchema {
  collectionName: 'components_blocks_columns';
  info: {
    displayName: 'Kolommen';
    icon: 'layout';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
        ],
        [
          {
            name: 'columns';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    columns: Schema.Attribute.Component<'blocks.column', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Twee tot vier kolommen.';
          label: 'Kolommen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven de kolommen; mag leeg blijven.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksDownload extends Struct.ComponentSchema {
  collectionName: 'components_blocks_download';
  info: {
    displayName: 'Download';
    icon: 'download';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'file';
            size: 6;
          },
        ],
        [
          {
            name: 'description';
            size: 6;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    description: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat erin staat.';
          label: 'Omschrijving';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    file: Schema.Attribute.Media<'files' | 'images' | 'videos' | 'audios'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bij voorkeur een pdf; soort en grootte staan er vanzelf bij.';
          label: 'Bestand';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar bezoekers op klikken.';
          label: 'Titel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksFaq extends Struct.ComponentSchema {
  collectionName: 'components_blocks_faq';
  info: {
    displayName: 'Veelgestelde vragen';
    icon: 'question';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'group';
            size: 6;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    group: Schema.Attribute.Enumeration<['visitor', 'exhibitor', 'speaker']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Toont alle vragen van deze groep; leeg: die van alle groepen.';
          label: 'Groep';
          values: {
            exhibitor: 'Standhouders';
            speaker: 'Sprekers';
            visitor: 'Bezoekers';
          };
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven de vragen; mag leeg blijven.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksFigures extends Struct.ComponentSchema {
  collectionName: 'components_blocks_figures';
  info: {
    displayName: 'Cijfers in beeld';
    icon: 'chartBubble';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 8;
          },
          {
            name: 'drawing';
            size: 4;
          },
        ],
        [
          {
            name: 'rows';
            size: 12;
          },
        ],
        [
          {
            name: 'note';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    drawing: Schema.Attribute.Enumeration<['crowd', 'lines']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Vijftig mensen voor aandelen van een geheel, of maatlijnen op schaal voor groei.';
          label: 'Tekening';
          values: {
            crowd: 'Mensen (aandelen)';
            lines: 'Maatlijnen (groei)';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'crowd'>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar de cijfers vandaan komen, bijvoorbeeld: Bezoekers van 2025.';
          label: 'Toelichting';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    rows: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een cijfer per regel, zoals: 38% | Beslissers | Wie zelf bestelt of tekent. De uitleg achteraan mag weg.';
          label: 'Rijen';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat de cijfers laten zien.';
          label: 'Titel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksPart extends Struct.ComponentSchema {
  collectionName: 'components_blocks_parts';
  info: {
    displayName: 'Onderdeel van de site';
    icon: 'puzzle';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'part';
            size: 12;
          },
        ],
      ];
      mainField: 'part';
    };
  };
  attributes: {
    part: Schema.Attribute.Enumeration<
      [
        'venue',
        'team',
        'calculator',
        'tariffs',
        'deadlines',
        'products',
        'articles',
        'contract-form',
        'press-figures',
        'press-releases',
        'accreditation',
        'choices',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zet hier een deel dat de site zelf maakt. Elk deel hoort bij zijn eigen pagina; elders blijft de plek leeg.';
          label: 'Onderdeel';
          values: {
            accreditation: 'Contactpersoon en formulier voor accreditatie (Pers)';
            articles: 'Artikelen (Reglement)';
            calculator: 'Prijsberekening van een stand (Deelnemen)';
            choices: 'Keuzes van de bezoeker over tellen en andere sites (Cookies)';
            'contract-form': 'Contractformulier met offerte (Contractformulier)';
            deadlines: 'Belangrijke data (Deelnemen)';
            'press-figures': 'Cijfers van de beurs (Pers)';
            'press-releases': 'Persberichten (Pers)';
            products: 'Catalogus en bestelformulier (Adverteren en signing)';
            tariffs: 'Pakketten en tarieven (Deelnemen, Contractformulier)';
            team: 'Team en contactgegevens (Contact)';
            venue: 'Adres, kaart en openingstijden (Locatie)';
          };
        };
      }>;
  };
}

export interface BlocksPicture extends Struct.ComponentSchema {
  collectionName: 'components_blocks_picture';
  info: {
    displayName: 'Afbeelding';
    icon: 'picture';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'file';
            size: 6;
          },
          {
            name: 'size';
            size: 6;
          },
        ],
        [
          {
            name: 'alt';
            size: 6;
          },
        ],
        [
          {
            name: 'caption';
            size: 6;
          },
          {
            name: 'credit';
            size: 6;
          },
        ],
      ];
      mainField: 'alt';
    };
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er te zien is, voor wie de afbeelding niet ziet.';
          label: 'Beschrijving';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    caption: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Onder de afbeelding.';
          label: 'Bijschrift';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    credit: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Maker of rechthebbende.';
          label: 'Bron';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    file: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kies uit de mediabibliotheek, of zet een nieuwe erin.';
          label: 'Bestand';
        };
      }>;
    size: Schema.Attribute.Enumeration<['normal', 'wide']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zo breed als de tekst, of zo breed als de pagina.';
          label: 'Breedte';
          values: {
            normal: 'Normaal';
            wide: 'Breed';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'normal'>;
  };
}

export interface BlocksQuote extends Struct.ComponentSchema {
  collectionName: 'components_blocks_quote';
  info: {
    displayName: 'Citaat';
    icon: 'quote';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'text';
            size: 12;
          },
        ],
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'role';
            size: 6;
          },
        ],
        [
          {
            name: 'portrait';
            size: 6;
          },
        ],
      ];
      mainField: 'name';
    };
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie het zei.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    portrait: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Van wie het zei; mag leeg blijven.';
          label: 'Portret';
        };
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Functie en organisatie van wie het zei.';
          label: 'Functie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zonder aanhalingstekens; die zet de site erbij.';
          label: 'Citaat';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 800;
      }>;
  };
}

export interface BlocksTable extends Struct.ComponentSchema {
  collectionName: 'components_blocks_table';
  info: {
    displayName: 'Tabel';
    icon: 'bulletList';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'caption';
            size: 6;
          },
        ],
        [
          {
            name: 'rows';
            size: 12;
          },
        ],
      ];
      mainField: 'caption';
    };
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat de tabel laat zien.';
          label: 'Bijschrift';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    rows: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een rij per regel; cellen gescheiden door |. De eerste rij is de kop. U kunt hier ook een tabel uit Word of Excel plakken.';
          label: 'Rijen';
        };
      }>;
  };
}

export interface BlocksText extends Struct.ComponentSchema {
  collectionName: 'components_blocks_text';
  info: {
    displayName: 'Tekst';
    icon: 'alignLeft';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
        ],
        [
          {
            name: 'body';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    body: Schema.Attribute.Blocks &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Korte alinea\u2019s. Tussenkoppen maakt u met de stijl Kop.';
          label: 'Tekst';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven de tekst; mag leeg blijven.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface BlocksVideo extends Struct.ComponentSchema {
  collectionName: 'components_blocks_video';
  info: {
    displayName: 'Video';
    icon: 'play';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'url';
            size: 6;
          },
        ],
        [
          {
            name: 'poster';
            size: 6;
          },
        ],
        [
          {
            name: 'transcript';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    poster: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er staat voordat de bezoeker de video start.';
          label: 'Voorbeeldbeeld';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar de video over gaat; ook voor wie niet kan zien.';
          label: 'Titel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    transcript: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor wie het geluid niet hoort.';
          label: 'Uitgeschreven tekst';
        };
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Van YouTube, Vimeo of een videobestand; begint met https://';
          label: 'Adres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ConceptMarket extends Struct.ComponentSchema {
  collectionName: 'components_concept_market';
  info: {
    displayName: 'Product-marktcombinatie';
    icon: 'house';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'dwellingType';
            size: 6;
          },
          {
            name: 'rentClass';
            size: 6;
          },
        ],
      ];
      mainField: 'dwellingType';
    };
  };
  attributes: {
    dwellingType: Schema.Attribute.Enumeration<
      ['ground', 'stacked', 'flexible', 'shared']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor welk soort woning het concept is.';
          label: 'Woningtype';
          values: {
            flexible: 'Flexibel';
            ground: 'Grondgebonden';
            shared: 'Onzelfstandig';
            stacked: 'Gestapeld';
          };
        };
      }>;
    rentClass: Schema.Attribute.Enumeration<
      ['social-low', 'social', 'mid', 'free']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In welke klasse de huur dan valt.';
          label: 'Huurprijsklasse';
          values: {
            free: 'Vrije sector';
            mid: 'Middenhuur';
            social: 'Sociaal';
            'social-low': 'Sociaal, lage huur';
          };
        };
      }>;
  };
}

export interface EditionDeadline extends Struct.ComponentSchema {
  collectionName: 'components_edition_deadlines';
  info: {
    displayName: 'Belangrijke datum';
    icon: 'calendar';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'date';
            size: 4;
          },
          {
            name: 'title';
            size: 8;
          },
        ],
        [
          {
            name: 'note';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    date: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De uiterste dag.';
          label: 'Datum';
        };
      }>;
    note: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n zin, bijvoorbeeld waar het naartoe moet.';
          label: 'Toelichting';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er dan binnen moet zijn.';
          label: 'Wat';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface EditionLandmark extends Struct.ComponentSchema {
  collectionName: 'components_edition_landmarks';
  info: {
    displayName: 'Punt in de omgeving';
    icon: 'pinMap';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'kind';
            size: 6;
          },
          {
            name: 'label';
            size: 6;
          },
        ],
        [
          {
            name: 'east';
            size: 6;
          },
          {
            name: 'north';
            size: 6;
          },
        ],
      ];
      mainField: 'label';
    };
  };
  attributes: {
    east: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Vanaf de ingang; naar het westen met een minteken.';
          label: 'Meters naar het oosten';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 20000;
          min: -20000;
        },
        number
      >;
    kind: Schema.Attribute.Enumeration<
      ['station', 'stop', 'parking', 'bicycle', 'motorway', 'ferry']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bepaalt het teken in de lijst.';
          label: 'Soort';
          values: {
            bicycle: 'Fietsenstalling';
            ferry: 'Veer';
            motorway: 'Afrit';
            parking: 'Parkeren';
            station: 'Station';
            stop: 'Halte';
          };
        };
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De naam bij het punt.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    north: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Vanaf de ingang; naar het zuiden met een minteken.';
          label: 'Meters naar het noorden';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 20000;
          min: -20000;
        },
        number
      >;
  };
}

export interface EditionResult extends Struct.ComponentSchema {
  collectionName: 'components_edition_results';
  info: {
    displayName: 'Resultaat';
    icon: 'chartBubble';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'value';
            size: 3;
          },
          {
            name: 'label';
            size: 9;
          },
        ],
      ];
      mainField: 'label';
    };
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld: bezoekers, 21 procent meer dan in 2025.';
          label: 'Wat het telt';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals het op de site komt, bijvoorbeeld 4.186 of 8,3.';
          label: 'Getal';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8;
      }>;
  };
}

export interface EditionVisitorGroup extends Struct.ComponentSchema {
  collectionName: 'components_edition_visitor_groups';
  info: {
    displayName: 'Doelgroep';
    icon: 'user';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'name';
            size: 4;
          },
          {
            name: 'text';
            size: 8;
          },
        ],
        [
          {
            name: 'links';
            size: 12;
          },
        ],
      ];
      mainField: 'name';
    };
  };
  attributes: {
    links: Schema.Attribute.Component<'edition.visitor-group-link', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoogstens drie, de belangrijkste eerst.';
          label: 'Verwijzingen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In een of twee woorden, bijvoorbeeld: Gemeenten.';
          label: 'Voor wie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    text: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n zin: wat deze bezoekers op de beurs vinden.';
          label: 'Tekst';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface EditionVisitorGroupLink extends Struct.ComponentSchema {
  collectionName: 'components_edition_visitor_group_links';
  info: {
    displayName: 'Verwijzing';
    icon: 'link';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'label';
            size: 6;
          },
          {
            name: 'target';
            size: 6;
          },
        ],
      ];
      mainField: 'label';
    };
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er op de site staat, bijvoorbeeld: Tours over de beursvloer.';
          label: 'Tekst';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    target: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een pad (/programma) of een adres dat met https:// begint.';
          label: 'Doel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface FloorPointOfInterest extends Struct.ComponentSchema {
  collectionName: 'components_floor_point_of_interest';
  info: {
    displayName: 'Voorziening';
    icon: 'pinMap';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'kind';
            size: 6;
          },
          {
            name: 'label';
            size: 6;
          },
        ],
        [
          {
            name: 'x';
            size: 4;
          },
          {
            name: 'y';
            size: 4;
          },
          {
            name: 'leadsOutside';
            size: 4;
          },
        ],
      ];
      mainField: 'label';
    };
  };
  attributes: {
    kind: Schema.Attribute.Enumeration<
      [
        'entrance',
        'toilet',
        'lift',
        'first-aid',
        'quiet-room',
        'cloakroom',
        'catering',
        'information',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bepaalt het teken op de plattegrond.';
          label: 'Soort';
          values: {
            catering: 'Horeca';
            cloakroom: 'Garderobe';
            entrance: 'Ingang';
            'first-aid': 'EHBO';
            information: 'Informatie';
            lift: 'Lift';
            'quiet-room': 'Stilteruimte';
            toilet: 'Toilet';
          };
        };
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen nodig als er meer van zijn, bijvoorbeeld \u201EIngang noord\u201D.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    leadsOutside: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen voor een ingang. Zet uit bij een doorgang binnen het gebouw: looproutes gaan dan niet door deze ingang naar buiten.';
          label: 'Leidt naar buiten';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    x: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Meters vanaf de linkerkant van de hal.';
          label: 'Plaats x';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
    y: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Meters vanaf de bovenkant van de hal.';
          label: 'Plaats y';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
  };
}

export interface GalleryPhoto extends Struct.ComponentSchema {
  collectionName: 'components_gallery_photo';
  info: {
    displayName: 'Foto';
    icon: 'picture';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'file';
            size: 6;
          },
          {
            name: 'hidden';
            size: 6;
          },
        ],
        [
          {
            name: 'alt';
            size: 6;
          },
          {
            name: 'altEnglish';
            size: 6;
          },
        ],
        [
          {
            name: 'subject';
            size: 4;
          },
          {
            name: 'kind';
            size: 4;
          },
          {
            name: 'photographer';
            size: 4;
          },
          {
            name: 'licence';
            size: 4;
          },
        ],
      ];
      mainField: 'alt';
    };
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er te zien is, voor wie de foto niet ziet.';
          label: 'Beschrijving';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    altEnglish: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: Engelstalige bezoekers krijgen de Nederlandse.';
          label: 'Beschrijving in het Engels';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    file: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Minstens 1.600 pixels breed.';
          label: 'Bestand';
        };
      }>;
    hidden: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld na een verzoek om verwijdering. De foto staat dan in geen enkele taal meer op de site.';
          label: 'Verborgen';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    kind: Schema.Attribute.Enumeration<['photo', 'illustration']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een tekening noemt de site geen foto.';
          label: 'Soort';
          values: {
            illustration: 'Illustratie';
            photo: 'Foto';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'photo'>;
    licence: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld CC BY 4.0; bij Creative Commons verwijst de site naar de tekst.';
          label: 'Licentie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    photographer: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Fotograaf of tekenaar. Staat bij het beeld.';
          label: 'Maker';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    subject: Schema.Attribute.Enumeration<
      ['halls', 'stage', 'people', 'tours', 'exhibits']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Daaronder vindt de pers dit beeld; leeg: niet op de perspagina.';
          label: 'Onderwerp';
          values: {
            exhibits: 'Wat er te zien is';
            halls: 'Hallen';
            people: 'Gesprekken';
            stage: 'Podia';
            tours: 'Excursies';
          };
        };
      }>;
  };
}

export interface ProgrammeContribution extends Struct.ComponentSchema {
  collectionName: 'components_programme_contribution';
  info: {
    displayName: 'Bijdrage';
    icon: 'microphone';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'speaker';
            size: 6;
          },
          {
            name: 'role';
            size: 6;
          },
        ],
      ];
      mainField: 'role';
    };
  };
  attributes: {
    role: Schema.Attribute.Enumeration<['speaker', 'moderator', 'panellist']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Spreker, moderator of tafelgast.';
          label: 'Rol';
          values: {
            moderator: 'Moderator';
            panellist: 'Tafelgast';
            speaker: 'Spreker';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'speaker'>;
    speaker: Schema.Attribute.Relation<'manyToOne', 'api::speaker.speaker'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Staat de spreker er niet bij, maak die dan eerst aan.';
          label: 'Spreker';
        };
      }>;
  };
}

export interface RegulationArticle extends Struct.ComponentSchema {
  collectionName: 'components_regulation_articles';
  info: {
    displayName: 'Artikel';
    icon: 'bulletList';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'number';
            size: 3;
          },
          {
            name: 'title';
            size: 9;
          },
        ],
        [
          {
            name: 'body';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    body: Schema.Attribute.Blocks &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leden maakt u met een genummerde lijst.';
          label: 'Tekst';
        };
      }>;
    number: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Binnen het hoofdstuk: 2 in hoofdstuk 3 wordt artikel 3.2.';
          label: 'Nummer';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 99;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar het artikel over gaat.';
          label: 'Kop';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface RegulationChapter extends Struct.ComponentSchema {
  collectionName: 'components_regulation_chapters';
  info: {
    displayName: 'Hoofdstuk';
    icon: 'book';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'number';
            size: 3;
          },
          {
            name: 'title';
            size: 9;
          },
        ],
        [
          {
            name: 'articles';
            size: 12;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    articles: Schema.Attribute.Component<'regulation.article', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In de volgorde van hun nummers.';
          label: 'Artikelen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    number: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Verandert u een nummer, dan verandert ook het webadres van de artikelen.';
          label: 'Nummer';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 99;
          min: 1;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar het hoofdstuk over gaat.';
          label: 'Titel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seo';
  info: {
    displayName: 'Zoekmachines en delen';
    icon: 'search';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
        ],
        [
          {
            name: 'description';
            size: 12;
          },
        ],
        [
          {
            name: 'image';
            size: 6;
          },
          {
            name: 'noIndex';
            size: 6;
          },
        ],
      ];
      mainField: 'title';
    };
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoogstens 160 tekens.';
          label: 'Omschrijving';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Liefst 1200 \u00D7 630 pixels.';
          label: 'Afbeelding bij delen';
        };
      }>;
    noIndex: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Aan: zoekmachines laten deze pagina weg. Op de site blijft zij bereikbaar.';
          label: 'Verbergen voor zoekmachines';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoogstens 60 tekens.';
          label: 'Titel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SharedSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_social_link';
  info: {
    displayName: 'Sociaal netwerk';
    icon: 'link';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'platform';
            size: 6;
          },
          {
            name: 'url';
            size: 6;
          },
        ],
      ];
      mainField: 'platform';
    };
  };
  attributes: {
    platform: Schema.Attribute.Enumeration<
      ['linkedin', 'instagram', 'youtube', 'facebook', 'bluesky', 'mastodon']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bepaalt het icoon.';
          label: 'Netwerk';
          values: {
            bluesky: 'Bluesky';
            facebook: 'Facebook';
            instagram: 'Instagram';
            linkedin: 'LinkedIn';
            mastodon: 'Mastodon';
            youtube: 'YouTube';
          };
        };
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Begint met https://';
          label: 'Adres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface TariffCancellation extends Struct.ComponentSchema {
  collectionName: 'components_tariff_cancellations';
  info: {
    displayName: 'Annulering';
    icon: 'calendar';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'monthsBefore';
            size: 6;
          },
          {
            name: 'percent';
            size: 6;
          },
        ],
      ];
      mainField: 'percent';
    };
  };
  attributes: {
    monthsBefore: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: '6: meer dan zes maanden ervoor; 0: in de laatste periode.';
          label: 'Tot aantal maanden voor de beurs';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 36;
          min: 0;
        },
        number
      >;
    percent: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In procenten van het contract.';
          label: 'Verschuldigd';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface TariffInstalment extends Struct.ComponentSchema {
  collectionName: 'components_tariff_instalments';
  info: {
    displayName: 'Termijn';
    icon: 'calendar';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'percent';
            size: 4;
          },
          {
            name: 'days';
            size: 4;
          },
          {
            name: 'moment';
            size: 4;
          },
        ],
      ];
      mainField: 'percent';
    };
  };
  attributes: {
    days: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoeveel dagen vanaf of voor dat moment.';
          label: 'Dagen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 730;
          min: 0;
        },
        number
      >;
    moment: Schema.Attribute.Enumeration<['after-signing', 'before-fair']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarvandaan de dagen tellen.';
          label: 'Gerekend vanaf';
          values: {
            'after-signing': 'Na ondertekening';
            'before-fair': 'Voor de beurs';
          };
        };
      }>;
    percent: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In procenten van het contract.';
          label: 'Deel';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
  };
}

export interface TariffOpenSides extends Struct.ComponentSchema {
  collectionName: 'components_tariff_open_sides';
  info: {
    displayName: 'Toeslag open zijden';
    icon: 'layout';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'sides';
            size: 6;
          },
          {
            name: 'percent';
            size: 6;
          },
        ],
      ];
      mainField: 'sides';
    };
  };
  attributes: {
    percent: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In procenten van de grondprijs.';
          label: 'Toeslag';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    sides: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor \u00E9\u00E9n open zijde geldt geen toeslag.';
          label: 'Open zijden';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
          min: 2;
        },
        number
      >;
  };
}

export interface TariffPrice extends Struct.ComponentSchema {
  collectionName: 'components_tariff_prices';
  info: {
    displayName: 'Prijs';
    icon: 'priceTag';
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'code';
            size: 6;
          },
          {
            name: 'cents';
            size: 6;
          },
        ],
        [
          {
            name: 'vat';
            size: 6;
          },
          {
            name: 'minimumArea';
            size: 6;
          },
        ],
      ];
      mainField: 'code';
    };
  };
  attributes: {
    cents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Exclusief btw, bijvoorbeeld 195 of 195,50.';
          label: 'Bedrag in euro';
          unit: 'euro';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100000000;
          min: 0;
        },
        number
      >;
    code: Schema.Attribute.Enumeration<
      [
        'floor',
        'shell',
        'pavilion',
        'early-discount',
        'registration',
        'co-exhibitor',
        'media-package',
        'waste',
        'insurance',
        'power',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De eenheid hoort bij het onderdeel: per m\u00B2, per stand of per bedrijf.';
          label: 'Onderdeel';
          values: {
            'co-exhibitor': 'Medestandhouder (per bedrijf)';
            'early-discount': 'Vroegboekkorting (per m\u00B2)';
            floor: 'Kale grond (per m\u00B2)';
            insurance: 'Verzekering (per stand)';
            'media-package': 'Mediapakket (per standhouder)';
            pavilion: 'Paviljoenplek (per plek)';
            power: 'Stroom 3 kW (per aansluiting)';
            registration: 'Registratie (per standhouder)';
            shell: 'Toeslag systeemstand (per m\u00B2)';
            waste: 'Afvalbijdrage (per m\u00B2)';
          };
        };
      }>;
    minimumArea: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kleinste oppervlak in m\u00B2; bij een paviljoenplek de maat.';
          label: 'Vanaf';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 1;
        },
        number
      >;
    vat: Schema.Attribute.Enumeration<['standard', 'insurance']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Uw accountant bevestigt welke belasting geldt.';
          label: 'Btw';
          values: {
            insurance: 'Assurantiebelasting (21%)';
            standard: 'Hoog tarief (21%)';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'standard'>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'blocks.call-to-action': BlocksCallToAction;
      'blocks.card': BlocksCard;
      'blocks.cards': BlocksCards;
      'blocks.column': BlocksColumn;
      'blocks.columns': BlocksColumns;
      'blocks.download': BlocksDownload;
      'blocks.faq': BlocksFaq;
      'blocks.figures': BlocksFigures;
      'blocks.part': BlocksPart;
      'blocks.picture': BlocksPicture;
      'blocks.quote': BlocksQuote;
      'blocks.table': BlocksTable;
      'blocks.text': BlocksText;
      'blocks.video': BlocksVideo;
      'concept.market': ConceptMarket;
      'edition.deadline': EditionDeadline;
      'edition.landmark': EditionLandmark;
      'edition.result': EditionResult;
      'edition.visitor-group': EditionVisitorGroup;
      'edition.visitor-group-link': EditionVisitorGroupLink;
      'floor.point-of-interest': FloorPointOfInterest;
      'gallery.photo': GalleryPhoto;
      'programme.contribution': ProgrammeContribution;
      'regulation.article': RegulationArticle;
      'regulation.chapter': RegulationChapter;
      'shared.seo': SharedSeo;
      'shared.social-link': SharedSocialLink;
      'tariff.cancellation': TariffCancellation;
      'tariff.instalment': TariffInstalment;
      'tariff.open-sides': TariffOpenSides;
      'tariff.price': TariffPrice;
    }
  }
}
