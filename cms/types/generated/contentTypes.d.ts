import type { Schema, Struct } from '@strapi/strapi';

export interface AdminApiToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_tokens';
  info: {
    description: '';
    displayName: 'Api Token';
    name: 'Api Token';
    pluralName: 'api-tokens';
    singularName: 'api-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    adminPermissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::permission'
    >;
    adminUserOwner: Schema.Attribute.Relation<'manyToOne', 'admin::user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    encryptedKey: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    expiresAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<['content-api', 'admin']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'content-api'>;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::api-token-permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.Enumeration<['read-only', 'full-access', 'custom']> &
      Schema.Attribute.DefaultTo<'read-only'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminApiTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_token_permissions';
  info: {
    description: '';
    displayName: 'API Token Permission';
    name: 'API Token Permission';
    pluralName: 'api-token-permissions';
    singularName: 'api-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::api-token-permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminPermission extends Struct.CollectionTypeSchema {
  collectionName: 'admin_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'Permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    actionParameters: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    apiToken: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    conditions: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<[]>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::permission'> &
      Schema.Attribute.Private;
    properties: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'admin::role'>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminRole extends Struct.CollectionTypeSchema {
  collectionName: 'admin_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'Role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::role'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'manyToMany', 'admin::user'>;
  };
}

export interface AdminSession extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_sessions';
  info: {
    description: 'Session Manager storage';
    displayName: 'Session';
    name: 'Session';
    pluralName: 'sessions';
    singularName: 'session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
    i18n: {
      localized: false;
    };
  };
  attributes: {
    absoluteExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    childId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deviceId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::session'> &
      Schema.Attribute.Private;
    metadata: Schema.Attribute.JSON & Schema.Attribute.Private;
    origin: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    status: Schema.Attribute.String & Schema.Attribute.Private;
    type: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    userId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
  };
}

export interface AdminTransferToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_tokens';
  info: {
    description: '';
    displayName: 'Transfer Token';
    name: 'Transfer Token';
    pluralName: 'transfer-tokens';
    singularName: 'transfer-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    expiresAt: Schema.Attribute.DateTime;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token-permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminTransferTokenPermission
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_token_permissions';
  info: {
    description: '';
    displayName: 'Transfer Token Permission';
    name: 'Transfer Token Permission';
    pluralName: 'transfer-token-permissions';
    singularName: 'transfer-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token-permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::transfer-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminUser extends Struct.CollectionTypeSchema {
  collectionName: 'admin_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'User';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    apiTokens: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> &
      Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    firstname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    isActive: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    lastname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::user'> &
      Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    preferedLanguage: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    registrationToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordTokenExpiresAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private;
    roles: Schema.Attribute.Relation<'manyToMany', 'admin::role'> &
      Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    username: Schema.Attribute.String;
  };
}

export interface ApiActingSessionActingSession
  extends Struct.CollectionTypeSchema {
  collectionName: 'acting_sessions';
  info: {
    description: 'Wie van de organisatie in Mijn stand van een standhouder iets deed.';
    displayName: 'Medewerkers namens standhouders';
    pluralName: 'acting-sessions';
    singularName: 'acting-session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    acts: Schema.Attribute.JSON;
    by: Schema.Attribute.String & Schema.Attribute.Required;
    codeHash: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    exhibitorId: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::acting-session.acting-session'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    tokenHash: Schema.Attribute.String;
    until: Schema.Attribute.DateTime & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiCalendarItemCalendarItem
  extends Struct.CollectionTypeSchema {
  collectionName: 'calendar_items';
  info: {
    description: 'Bijeenkomsten buiten de beursdagen.';
    displayName: 'Kalenderitems';
    pluralName: 'calendar-items';
    singularName: 'calendar-item';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'start:ASC';
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'start';
            size: 6;
          },
          {
            name: 'end';
            size: 6;
          },
        ],
        [
          {
            name: 'place';
            size: 6;
          },
          {
            name: 'url';
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
      list: ['title', 'start', 'end', 'place'];
      mainField: 'title';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    body: Schema.Attribute.Blocks &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor de pagina van het item.';
          label: 'Tekst';
        };
        i18n: {
          localized: true;
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    end: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Mag leeg blijven, bijvoorbeeld bij een uiterste datum.';
          label: 'Eindigt';
        };
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::calendar-item.calendar-item'
    >;
    place: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Gebouw en plaats, of \u201EOnline\u201D.';
          label: 'Plaats';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse titel. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    start: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Dag en tijd, Nederlandse tijd.';
          label: 'Begint';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De kop van de pagina en de regel in lijsten.';
          label: 'Titel';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 140;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    url: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Begint met https://';
          label: 'Website';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ApiConceptConcept extends Struct.CollectionTypeSchema {
  collectionName: 'concepts';
  info: {
    description: 'Een bouwconcept van een standhouder.';
    displayName: 'Concepten';
    pluralName: 'concepts';
    singularName: 'concept';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'name:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'kind';
            size: 6;
          },
          {
            name: 'exhibitor';
            size: 6;
          },
        ],
        [
          {
            name: 'summary';
            size: 12;
          },
        ],
        [
          {
            name: 'markets';
            size: 12;
          },
        ],
        [
          {
            name: 'buildingSystem';
            size: 6;
          },
          {
            name: 'material';
            size: 6;
          },
        ],
        [
          {
            name: 'deliveryWeeks';
            size: 4;
          },
          {
            name: 'buildDays';
            size: 4;
          },
          {
            name: 'mpg';
            size: 4;
          },
        ],
        [
          {
            name: 'movable';
            size: 6;
          },
          {
            name: 'occupiedRenovation';
            size: 6;
          },
        ],
        [
          {
            name: 'references';
            size: 12;
          },
        ],
        [
          {
            name: 'brochure';
            size: 6;
          },
          {
            name: 'image';
            size: 6;
          },
        ],
      ];
      list: ['name', 'kind', 'exhibitor', 'buildingSystem'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    brochure: Schema.Attribute.Media<'files'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een pdf; bezoekers downloaden die op de pagina van de standhouder.';
          label: 'Brochure';
        };
      }>;
    buildDays: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In dagen op de bouwplaats.';
          label: 'Bouwtijd';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
    buildingSystem: Schema.Attribute.Enumeration<
      ['planar', 'volumetric', 'hybrid']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: '2D: vlakke delen; 3D: modules; hybride: allebei.';
          label: 'Bouwsysteem';
          values: {
            hybrid: 'Hybride';
            planar: '2D (panelen)';
            volumetric: '3D (modules)';
          };
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deliveryWeeks: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In weken.';
          label: 'Levertijd';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 520;
          min: 0;
        },
        number
      >;
    exhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie het concept aanbiedt; het staat op de pagina van deze standhouder.';
          label: 'Standhouder';
        };
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Mag leeg blijven.';
          label: 'Afbeelding';
        };
      }>;
    kind: Schema.Attribute.Enumeration<['new-build', 'existing']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Nieuwbouw of bestaande bouw.';
          label: 'Soort';
          values: {
            existing: 'Bestaande bouw';
            'new-build': 'Nieuwbouw';
          };
        };
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::concept.concept'
    >;
    markets: Schema.Attribute.Component<'concept.market', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor welk woningtype en welke huurprijsklasse.';
          label: 'Product-marktcombinaties';
        };
      }>;
    material: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Het belangrijkste materiaal, bijvoorbeeld \u201Ekruislaaghout\u201D.';
          label: 'Materiaal';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    movable: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Aan als de woning later elders kan staan.';
          label: 'Verplaatsbaar';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    mpg: Schema.Attribute.Decimal &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Milieuprestatie gebouwen, in euro per m\u00B2 per jaar.';
          label: 'MPG';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 0;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De naam waaronder het concept op de markt is.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    occupiedRenovation: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Uitvoerbaar terwijl bewoners thuis blijven.';
          label: 'In bewoonde staat';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    publishedAt: Schema.Attribute.DateTime;
    references: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Projecten waarin het concept is gebouwd.';
          label: 'Referenties';
        };
        i18n: {
          localized: true;
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse naam. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    summary: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat het is en voor wie.';
          label: 'Samenvatting';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiConsentConsent extends Struct.CollectionTypeSchema {
  collectionName: 'consents';
  info: {
    description: 'Wie waarmee heeft ingestemd, met welke tekst en wanneer.';
    displayName: 'Toestemmingen';
    pluralName: 'consents';
    singularName: 'consent';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.String;
    givenAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::consent.consent'
    > &
      Schema.Attribute.Private;
    profile: Schema.Attribute.Relation<
      'manyToOne',
      'api::visitor-profile.visitor-profile'
    >;
    publishedAt: Schema.Attribute.DateTime;
    source: Schema.Attribute.String & Schema.Attribute.Required;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    submission: Schema.Attribute.Relation<
      'manyToOne',
      'api::submission.submission'
    >;
    subscription: Schema.Attribute.Relation<
      'manyToOne',
      'api::subscription.subscription'
    >;
    textVersion: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    withdrawnAt: Schema.Attribute.DateTime;
  };
}

export interface ApiContentImportContentImport
  extends Struct.CollectionTypeSchema {
  collectionName: 'content_imports';
  info: {
    description: 'Wat uit bestanden is overgenomen, met wat er eerst stond, dertig dagen lang.';
    displayName: 'Imports';
    pluralName: 'content-imports';
    singularName: 'content-import';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    by: Schema.Attribute.String & Schema.Attribute.Required;
    content: Schema.Attribute.JSON & Schema.Attribute.Required;
    count: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    fileName: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::content-import.content-import'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<
      ['running', 'done', 'undoing', 'undone']
    > &
      Schema.Attribute.Required;
    type: Schema.Attribute.String & Schema.Attribute.Required;
    undoneAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiContentVersionContentVersion
  extends Struct.CollectionTypeSchema {
  collectionName: 'content_versions';
  info: {
    description: 'Teller per soort inhoud; gaat omhoog bij elke wijziging van wat gepubliceerd is.';
    displayName: 'Inhoudsversie';
    pluralName: 'content-versions';
    singularName: 'content-version';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    counter: Schema.Attribute.BigInteger & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::content-version.content-version'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiDayDay extends Struct.CollectionTypeSchema {
  collectionName: 'days';
  info: {
    description: 'Een dag van een editie, met openingstijden.';
    displayName: 'Beursdagen';
    pluralName: 'days';
    singularName: 'day';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'date:ASC';
      layout: [
        [
          {
            name: 'edition';
            size: 6;
          },
          {
            name: 'date';
            size: 6;
          },
        ],
        [
          {
            name: 'opensAt';
            size: 6;
          },
          {
            name: 'closesAt';
            size: 6;
          },
        ],
      ];
      list: ['date', 'opensAt', 'closesAt', 'edition'];
      mainField: 'date';
    };
  };
  attributes: {
    closesAt: Schema.Attribute.Time &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Onderdelen eindigen uiterlijk dan. Vroeger dan de openingstijd: na middernacht, bijvoorbeeld 01:00.';
          label: 'Sluit om';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    date: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Binnen de eerste en de laatste dag van de editie.';
          label: 'Datum';
        };
      }>;
    edition: Schema.Attribute.Relation<'manyToOne', 'api::edition.edition'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurs waar deze dag bij hoort.';
          label: 'Editie';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::day.day'> &
      Schema.Attribute.Private;
    opensAt: Schema.Attribute.Time &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Vanaf deze tijd kunnen onderdelen beginnen.';
          label: 'Opent om';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiDeletionReportDeletionReport
  extends Struct.CollectionTypeSchema {
  collectionName: 'deletion_reports';
  info: {
    description: 'Hoeveel inzendingen en accounts zijn verwijderd, na de bewaartermijn of met de hand.';
    displayName: 'Verwijderde inzendingen';
    pluralName: 'deletion-reports';
    singularName: 'deletion-report';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    by: Schema.Attribute.String;
    count: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deletedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    files: Schema.Attribute.Integer & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<
      [
        'contact',
        'participation',
        'contract',
        'advertising',
        'photo-removal',
        'vacancy',
        'waiting-list',
        'accreditation',
        'group-registration',
        'subscription',
        'sign-up',
        'mail',
        'push',
        'account',
        'accessibility',
        'lead',
      ]
    > &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::deletion-report.deletion-report'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiDeletionDeletion extends Struct.CollectionTypeSchema {
  collectionName: 'deletions';
  info: {
    description: 'Controlegetal van een verwijderd document, om het na het terugzetten van een reservekopie opnieuw te verwijderen.';
    displayName: 'Verwijdering op verzoek';
    pluralName: 'deletions';
    singularName: 'deletion';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    day: Schema.Attribute.String;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::deletion.deletion'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiEditionEdition extends Struct.CollectionTypeSchema {
  collectionName: 'editions';
  info: {
    description: 'De beurs van \u00E9\u00E9n jaar.';
    displayName: 'Edities';
    pluralName: 'editions';
    singularName: 'edition';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'year:DESC';
      layout: [
        [
          {
            name: 'year';
            size: 4;
          },
          {
            name: 'name';
            size: 4;
          },
          {
            name: 'slogan';
            size: 4;
          },
        ],
        [
          {
            name: 'startDate';
            size: 6;
          },
          {
            name: 'endDate';
            size: 6;
          },
        ],
        [
          {
            name: 'venue';
            size: 6;
          },
          {
            name: 'city';
            size: 6;
          },
        ],
        [
          {
            name: 'lead';
            size: 12;
          },
        ],
        [
          {
            name: 'programmePublished';
            size: 6;
          },
          {
            name: 'programmeExpected';
            size: 6;
          },
        ],
        [
          {
            name: 'registrationOpen';
            size: 6;
          },
          {
            name: 'registrationUrl';
            size: 6;
          },
        ],
        [
          {
            name: 'signUpOpensAt';
            size: 6;
          },
          {
            name: 'signUpClosesMinutes';
            size: 6;
          },
        ],
        [
          {
            name: 'venueAddress';
            size: 6;
          },
          {
            name: 'venuePostcode';
            size: 6;
          },
        ],
        [
          {
            name: 'venueLatitude';
            size: 6;
          },
          {
            name: 'venueLongitude';
            size: 6;
          },
        ],
        [
          {
            name: 'landmarks';
            size: 12;
          },
        ],
        [
          {
            name: 'standSales';
            size: 6;
          },
        ],
        [
          {
            name: 'deadlines';
            size: 12;
          },
        ],
        [
          {
            name: 'visitorGroups';
            size: 12;
          },
        ],
        [
          {
            name: 'results';
            size: 12;
          },
        ],
      ];
      list: ['year', 'name', 'startDate', 'endDate'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    city: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Plaatsnaam, zonder postcode.';
          label: 'Plaats';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deadlines: Schema.Attribute.Component<'edition.deadline', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor standhouders; de site zet ze op volgorde.';
          label: 'Belangrijke data';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
        },
        number
      >;
    endDate: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Niet eerder dan de eerste dag.';
          label: 'Laatste dag';
        };
      }>;
    landmarks: Schema.Attribute.Component<'edition.landmark', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Punten op de situatieschets van de pagina Locatie.';
          label: 'Omgeving';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
        },
        number
      >;
    lead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De openingstekst op de voorpagina.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::edition.edition'
    >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Met het jaartal, bijvoorbeeld \u201EVakbeurs 2027\u201D.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    programmeExpected: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld: januari.';
          label: 'Programma verwacht';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    programmePublished: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Uit: de site meldt wanneer het programma volgt.';
          label: 'Programma openbaar';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    publishedAt: Schema.Attribute.DateTime;
    registrationOpen: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Uit: de site biedt bezoekers geen registratie aan.';
          label: 'Registratie open';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    registrationUrl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: de registratie van deze site.';
          label: 'Adres van de registratie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    results: Schema.Attribute.Component<'edition.result', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Getallen van de beurs; ze staan op de homepage vanaf de dag na de beurs.';
          label: 'Resultaten';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    signUpClosesMinutes: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoveel minuten voor het begin van een onderdeel.';
          label: 'Aanmelden sluit, minuten vooraf';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10080;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<15>;
    signUpOpensAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: zodra het programma openbaar is.';
          label: 'Aanmelden voor onderdelen vanaf';
        };
      }>;
    slogan: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Groot op de voorpagina.';
          label: 'Slagzin';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    standSales: Schema.Attribute.Enumeration<
      ['open', 'waiting-list', 'closed']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat de pagina Deelnemen als standhouder aanbiedt.';
          label: 'Verkoop van stands';
          values: {
            closed: 'Gesloten';
            open: 'Open';
            'waiting-list': 'Vol, met wachtlijst';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'open'>;
    startDate: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alle beursdagen vallen vanaf deze dag.';
          label: 'Eerste dag';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    venue: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De naam van het gebouw.';
          label: 'Locatie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    venueAddress: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Straat en nummer.';
          label: 'Adres van de locatie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    venueLatitude: Schema.Attribute.Decimal &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld 51,9034. Met lengtegraad: een kaart op de pagina Locatie.';
          label: 'Breedtegraad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    venueLongitude: Schema.Attribute.Decimal &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld 4,432.';
          label: 'Lengtegraad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    venuePostcode: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals 1234 AB.';
          label: 'Postcode van de locatie';
          pattern: 'Gebruik 1234 AB.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    visitorGroups: Schema.Attribute.Component<'edition.visitor-group', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Groepen bezoekers op de homepage, elk met verwijzingen.';
          label: 'Voor wie';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    year: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Het jaar van de beurs, vier cijfers.';
          label: 'Jaar';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 2000;
        },
        number
      >;
  };
}

export interface ApiExhibitorBadgeExhibitorBadge
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_badges';
  info: {
    description: 'De badges van wie op een stand werkt.';
    displayName: 'Badges van standhouders';
    pluralName: 'exhibitor-badges';
    singularName: 'exhibitor-badge';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    edition: Schema.Attribute.String & Schema.Attribute.Required;
    email: Schema.Attribute.String & Schema.Attribute.Required;
    exhibitorId: Schema.Attribute.String & Schema.Attribute.Required;
    isMailed: Schema.Attribute.Boolean & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-badge.exhibitor-badge'
    > &
      Schema.Attribute.Private;
    madeAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiExhibitorCategoryExhibitorCategory
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_categories';
  info: {
    description: 'Groepen standhouders, elk met een overzichtspagina, een kleur op de plattegrond en een straatbeeld.';
    displayName: 'Categorie\u00EBn standhouders';
    pluralName: 'exhibitor-categories';
    singularName: 'exhibitor-category';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 4;
          },
          {
            name: 'slug';
            size: 4;
          },
          {
            name: 'position';
            size: 4;
          },
        ],
        [
          {
            name: 'intro';
            size: 12;
          },
        ],
        [
          {
            name: 'colour';
            size: 4;
          },
          {
            name: 'pattern';
            size: 4;
          },
          {
            name: 'street';
            size: 4;
          },
        ],
      ];
      list: ['name', 'slug', 'colour', 'position'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    colour: Schema.Attribute.Enumeration<
      ['green', 'ochre', 'violet', 'teal', 'crimson', 'blue']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: een kleur naar de volgorde van de categorie\u00EBn.';
          label: 'Kleur op de plattegrond';
          values: {
            blue: 'Blauw';
            crimson: 'Karmijnrood';
            green: 'Groen';
            ochre: 'Oker';
            teal: 'Blauwgroen';
            violet: 'Violet';
          };
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven aan de overzichtspagina.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-category.exhibitor-category'
    >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De titel van de overzichtspagina.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    pattern: Schema.Attribute.Enumeration<
      ['none', 'dots', 'lines', 'diagonals']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Onderscheidt de stands ook voor wie geen kleuren ziet. Leeg: naar de volgorde van de categorie\u00EBn.';
          label: 'Patroon op de plattegrond';
          values: {
            diagonals: 'Schuine lijnen';
            dots: 'Stippen';
            lines: 'Lijnen';
            none: 'Effen';
          };
        };
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse naam. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    street: Schema.Attribute.Enumeration<
      ['civic', 'rental', 'newbuild', 'renovated']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De tekening bij standhouders uit deze groep. Leeg: een gemengde straat.';
          label: 'Straatbeeld';
          values: {
            civic: 'Stadhuis en grachtenpanden';
            newbuild: 'Nieuwbouw en bouwplaats';
            renovated: 'Oude panden en renovatie';
            rental: 'Rijtjeswoningen en flats';
          };
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiExhibitorMemberExhibitorMember
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_members';
  info: {
    description: 'Wie namens een standhouder in Mijn stand mag, en wie is uitgenodigd.';
    displayName: 'Toegang van standhouders';
    pluralName: 'exhibitor-members';
    singularName: 'exhibitor-member';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    acceptedAt: Schema.Attribute.DateTime;
    account: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.String & Schema.Attribute.Required;
    exhibitorId: Schema.Attribute.String & Schema.Attribute.Required;
    invitedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    invitedBy: Schema.Attribute.String & Schema.Attribute.Required;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-member.exhibitor-member'
    > &
      Schema.Attribute.Private;
    meetsVisitors: Schema.Attribute.Boolean;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Enumeration<['staff', 'editor', 'manager']> &
      Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['invited', 'active', 'withdrawn']> &
      Schema.Attribute.Required;
    tokenHash: Schema.Attribute.String & Schema.Attribute.Private;
    tokenUntil: Schema.Attribute.DateTime & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    withdrawnAt: Schema.Attribute.DateTime;
  };
}

export interface ApiExhibitorNewsExhibitorNews
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_news';
  info: {
    description: 'Korte berichten van de organisatie in Mijn stand.';
    displayName: 'Nieuws voor standhouders';
    pluralName: 'exhibitor-news-messages';
    singularName: 'exhibitor-news';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    by: Schema.Attribute.String & Schema.Attribute.Required;
    categories: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    edition: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-news.exhibitor-news'
    > &
      Schema.Attribute.Private;
    postedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    textEn: Schema.Attribute.Text;
    textNl: Schema.Attribute.Text & Schema.Attribute.Required;
    titleEn: Schema.Attribute.String;
    titleNl: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiExhibitorProposalExhibitorProposal
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_proposals';
  info: {
    description: 'De presentatie zoals een standhouder haar wil; medewerkers nemen over of sturen terug.';
    displayName: 'Voorstellen van standhouders';
    pluralName: 'exhibitor-proposals';
    singularName: 'exhibitor-proposal';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    entries: Schema.Attribute.JSON;
    exhibitorId: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-proposal.exhibitor-proposal'
    > &
      Schema.Attribute.Private;
    logoKind: Schema.Attribute.String;
    logoName: Schema.Attribute.String;
    logoStoredAs: Schema.Attribute.String & Schema.Attribute.Private;
    member: Schema.Attribute.Integer;
    message: Schema.Attribute.Text;
    publishedAt: Schema.Attribute.DateTime;
    savedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    savedBy: Schema.Attribute.String;
    state: Schema.Attribute.Enumeration<
      ['draft', 'submitted', 'returned', 'accepted']
    > &
      Schema.Attribute.Required;
    submittedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    values: Schema.Attribute.JSON & Schema.Attribute.Required;
    version: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiExhibitorReturnExhibitorReturn
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_returns';
  info: {
    description: 'Welke standhouder voor welke editie is uitgenodigd, en wat hij antwoordde.';
    displayName: 'Uitnodigingen om weer mee te doen';
    pluralName: 'exhibitor-returns';
    singularName: 'exhibitor-return';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    answer: Schema.Attribute.Enumeration<['yes', 'no']>;
    answeredAt: Schema.Attribute.DateTime;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    edition: Schema.Attribute.String & Schema.Attribute.Required;
    exhibitorId: Schema.Attribute.String & Schema.Attribute.Required;
    invitedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    invitedBy: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-return.exhibitor-return'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    tokenHash: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiExhibitorTaskAnswerExhibitorTaskAnswer
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_task_answers';
  info: {
    description: 'Wat een standhouder bij een taak inleverde.';
    displayName: 'Antwoorden op taken';
    pluralName: 'exhibitor-task-answers';
    singularName: 'exhibitor-task-answer';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    answeredAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    answeredBy: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    exhibitorId: Schema.Attribute.String & Schema.Attribute.Required;
    fileKind: Schema.Attribute.String;
    fileName: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-task-answer.exhibitor-task-answer'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    storedAs: Schema.Attribute.String & Schema.Attribute.Private;
    subject: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    taskId: Schema.Attribute.String & Schema.Attribute.Required;
    text: Schema.Attribute.Text;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiExhibitorTaskExhibitorTask
  extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitor_tasks';
  info: {
    description: 'Wat standhouders voor een datum moeten regelen of aanleveren.';
    displayName: 'Taken van standhouders';
    pluralName: 'exhibitor-tasks';
    singularName: 'exhibitor-task';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    categories: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    due: Schema.Attribute.String & Schema.Attribute.Required;
    edition: Schema.Attribute.String;
    helpEn: Schema.Attribute.Text;
    helpNl: Schema.Attribute.Text;
    kind: Schema.Attribute.Enumeration<['tick', 'text', 'file']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor-task.exhibitor-task'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    reminded: Schema.Attribute.JSON;
    remindedAt: Schema.Attribute.DateTime;
    titleEn: Schema.Attribute.String;
    titleNl: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiExhibitorExhibitor extends Struct.CollectionTypeSchema {
  collectionName: 'exhibitors';
  info: {
    description: 'Organisaties met een stand.';
    displayName: 'Standhouders';
    pluralName: 'exhibitors';
    singularName: 'exhibitor';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'name:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 4;
          },
          {
            name: 'slug';
            size: 4;
          },
          {
            name: 'sortName';
            size: 4;
          },
        ],
        [
          {
            name: 'category';
            size: 6;
          },
          {
            name: 'pavilion';
            size: 6;
          },
        ],
        [
          {
            name: 'stands';
            size: 6;
          },
          {
            name: 'mainExhibitor';
            size: 6;
          },
        ],
        [
          {
            name: 'logo';
            size: 6;
          },
          {
            name: 'logoShowsName';
            size: 6;
          },
        ],
        [
          {
            name: 'themes';
            size: 12;
          },
        ],
        [
          {
            name: 'intro';
            size: 12;
          },
        ],
        [
          {
            name: 'body';
            size: 12;
          },
        ],
        [
          {
            name: 'website';
            size: 6;
          },
        ],
        [
          {
            name: 'socials';
            size: 12;
          },
        ],
        [
          {
            name: 'contactName';
            size: 4;
          },
          {
            name: 'contactEmail';
            size: 4;
          },
          {
            name: 'contactPhone';
            size: 4;
          },
        ],
        [
          {
            name: 'kvk';
            size: 6;
          },
          {
            name: 'lNumber';
            size: 6;
          },
        ],
        [
          {
            name: 'seo';
            size: 12;
          },
        ],
        [
          {
            name: 'meetingsAtOnce';
            size: 6;
          },
          {
            name: 'editions';
            size: 6;
          },
        ],
      ];
      list: ['name', 'category', 'stands', 'pavilion'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    body: Schema.Attribute.Blocks &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor de eigen pagina, onder de inleiding.';
          label: 'Tekst';
        };
        i18n: {
          localized: true;
        };
      }>;
    category: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor-category.exhibitor-category'
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bepaalt op welke overzichtspagina de standhouder staat.';
          label: 'Categorie';
        };
      }>;
    contactEmail: Schema.Attribute.Email &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Openbaar.';
          label: 'E-mailadres';
        };
      }>;
    contactName: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Openbaar.';
          label: 'Contactpersoon';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    contactPhone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Openbaar, met landnummer: +31 20 123 45 67.';
          label: 'Telefoonnummer';
          pattern: 'Vul een telefoonnummer in met cijfers, spaties en streepjes, bijvoorbeeld +31 20 123 45 67.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    editions: Schema.Attribute.Relation<'manyToMany', 'api::edition.edition'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurzen waaraan deze standhouder meedoet, naast die waarin zij een stand heeft. Leeg: elke.';
          label: 'Edities';
        };
      }>;
    extraBadges: Schema.Attribute.Integer &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Naast de 3 badges per 9 m\u00B2 die bij de stand horen; komt niet op de site.';
          label: 'Extra badges';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 500;
          min: 0;
        },
        number
      >;
    intro: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In lijsten en boven de eigen pagina: \u00E9\u00E9n zin.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    kvk: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: '8 cijfers; komt niet op de site.';
          label: 'KvK-nummer';
          pattern: 'Een KvK-nummer heeft 8 cijfers.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8;
      }>;
    lNumber: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Nummer van een toegelaten instelling; komt niet op de site.';
          label: 'L-nummer';
          pattern: 'Een L-nummer is een L met 4 cijfers, bijvoorbeeld L1234.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::exhibitor.exhibitor'
    >;
    logo: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: de site toont de naam.';
          label: 'Logo';
        };
      }>;
    logoShowsName: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Dan herhaalt de lijst de naam niet onder het logo. Bij een logo dat twee keer zo breed is als hoog gaat dat vanzelf.';
          label: 'Logo toont de naam';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    mainExhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen bij een medestandhouder.';
          label: 'Hoofdstandhouder';
        };
      }>;
    meetingsAtOnce: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoeveel gesprekken de stand tegelijk kan voeren. De standhouder kiest dit in Mijn stand. Leeg of 0: bezoekers kunnen geen gesprek aanvragen.';
          label: 'Gesprekken tegelijk';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 0;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals de organisatie zich noemt; zonder logo staat de naam op de site.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    pavilion: Schema.Attribute.Relation<'manyToOne', 'api::pavilion.pavilion'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen als de standhouder in een paviljoen staat.';
          label: 'Paviljoen';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<'shared.seo', false> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laat leeg om titel en inleiding van deze pagina te gebruiken.';
          label: 'Zoekmachines en delen';
        };
        i18n: {
          localized: true;
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de naam. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    socials: Schema.Attribute.Component<'shared.social-link', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n regel per netwerk.';
          label: 'Sociale netwerken';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    sortName: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: de naam zonder lidwoord.';
          label: 'Sorteernaam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    stands: Schema.Attribute.Relation<'manyToMany', 'api::stand.stand'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: de site meldt dat het standnummer volgt.';
          label: 'Stands';
        };
      }>;
    themes: Schema.Attribute.Relation<'manyToMany', 'api::theme.theme'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarop bezoekers kunnen filteren.';
          label: "Thema's";
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    website: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Begint met https://';
          label: 'Website';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ApiFailureLimitFailureLimit
  extends Struct.CollectionTypeSchema {
  collectionName: 'failure_limits';
  info: {
    description: 'Tot wanneer mislukte pogingen om in te loggen meetellen, per gehasht onderwerp.';
    displayName: 'Grens van mislukte pogingen';
    pluralName: 'failure-limits';
    singularName: 'failure-limit';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    fullAt: Schema.Attribute.BigInteger & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::failure-limit.failure-limit'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiFairLinkFairLink extends Struct.CollectionTypeSchema {
  collectionName: 'fair_links';
  info: {
    description: 'Geheime adressen waarmee een agenda of een collega meekijkt. Alleen de bezoeker zelf ziet ze en be\u00EBindigt ze.';
    displayName: 'Links naar Mijn beurs';
    pluralName: 'fair-links';
    singularName: 'fair-link';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::fair-link.fair-link'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sealed: Schema.Attribute.String & Schema.Attribute.Private;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    token: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    visitor: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiFaqItemFaqItem extends Struct.CollectionTypeSchema {
  collectionName: 'faq_items';
  info: {
    description: 'Vragen en antwoorden per groep.';
    displayName: 'Veelgestelde vragen';
    pluralName: 'faq-items';
    singularName: 'faq-item';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
        [
          {
            name: 'question';
            size: 6;
          },
        ],
        [
          {
            name: 'group';
            size: 6;
          },
          {
            name: 'position';
            size: 6;
          },
        ],
        [
          {
            name: 'answer';
            size: 12;
          },
        ],
      ];
      list: ['question', 'group', 'position'];
      mainField: 'question';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    answer: Schema.Attribute.Blocks &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kort, met een link naar de pagina waar meer staat.';
          label: 'Antwoord';
        };
        i18n: {
          localized: true;
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    group: Schema.Attribute.Enumeration<['visitor', 'exhibitor', 'speaker']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Onder welke kop de vraag staat.';
          label: 'Groep';
          values: {
            exhibitor: 'Standhouders';
            speaker: 'Sprekers';
            visitor: 'Bezoekers';
          };
        };
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::faq-item.faq-item'
    >;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals een bezoeker hem zou stellen, met vraagteken.';
          label: 'Vraag';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiFormSettingsFormSettings extends Struct.SingleTypeSchema {
  collectionName: 'form_settings_all';
  info: {
    description: 'Postvakken, bewaartermijnen, incasso en controle tegen misbruik.';
    displayName: 'Instellingen van de formulieren';
    pluralName: 'form-settings-all';
    singularName: 'form-settings';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'contactInbox';
            size: 6;
          },
          {
            name: 'contactMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'participationInbox';
            size: 6;
          },
          {
            name: 'participationMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'waitingListInbox';
            size: 6;
          },
          {
            name: 'waitingListMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'contractInbox';
            size: 6;
          },
          {
            name: 'contractMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'advertisingInbox';
            size: 6;
          },
          {
            name: 'advertisingMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'photoRemovalInbox';
            size: 6;
          },
          {
            name: 'photoRemovalMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'vacancyInbox';
            size: 6;
          },
          {
            name: 'vacancyMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'accreditationInbox';
            size: 6;
          },
          {
            name: 'accreditationMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'groupRegistrationInbox';
            size: 6;
          },
          {
            name: 'groupRegistrationMonths';
            size: 6;
          },
        ],
        [
          {
            name: 'leadMonths';
            size: 6;
          },
          {
            name: 'badgesPerUnit';
            size: 6;
          },
        ],
        [
          {
            name: 'meetingsClosed';
            size: 6;
          },
        ],
        [
          {
            name: 'captcha';
            size: 6;
          },
          {
            name: 'sepaCreditorId';
            size: 6;
          },
        ],
        [
          {
            name: 'contactWithoutReview';
            size: 6;
          },
          {
            name: 'linksWithoutReview';
            size: 6;
          },
        ],
      ];
      mainField: 'id';
    };
  };
  attributes: {
    accreditationInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak pers';
        };
      }>;
    accreditationMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn accreditaties van de pers (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<12>;
    advertisingInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak adverteren & signing';
        };
      }>;
    advertisingMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn adverteren & signing (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<84>;
    badgesPerUnit: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoeveel badges voor mensen op de stand bij elke 9 m\u00B2 horen.';
          label: 'Badges per 9 m\u00B2';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    captcha: Schema.Attribute.Enumeration<['when-suspicious', 'always']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Altijd, of alleen wanneer iets op misbruik wijst.';
          label: 'Controle tegen robots';
          values: {
            always: 'Altijd';
            'when-suspicious': 'Bij verdenking';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'when-suspicious'>;
    contactInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak contact';
        };
      }>;
    contactMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn contact (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<12>;
    contactWithoutReview: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat standhouders als contact tonen, staat meteen op de site.';
          label: 'Contactgegevens zonder beoordeling';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    contractInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak contracten';
        };
      }>;
    contractMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn contracten (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<84>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    groupRegistrationInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak groepen';
        };
      }>;
    groupRegistrationMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn groepen (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    leadMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden na de laatste scan worden gedeelde gegevens bij de standhouder verwijderd.';
          label: 'Bewaartermijn leads van standhouders (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    linksWithoutReview: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Website en sociale netwerken van standhouders staan meteen op de site.';
          label: 'Links zonder beoordeling';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::form-settings.form-settings'
    > &
      Schema.Attribute.Private;
    meetingsClosed: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Aan: bezoekers kunnen standhouders geen gesprek vragen. Wat is afgesproken, blijft staan.';
          label: 'Geen gesprekken aanvragen';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    participationInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak deelnameaanvragen';
        };
      }>;
    participationMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn deelnameaanvragen (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<24>;
    photoRemovalInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak foto\u2019s verwijderen';
        };
      }>;
    photoRemovalMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn verzoeken om foto\u2019s te verwijderen (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<12>;
    publishedAt: Schema.Attribute.DateTime;
    sepaCreditorId: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor machtigingen: NL, twee cijfers, ZZZ en twaalf cijfers. Leeg: het contractformulier biedt geen incasso aan.';
          label: 'Incassant-ID';
          pattern: 'Een incassant-ID is zoals NL00ZZZ000000000000.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 19;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    vacancyInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak vacatures';
        };
      }>;
    vacancyMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn aangemelde vacatures (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<12>;
    waitingListInbox: Schema.Attribute.Email &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar een bericht van elke inzending heen gaat; leeg: het adres uit de instellingen van de site.';
          label: 'Postvak wachtlijst';
        };
      }>;
    waitingListMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden inzendingen met hun bestanden automatisch verwijderd.';
          label: 'Bewaartermijn wachtlijst (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<24>;
  };
}

export interface ApiHallHall extends Struct.CollectionTypeSchema {
  collectionName: 'halls';
  info: {
    description: 'Een hal van de plattegrond, met maten in meters.';
    displayName: 'Hallen';
    pluralName: 'halls';
    singularName: 'hall';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'number:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 4;
          },
          {
            name: 'number';
            size: 4;
          },
          {
            name: 'level';
            size: 4;
          },
        ],
        [
          {
            name: 'width';
            size: 6;
          },
          {
            name: 'length';
            size: 6;
          },
        ],
        [
          {
            name: 'background';
            size: 6;
          },
          {
            name: 'version';
            size: 6;
          },
        ],
        [
          {
            name: 'pointsOfInterest';
            size: 12;
          },
        ],
        [
          {
            name: 'edition';
            size: 6;
          },
        ],
      ];
      list: ['number', 'name', 'width', 'length', 'edition'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    background: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Achtergrondtekening van de hal.';
          label: 'Achtergrond';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    edition: Schema.Attribute.Relation<'manyToOne', 'api::edition.edition'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurs waar deze hal, met haar stands en ruimtes, bij hoort. Leeg: bij elke.';
          label: 'Editie';
        };
      }>;
    length: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In meters.';
          label: 'Lengte';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 1;
        },
        number
      >;
    level: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld \u201EBegane grond\u201D.';
          label: 'Verdieping';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::hall.hall'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De naam die bij het nummer hoort, bijvoorbeeld \u201ENieuw\u201D.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    number: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Het getal voor de punt in standnummers: 1 in 1.A12.';
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
    pointsOfInterest: Schema.Attribute.Component<
      'floor.point-of-interest',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Ingangen, toiletten, EHBO en dergelijke.';
          label: 'Voorzieningen';
        };
        i18n: {
          localized: true;
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    version: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Versie van de plattegrond.';
          label: 'Versie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    width: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In meters.';
          label: 'Breedte';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 1;
        },
        number
      >;
  };
}

export interface ApiInterviewInterview extends Struct.CollectionTypeSchema {
  collectionName: 'interviews';
  info: {
    description: 'Gesprekken met sprekers en standhouders.';
    displayName: 'Interviews';
    pluralName: 'interviews';
    singularName: 'interview';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'date:DESC';
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'date';
            size: 4;
          },
          {
            name: 'author';
            size: 4;
          },
          {
            name: 'featured';
            size: 4;
          },
        ],
        [
          {
            name: 'intro';
            size: 12;
          },
        ],
        [
          {
            name: 'image';
            size: 6;
          },
          {
            name: 'imageAlt';
            size: 6;
          },
        ],
        [
          {
            name: 'speaker';
            size: 6;
          },
          {
            name: 'exhibitor';
            size: 6;
          },
        ],
        [
          {
            name: 'blocks';
            size: 12;
          },
        ],
        [
          {
            name: 'seo';
            size: 12;
          },
        ],
      ];
      list: ['title', 'date', 'author', 'featured'];
      mainField: 'title';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie het gesprek voerde.';
          label: 'Auteur';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    blocks: Schema.Attribute.DynamicZone<
      [
        'blocks.text',
        'blocks.picture',
        'blocks.columns',
        'blocks.call-to-action',
        'blocks.faq',
        'blocks.cards',
        'blocks.video',
        'blocks.table',
        'blocks.download',
        'blocks.quote',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Blokken van de pagina, in volgorde.';
          label: 'Inhoud';
        };
        i18n: {
          localized: true;
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    date: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bepaalt de volgorde; de nieuwste staat vooraan.';
          label: 'Datum';
        };
      }>;
    exhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De organisatie waar het over gaat.';
          label: 'Standhouder';
        };
      }>;
    featured: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De nieuwste die uitgelicht is, staat groot boven aan de lijst.';
          label: 'Uitgelicht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zonder afbeelding tekent de site iets.';
          label: 'Afbeelding';
        };
      }>;
    imageAlt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er op staat, voor bezoekers die de afbeelding niet zien. Laat leeg om de beschrijving uit de mediabibliotheek te gebruiken; die is alleen Nederlands.';
          label: 'Beschrijving van de afbeelding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In de lijst en boven het gesprek.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::interview.interview'
    >;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<'shared.seo', false> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laat leeg om titel en inleiding van deze pagina te gebruiken.';
          label: 'Zoekmachines en delen';
        };
        i18n: {
          localized: true;
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse titel. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    speaker: Schema.Attribute.Relation<'manyToOne', 'api::speaker.speaker'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie wordt ge\u00EFnterviewd, als die ook spreekt.';
          label: 'Spreker';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De kop van de pagina en de regel in lijsten.';
          label: 'Titel';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 140;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiLeadLead extends Struct.CollectionTypeSchema {
  collectionName: 'leads';
  info: {
    description: 'Bezoekers die hun gegevens met een standhouder delen.';
    displayName: 'Leads';
    pluralName: 'leads';
    singularName: 'lead';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    answered: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Of de opvolging is gedaan.';
          label: 'Beantwoord';
        };
      }>;
    basis: Schema.Attribute.Enumeration<
      ['always', 'own-phone', 'spoken', 'card']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoe de bezoeker instemde.';
          label: 'Toestemming';
        };
      }>;
    card: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Overgenomen gegevens van iemand zonder gescande badge.';
          label: 'Visitekaartje';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    decidedAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wanneer de bezoeker voor het laatst koos.';
          label: 'Besloten op';
        };
      }>;
    exhibitor: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerk van het document.';
          label: 'Standhouder';
        };
      }>;
    fields: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat de standhouder ziet.';
          label: 'Gedeelde gegevens';
        };
      }>;
    followUpBy: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerk van de collega.';
          label: 'Opvolging door';
        };
      }>;
    followUpOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Dag van de opvolging.';
          label: 'Opvolging op';
        };
      }>;
    history: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie wanneer waarmee instemde, onder welke tekst.';
          label: 'Geschiedenis';
        };
      }>;
    interest: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Van 1 tot 3; 0 als die niet is gekozen.';
          label: 'Interesse';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::lead.lead'> &
      Schema.Attribute.Private;
    mailedAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wanneer de lead in de avondmail aan de standhouder stond.';
          label: 'Gemaild op';
        };
      }>;
    notes: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Van de standhouder.';
          label: 'Notities';
        };
      }>;
    photo: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bestand van een schets, voor de standhouder alleen.';
          label: 'Foto';
        };
      }>;
    products: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerken van concepten.';
          label: 'Producten';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    scannedAt: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste scan.';
          label: 'Gescand op';
        };
      }>;
    scannedBy: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerk van de collega van de standhouder.';
          label: 'Gescand door';
        };
      }>;
    state: Schema.Attribute.Enumeration<
      ['asked', 'shared', 'refused', 'withdrawn']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Gevraagd, gedeeld, geweigerd of ingetrokken.';
          label: 'Status';
        };
      }>;
    subject: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Standhouder en bezoeker, of standhouder en invoer: \u00E9\u00E9n lead voor elk.';
          label: 'Onderwerp';
        };
      }>;
    toldAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wanneer de lead in de avondmail aan de bezoeker stond.';
          label: 'Verteld op';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    visitor: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Nummer van het account; leeg bij een visitekaartje en na het verwijderen van het account.';
          label: 'Account';
        };
      }>;
    withdrawalHash: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hash van de link in de mail over een visitekaartje.';
          label: 'Link om in te trekken';
        };
      }>;
  };
}

export interface ApiLiveFactLiveFact extends Struct.CollectionTypeSchema {
  collectionName: 'live_facts';
  info: {
    description: 'Wat nu geldt en snel verandert: de melding op de site, en welke zalen vol zijn.';
    displayName: 'Live';
    pluralName: 'live-facts';
    singularName: 'live-fact';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    changedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    changedBy: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::live-fact.live-fact'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    value: Schema.Attribute.JSON & Schema.Attribute.Required;
  };
}

export interface ApiMeetingMeeting extends Struct.CollectionTypeSchema {
  collectionName: 'meetings';
  info: {
    description: 'Afspraken van bezoekers met standhouders.';
    displayName: 'Gesprekken';
    pluralName: 'meetings';
    singularName: 'meeting';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    askedAt: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wanneer de bezoeker het gesprek vroeg.';
          label: 'Gevraagd op';
        };
      }>;
    blockedBy: Schema.Attribute.Enumeration<['visitor', 'stand']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie geen aanvragen meer wil.';
          label: 'Geblokkeerd door';
        };
      }>;
    changedAt: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste wijziging.';
          label: 'Gewijzigd op';
        };
      }>;
    colleague: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerk van de collega die het gesprek voert; leeg: wie vrij is.';
          label: 'Gesprekspartner';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    edition: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerk van het document.';
          label: 'Editie';
        };
      }>;
    exhibitor: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerk van het document.';
          label: 'Standhouder';
        };
      }>;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Taal van de bezoeker.';
          label: 'Taal';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::meeting.meeting'
    > &
      Schema.Attribute.Private;
    member: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kenmerk van de collega van de standhouder die antwoordt.';
          label: 'Collega';
        };
      }>;
    message: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zin van de bezoeker.';
          label: 'Bericht';
        };
      }>;
    moves: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoe vaak een van beide een andere tijd voorstelde.';
          label: 'Verplaatst';
        };
      }>;
    proposed: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Dag en tijd die een van beide voorstelt.';
          label: 'Ander voorstel';
        };
      }>;
    proposedBy: Schema.Attribute.Enumeration<['visitor', 'stand']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bezoeker of stand.';
          label: 'Voorgesteld door';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    reply: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste zin van de standhouder.';
          label: 'Antwoord';
        };
      }>;
    start: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Dag en tijd op de klok van de beurs.';
          label: 'Begin';
        };
      }>;
    state: Schema.Attribute.Enumeration<
      ['requested', 'confirmed', 'refused', 'cancelled']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Gevraagd, bevestigd, geweigerd of geannuleerd.';
          label: 'Status';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    visitor: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Nummer van het account.';
          label: 'Account';
        };
      }>;
  };
}

export interface ApiNavigationItemNavigationItem
  extends Struct.CollectionTypeSchema {
  collectionName: 'navigation_items';
  info: {
    description: 'Regels van het hoofdmenu en de voet.';
    displayName: 'Menu';
    pluralName: 'navigation-items';
    singularName: 'navigation-item';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
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
        [
          {
            name: 'group';
            size: 6;
          },
          {
            name: 'position';
            size: 6;
          },
        ],
        [
          {
            name: 'edition';
            size: 6;
          },
        ],
      ];
      list: ['label', 'target', 'group', 'position', 'edition'];
      mainField: 'label';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    edition: Schema.Attribute.Relation<'manyToOne', 'api::edition.edition'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen in het menu van deze beurs. Leeg: van elke.';
          label: 'Editie';
        };
      }>;
    group: Schema.Attribute.Enumeration<
      ['main', 'visit', 'participate', 'about']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar in kop of voet van de site de link staat.';
          label: 'Groep';
          values: {
            about: 'Over de beurs';
            main: 'Hoofdmenu';
            participate: 'Deelnemen';
            visit: 'Bezoeken';
          };
        };
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kort: \u00E9\u00E9n of twee woorden.';
          label: 'Tekst';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::navigation-item.navigation-item'
    >;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
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
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiNewsItemNewsItem extends Struct.CollectionTypeSchema {
  collectionName: 'news_items';
  info: {
    description: 'Nieuws over de beurs.';
    displayName: 'Nieuwsberichten';
    pluralName: 'news-items';
    singularName: 'news-item';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'date:DESC';
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'date';
            size: 3;
          },
          {
            name: 'author';
            size: 3;
          },
          {
            name: 'featured';
            size: 3;
          },
          {
            name: 'pressRelease';
            size: 3;
          },
        ],
        [
          {
            name: 'intro';
            size: 12;
          },
        ],
        [
          {
            name: 'image';
            size: 6;
          },
          {
            name: 'imageAlt';
            size: 6;
          },
        ],
        [
          {
            name: 'exhibitor';
            size: 12;
          },
        ],
        [
          {
            name: 'blocks';
            size: 12;
          },
        ],
        [
          {
            name: 'seo';
            size: 12;
          },
        ],
      ];
      list: ['title', 'date', 'author', 'featured'];
      mainField: 'title';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie het schreef: een naam of \u201ERedactie\u201D.';
          label: 'Auteur';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    blocks: Schema.Attribute.DynamicZone<
      [
        'blocks.text',
        'blocks.picture',
        'blocks.columns',
        'blocks.call-to-action',
        'blocks.faq',
        'blocks.cards',
        'blocks.video',
        'blocks.table',
        'blocks.download',
        'blocks.quote',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Blokken van de pagina, in volgorde.';
          label: 'Inhoud';
        };
        i18n: {
          localized: true;
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    date: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bepaalt de volgorde; het nieuwste staat vooraan.';
          label: 'Datum';
        };
      }>;
    exhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De organisatie waar het over gaat.';
          label: 'Standhouder';
        };
      }>;
    featured: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Het nieuwste dat uitgelicht is, staat groot boven aan de lijst.';
          label: 'Uitgelicht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zonder afbeelding tekent de site iets.';
          label: 'Afbeelding';
        };
      }>;
    imageAlt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er op staat, voor bezoekers die de afbeelding niet zien. Laat leeg om de beschrijving uit de mediabibliotheek te gebruiken; die is alleen Nederlands.';
          label: 'Beschrijving van de afbeelding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In de lijst en boven het bericht.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::news-item.news-item'
    >;
    pressRelease: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Staat ook op de perspagina, bij de persberichten.';
          label: 'Persbericht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<'shared.seo', false> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laat leeg om titel en inleiding van deze pagina te gebruiken.';
          label: 'Zoekmachines en delen';
        };
        i18n: {
          localized: true;
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse titel. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De kop van de pagina en de regel in lijsten.';
          label: 'Titel';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 140;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiOrganisationTypeOrganisationType
  extends Struct.CollectionTypeSchema {
  collectionName: 'organisation_types';
  info: {
    description: 'Waaruit bezoekers in hun profiel kiezen; zonder soorten vraagt de site er niet naar.';
    displayName: 'Soorten organisaties';
    pluralName: 'organisation-types';
    singularName: 'organisation-type';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'code';
            size: 3;
          },
          {
            name: 'position';
            size: 3;
          },
        ],
      ];
      list: ['name', 'code', 'position'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wordt bij elke bezoeker bewaard. Wie haar wijzigt, maakt een nieuwe soort.';
          label: 'Code';
          pattern: 'Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld overheid.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::organisation-type.organisation-type'
    >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Staat op de badge, in de netwerklijst en in de cijfers.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiOutboxMailOutboxMail extends Struct.CollectionTypeSchema {
  collectionName: 'outbox_mails';
  info: {
    description: 'Mail die verzonden is of nog wacht.';
    displayName: 'Uitgaande mail';
    pluralName: 'outbox-mails';
    singularName: 'outbox-mail';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    attachments: Schema.Attribute.JSON;
    attempts: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    calendar: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    html: Schema.Attribute.Text & Schema.Attribute.Required;
    idempotencyKey: Schema.Attribute.String;
    lastError: Schema.Attribute.Text;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::outbox-mail.outbox-mail'
    > &
      Schema.Attribute.Private;
    mailbox: Schema.Attribute.String;
    messageId: Schema.Attribute.String & Schema.Attribute.Required;
    nextAttemptAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    profile: Schema.Attribute.Relation<
      'manyToOne',
      'api::visitor-profile.visitor-profile'
    >;
    publishedAt: Schema.Attribute.DateTime;
    purpose: Schema.Attribute.Enumeration<
      [
        'confirmation',
        'notice',
        'state-change',
        'opt-in',
        'already-subscribed',
        'invitation',
        'colleague-registered',
        'stand-invitation',
        'stand-reminder',
        'stand-return',
        'stand-review',
        'stand-task',
        'programme-published',
        'confirm-address',
        'already-account',
        'reset-password',
        'password-changed',
        'new-address',
        'address-asked',
        'account-deleted',
        'sign-in-link',
        'place-confirmed',
        'place-waiting',
        'place-offered',
        'place-moved',
        'place-cancelled',
        'place-reminder',
        'place-message',
        'saved-changed',
        'stand-leads',
        'shared-details',
        'card-kept',
        'meeting',
        'second-factor-removed',
        'staff-invitation',
      ]
    > &
      Schema.Attribute.Required;
    replyTo: Schema.Attribute.String;
    sentAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<
      ['waiting', 'sending', 'sent', 'failed']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'waiting'>;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    submission: Schema.Attribute.Relation<
      'manyToOne',
      'api::submission.submission'
    >;
    subscription: Schema.Attribute.Relation<
      'manyToOne',
      'api::subscription.subscription'
    >;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    to: Schema.Attribute.String & Schema.Attribute.Required;
    toName: Schema.Attribute.String;
    unsubscribeUrl: Schema.Attribute.Text;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPagePage extends Struct.CollectionTypeSchema {
  collectionName: 'pages';
  info: {
    description: "Losse pagina's, zoals privacy en voorwaarden.";
    displayName: "Pagina's";
    pluralName: 'pages';
    singularName: 'page';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'title:ASC';
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'layout';
            size: 6;
          },
        ],
        [
          {
            name: 'intro';
            size: 12;
          },
        ],
        [
          {
            name: 'blocks';
            size: 12;
          },
        ],
        [
          {
            name: 'seo';
            size: 12;
          },
        ],
      ];
      list: ['title', 'slug', 'layout'];
      mainField: 'title';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    blocks: Schema.Attribute.DynamicZone<
      [
        'blocks.text',
        'blocks.picture',
        'blocks.columns',
        'blocks.call-to-action',
        'blocks.faq',
        'blocks.cards',
        'blocks.video',
        'blocks.table',
        'blocks.download',
        'blocks.quote',
        'blocks.figures',
        'blocks.part',
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Blokken van de pagina, in volgorde.';
          label: 'Inhoud';
        };
        i18n: {
          localized: true;
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Onder de titel.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    layout: Schema.Attribute.Enumeration<['default', 'empty']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: zonder kop en voet van de site, voor een zuil of campagne.';
          label: 'Opmaak';
          values: {
            default: 'Gewoon';
            empty: 'Leeg';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'default'>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::page.page'>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<'shared.seo', false> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laat leeg om titel en inleiding van deze pagina te gebruiken.';
          label: 'Zoekmachines en delen';
        };
        i18n: {
          localized: true;
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse titel. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Groot boven aan de pagina.';
          label: 'Titel';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 140;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPartnerPartner extends Struct.CollectionTypeSchema {
  collectionName: 'partners';
  info: {
    description: 'Hoofd-, media- en kennispartners.';
    displayName: 'Partners';
    pluralName: 'partners';
    singularName: 'partner';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'level';
            size: 6;
          },
        ],
        [
          {
            name: 'logo';
            size: 6;
          },
          {
            name: 'url';
            size: 6;
          },
        ],
        [
          {
            name: 'position';
            size: 6;
          },
        ],
      ];
      list: ['name', 'level', 'url', 'position'];
      mainField: 'name';
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    level: Schema.Attribute.Enumeration<['main', 'media', 'knowledge']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoofd-, media- of kennispartner.';
          label: 'Niveau';
          values: {
            knowledge: 'Kennispartner';
            main: 'Hoofdpartner';
            media: 'Mediapartner';
          };
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::partner.partner'
    > &
      Schema.Attribute.Private;
    logo: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een PNG met doorzichtige achtergrond, minstens 400 pixels breed.';
          label: 'Logo';
        };
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De tekst bij het logo voor wie niet kan zien.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    url: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Begint met https://';
          label: 'Website';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ApiPassagePassage extends Struct.CollectionTypeSchema {
  collectionName: 'passages';
  info: {
    description: 'Een doorgang, trap, lift of weg buitenlangs van de ene hal naar de andere; looproutes lopen erdoor.';
    displayName: 'Doorgangen';
    pluralName: 'passages';
    singularName: 'passage';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'name:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'kind';
            size: 6;
          },
        ],
        [
          {
            name: 'length';
            size: 4;
          },
          {
            name: 'seconds';
            size: 4;
          },
          {
            name: 'stepFree';
            size: 4;
          },
        ],
        [
          {
            name: 'fromHall';
            size: 12;
          },
        ],
        [
          {
            name: 'fromPoint';
            size: 12;
          },
        ],
        [
          {
            name: 'toHall';
            size: 12;
          },
        ],
        [
          {
            name: 'toPoint';
            size: 12;
          },
        ],
      ];
      list: ['name', 'kind', 'fromHall', 'toHall', 'length'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    fromHall: Schema.Attribute.Relation<'manyToOne', 'api::hall.hall'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar de doorgang begint. In welke richting u haar tekent maakt niet uit.';
          label: 'Hal aan het begin';
        };
      }>;
    fromPoint: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Klik in de hal waar de doorgang begint, of sleep het punt.';
          field: 'point';
          hall: 'fromHall';
          label: 'Begin';
        };
      }>;
    kind: Schema.Attribute.Enumeration<
      ['corridor', 'outside', 'stairs', 'lift']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een weg buitenlangs begint en eindigt bij een ingang die naar buiten leidt.';
          label: 'Soort';
          values: {
            corridor: 'Doorgang binnen';
            lift: 'Lift';
            outside: 'Buitenlangs';
            stairs: 'Trap';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'corridor'>;
    length: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Meters die men loopt van het begin tot het eind. Telt mee in de route.';
          label: 'Lengte';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2000;
          min: 0;
        },
        number
      >;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::passage.passage'
    >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals bezoekers haar in de route lezen, bijvoorbeeld \u201EGlazen gang\u201D of \u201ELift oost\u201D.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seconds: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Seconden boven het lopen: wachten op de lift en de rit, of het klimmen. Verplicht voor een lift.';
          label: 'Extra tijd';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 900;
          min: 0;
        },
        number
      >;
    stepFree: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Aan als men er met een rolstoel doorheen kan. Een trap is nooit drempelvrij.';
          label: 'Drempelvrij';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    toHall: Schema.Attribute.Relation<'manyToOne', 'api::hall.hall'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar de doorgang eindigt.';
          label: 'Hal aan het eind';
        };
      }>;
    toPoint: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Klik in de hal waar de doorgang eindigt, of sleep het punt.';
          field: 'point';
          hall: 'toHall';
          label: 'Eind';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPavilionPavilion extends Struct.CollectionTypeSchema {
  collectionName: 'pavilions';
  info: {
    description: 'Een themaplein met meerdere standhouders.';
    displayName: 'Paviljoens';
    pluralName: 'pavilions';
    singularName: 'pavilion';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'name:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'hall';
            size: 6;
          },
          {
            name: 'partner';
            size: 6;
          },
        ],
        [
          {
            name: 'intro';
            size: 12;
          },
        ],
        [
          {
            name: 'body';
            size: 12;
          },
        ],
        [
          {
            name: 'image';
            size: 6;
          },
        ],
        [
          {
            name: 'polygon';
            size: 12;
          },
        ],
        [
          {
            name: 'seo';
            size: 12;
          },
        ],
      ];
      list: ['name', 'hall', 'partner'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    body: Schema.Attribute.Blocks &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor de pagina van het paviljoen.';
          label: 'Tekst';
        };
        i18n: {
          localized: true;
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    hall: Schema.Attribute.Relation<'manyToOne', 'api::hall.hall'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De hal waarin het paviljoen ligt.';
          label: 'Hal';
        };
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Mag leeg blijven; dan tekent de site iets.';
          label: 'Afbeelding';
        };
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Op de kaart in het overzicht.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::pavilion.pavilion'
    >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De titel van de pagina en het opschrift op de plattegrond.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    partner: Schema.Attribute.Relation<'manyToOne', 'api::partner.partner'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie het paviljoen mogelijk maakt.';
          label: 'Partner';
        };
      }>;
    polygon: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Sleep om te verplaatsen, trek aan een greep voor de maat.';
          field: 'outline';
          label: 'Plaats op de plattegrond';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<'shared.seo', false> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laat leeg om titel en inleiding van deze pagina te gebruiken.';
          label: 'Zoekmachines en delen';
        };
        i18n: {
          localized: true;
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse naam. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPhotoAlbumPhotoAlbum extends Struct.CollectionTypeSchema {
  collectionName: 'photo_albums';
  info: {
    description: "Foto's van een editie.";
    displayName: 'Fotoalbums';
    pluralName: 'photo-albums';
    singularName: 'photo-album';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'year:DESC';
      layout: [
        [
          {
            name: 'year';
            size: 4;
          },
          {
            name: 'title';
            size: 4;
          },
          {
            name: 'slug';
            size: 4;
          },
        ],
        [
          {
            name: 'intro';
            size: 12;
          },
        ],
        [
          {
            name: 'photos';
            size: 12;
          },
        ],
      ];
      list: ['year', 'title', 'slug'];
      mainField: 'title';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven de foto\u2019s.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::photo-album.photo-album'
    >;
    photos: Schema.Attribute.Component<'gallery.photo', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In de volgorde waarin ze op de site staan.';
          label: "Foto's";
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse titel. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De kop boven het album.';
          label: 'Titel';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    year: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bepaalt het adres van het album: /fotos-2025. Elk jaar heeft \u00E9\u00E9n album.';
          label: 'Jaar';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 2000;
        },
        number
      >;
  };
}

export interface ApiProductProduct extends Struct.CollectionTypeSchema {
  collectionName: 'products';
  info: {
    description: 'Wat standhouders naast hun stand kunnen bestellen.';
    displayName: 'Advertenties en signing';
    pluralName: 'products';
    singularName: 'product';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 8;
          },
          {
            name: 'code';
            size: 4;
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
            name: 'category';
            size: 4;
          },
          {
            name: 'unit';
            size: 4;
          },
          {
            name: 'maximum';
            size: 4;
          },
        ],
        [
          {
            name: 'priceCents';
            size: 6;
          },
          {
            name: 'vat';
            size: 6;
          },
        ],
        [
          {
            name: 'size';
            size: 6;
          },
          {
            name: 'format';
            size: 6;
          },
        ],
        [
          {
            name: 'deadline';
            size: 6;
          },
          {
            name: 'position';
            size: 6;
          },
        ],
        [
          {
            name: 'image';
            size: 6;
          },
        ],
        [
          {
            name: 'edition';
            size: 6;
          },
        ],
      ];
      list: ['code', 'name', 'category', 'priceCents', 'position', 'edition'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    category: Schema.Attribute.Enumeration<['advertising', 'signage']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Onder welke kop het product in de catalogus staat.';
          label: 'Soort';
          values: {
            advertising: 'Advertentie';
            signage: 'Signing';
          };
        };
      }>;
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Staat op bestelling en factuur, bijvoorbeeld VS-80.';
          label: 'Code';
          pattern: 'Gebruik hoofdletters, cijfers en streepjes, bijvoorbeeld BANNER-80.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deadline: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na deze dag is bestellen niet meer mogelijk.';
          label: 'Aanleveren tot en met';
        };
      }>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat de standhouder krijgt.';
          label: 'Omschrijving';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    edition: Schema.Attribute.Relation<'manyToOne', 'api::edition.edition'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurs waar dit product bij hoort. Leeg: bij elke.';
          label: 'Editie';
        };
      }>;
    format: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld PDF/X-4.';
          label: 'Bestand';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zonder afbeelding tekent de site het product.';
          label: 'Afbeelding';
        };
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::product.product'
    >;
    maximum: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Per standhouder; leeg: geen grens.';
          label: 'Hoogste aantal';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 1;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals het in catalogus en bestelling staat.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    priceCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Exclusief btw, bijvoorbeeld 195 of 195,50.';
          label: 'Prijs in euro';
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
    publishedAt: Schema.Attribute.DateTime;
    size: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld 80 \u00D7 80 cm.';
          label: 'Maat';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    unit: Schema.Attribute.Enumeration<['piece', 'run', 'day']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarvoor de prijs geldt.';
          label: 'Eenheid';
          values: {
            day: 'Per dag';
            piece: 'Per stuk';
            run: 'Per oplage';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'piece'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    vat: Schema.Attribute.Enumeration<['standard']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Het tarief waarmee de bestelling rekent.';
          label: 'Btw';
          values: {
            standard: 'Hoog tarief (21%)';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'standard'>;
  };
}

export interface ApiProgrammeItemProgrammeItem
  extends Struct.CollectionTypeSchema {
  collectionName: 'programme_items';
  info: {
    description: 'Lezingen, kennissessies, tours en debatten.';
    displayName: 'Programmaonderdelen';
    pluralName: 'programme-items';
    singularName: 'programme-item';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'start:ASC';
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'type';
            size: 4;
          },
          {
            name: 'language';
            size: 4;
          },
          {
            name: 'featured';
            size: 4;
          },
        ],
        [
          {
            name: 'day';
            size: 6;
          },
          {
            name: 'room';
            size: 6;
          },
        ],
        [
          {
            name: 'start';
            size: 4;
          },
          {
            name: 'end';
            size: 4;
          },
          {
            name: 'sharesRoom';
            size: 4;
          },
        ],
        [
          {
            name: 'partOf';
            size: 12;
          },
        ],
        [
          {
            name: 'summary';
            size: 12;
          },
        ],
        [
          {
            name: 'body';
            size: 12;
          },
        ],
        [
          {
            name: 'speakers';
            size: 12;
          },
        ],
        [
          {
            name: 'themes';
            size: 6;
          },
          {
            name: 'exhibitor';
            size: 6;
          },
        ],
        [
          {
            name: 'tourStops';
            size: 12;
          },
        ],
        [
          {
            name: 'audience';
            size: 6;
          },
          {
            name: 'capacity';
            size: 6;
          },
        ],
        [
          {
            name: 'signUp';
            size: 4;
          },
          {
            name: 'waitingList';
            size: 4;
          },
          {
            name: 'walkInPlaces';
            size: 4;
          },
        ],
        [
          {
            name: 'signUpOpensAt';
            size: 6;
          },
          {
            name: 'signUpClosesAt';
            size: 6;
          },
        ],
        [
          {
            name: 'state';
            size: 6;
          },
        ],
        [
          {
            name: 'changeNote';
            size: 6;
          },
        ],
        [
          {
            name: 'previousDay';
            size: 6;
          },
          {
            name: 'previousRoom';
            size: 6;
          },
        ],
        [
          {
            name: 'previousStart';
            size: 6;
          },
          {
            name: 'previousEnd';
            size: 6;
          },
        ],
        [
          {
            name: 'presentation';
            size: 6;
          },
          {
            name: 'recordingUrl';
            size: 6;
          },
        ],
        [
          {
            name: 'seo';
            size: 12;
          },
        ],
      ];
      list: ['title', 'type', 'day', 'start', 'room', 'state'];
      mainField: 'title';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    audience: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor wie het bedoeld is, bijvoorbeeld \u201EProjectleiders van gemeenten\u201D.';
          label: 'Doelgroep';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 140;
      }>;
    body: Schema.Attribute.Blocks &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor de pagina van het onderdeel, onder de samenvatting.';
          label: 'Tekst';
        };
        i18n: {
          localized: true;
        };
      }>;
    capacity: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: zoveel als de ruimte telt.';
          label: 'Plaatsen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    changeNote: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er is gewijzigd: verplicht, behalve bij Gepland. Daar staat hij nergens.';
          label: 'Wijzigingsnotitie';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    day: Schema.Attribute.Relation<'manyToOne', 'api::day.day'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kies uit Beursdagen.';
          label: 'Dag';
        };
      }>;
    end: Schema.Attribute.Time &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor sluitingstijd. Sluit de beurs die dag na middernacht, dan mag ook dit na middernacht zijn.';
          label: 'Eindigt om';
        };
      }>;
    exhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie het onderdeel verzorgt.';
          label: 'Standhouder';
        };
      }>;
    featured: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Op de voorpagina.';
          label: 'Uitgelicht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De taal waarin wordt gesproken.';
          label: 'Voertaal';
          values: {
            en: 'Engels';
            nl: 'Nederlands';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'nl'>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::programme-item.programme-item'
    >;
    partOf: Schema.Attribute.Relation<
      'manyToOne',
      'api::programme-item.programme-item'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: "Het grotere geheel, bijvoorbeeld een markt. Wat daarbij hoort mag tegelijk in \u00E9\u00E9n ruimte zijn; de pagina's noemen elkaar.";
          label: 'Onderdeel van';
        };
      }>;
    presentation: Schema.Attribute.Media<'files'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Dia\u2019s van de spreker, na afloop.';
          label: 'Presentatie';
        };
      }>;
    previousDay: Schema.Attribute.Relation<'manyToOne', 'api::day.day'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen bij een verplaatst onderdeel.';
          label: 'Eerdere dag';
        };
      }>;
    previousEnd: Schema.Attribute.Time &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De eindtijd die eerder in het programma stond.';
          label: 'Eindigde eerder om';
        };
      }>;
    previousRoom: Schema.Attribute.Relation<'manyToOne', 'api::room.room'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar het eerst was; de site toont oud en nieuw.';
          label: 'Eerdere ruimte';
        };
      }>;
    previousStart: Schema.Attribute.Time &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De begintijd die eerder in het programma stond.';
          label: 'Begon eerder om';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    recordingUrl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Adres van de opname; begint met https://';
          label: 'Opname';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    room: Schema.Attribute.Relation<'manyToOne', 'api::room.room'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bij een tour: het verzamelpunt.';
          label: 'Ruimte';
        };
      }>;
    seo: Schema.Attribute.Component<'shared.seo', false> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laat leeg om titel en inleiding van deze pagina te gebruiken.';
          label: 'Zoekmachines en delen';
        };
        i18n: {
          localized: true;
        };
      }>;
    sharesRoom: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Tegelijk met andere in deze ruimte, bijvoorbeeld als deel van een markt of aan een van de tafels.';
          label: 'Deelt de ruimte';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    signUp: Schema.Attribute.Enumeration<['none', 'required']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Verplicht: bezoekers moeten zich vooraf aanmelden. Wie dat deed, staat bij Aanmeldingen.';
          label: 'Aanmelden';
          values: {
            none: 'Niet nodig';
            required: 'Verplicht';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'none'>;
    signUpClosesAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: zoals bij de editie staat. Nooit na het begin.';
          label: 'Aanmelden tot';
        };
      }>;
    signUpOpensAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: zoals bij de editie staat.';
          label: 'Aanmelden vanaf';
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse titel. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    speakers: Schema.Attribute.Component<'programme.contribution', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Met de rol van ieder, in de volgorde waarin ze op de site staan.';
          label: 'Sprekers';
        };
      }>;
    start: Schema.Attribute.Time &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Niet eerder dan de beurs die dag opent.';
          label: 'Begint om';
        };
      }>;
    state: Schema.Attribute.Enumeration<
      ['planned', 'changed', 'moved', 'cancelled']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zet een vervallen onderdeel op Geannuleerd; de pagina blijft dan bestaan.';
          label: 'Toestand';
          values: {
            cancelled: 'Geannuleerd';
            changed: 'Gewijzigd';
            moved: 'Verplaatst';
            planned: 'Gepland';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'planned'>;
    summary: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In lijsten en boven de pagina: \u00E9\u00E9n of twee zinnen.';
          label: 'Samenvatting';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    themes: Schema.Attribute.Relation<'manyToMany', 'api::theme.theme'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarop bezoekers kunnen filteren.';
          label: "Thema's";
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De kop van de pagina en de regel in lijsten.';
          label: 'Titel';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 140;
      }>;
    tourStops: Schema.Attribute.Relation<
      'manyToMany',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen bij een tour: de standhouders in volgorde van de route.';
          label: 'Tourstops';
        };
      }>;
    type: Schema.Attribute.Enumeration<
      ['lecture', 'knowledge-session', 'tour', 'debate', 'other']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Tours en kennissessies hebben ook een eigen overzicht.';
          label: 'Soort';
          values: {
            debate: 'Debat';
            'knowledge-session': 'Kennissessie';
            lecture: 'Lezing';
            other: 'Overig';
            tour: 'Tour';
          };
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    waitingList: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie zich aanmeldt terwijl het vol is, komt op de wachtlijst.';
          label: 'Wachtlijst';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    walkInPlaces: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoveel plaatsen van de capaciteit blijven vrij voor wie zonder aanmelding komt.';
          label: 'Plaatsen voor inlopers';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
  };
}

export interface ApiPushDeliveryPushDelivery
  extends Struct.CollectionTypeSchema {
  collectionName: 'push_deliveries';
  info: {
    description: 'Een pushbericht voor een toestel, en wat ervan werd.';
    displayName: 'Bezorgingen van pushberichten';
    pluralName: 'push-deliveries';
    singularName: 'push-delivery';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    attempts: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    endsAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    installation: Schema.Attribute.Integer & Schema.Attribute.Required;
    lastError: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::push-delivery.push-delivery'
    > &
      Schema.Attribute.Private;
    message: Schema.Attribute.Integer & Schema.Attribute.Required;
    nextAttemptAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    openedAt: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    receipt: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    sentAt: Schema.Attribute.DateTime;
    service: Schema.Attribute.String & Schema.Attribute.Required;
    shownAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<
      ['waiting', 'sending', 'sent', 'gone', 'failed', 'ended', 'stopped']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'waiting'>;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPushInstallationPushInstallation
  extends Struct.CollectionTypeSchema {
  collectionName: 'push_installations';
  info: {
    description: 'Toestellen waarop bezoekers pushberichten toestonden. Alleen het toestel zelf wijzigt ze.';
    displayName: 'Toestellen voor pushberichten';
    pluralName: 'push-installations';
    singularName: 'push-installation';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    authSecret: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deviceKey: Schema.Attribute.String & Schema.Attribute.Private;
    endpoint: Schema.Attribute.Text & Schema.Attribute.Private;
    endpointHash: Schema.Attribute.String & Schema.Attribute.Private;
    installationId: Schema.Attribute.String & Schema.Attribute.Required;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'nl'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::push-installation.push-installation'
    > &
      Schema.Attribute.Private;
    newsSince: Schema.Attribute.DateTime;
    provenAt: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    pushToken: Schema.Attribute.String & Schema.Attribute.Private;
    quietFrom: Schema.Attribute.String;
    quietUntil: Schema.Attribute.String;
    refreshHash: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    registeredAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    seenAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    service: Schema.Attribute.String;
    subscribedAt: Schema.Attribute.DateTime;
    tellChanges: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    tellNews: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    tellPlace: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    tellSoon: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    tellStands: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    tokenEndsAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    tokenHash: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    visitor: Schema.Attribute.Integer;
  };
}

export interface ApiPushItemFactPushItemFact
  extends Struct.CollectionTypeSchema {
  collectionName: 'push_item_facts';
  info: {
    description: 'Dag, tijd en ruimte van een onderdeel zoals toestellen die kennen.';
    displayName: 'Wat over onderdelen verteld is';
    pluralName: 'push-item-facts';
    singularName: 'push-item-fact';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    facts: Schema.Attribute.JSON & Schema.Attribute.Required;
    item: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::push-item-fact.push-item-fact'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPushMessagePushMessage extends Struct.CollectionTypeSchema {
  collectionName: 'push_messages';
  info: {
    description: 'Wat toestellen verteld is of nog wordt.';
    displayName: 'Pushberichten';
    pluralName: 'push-messages';
    singularName: 'push-message';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    bodyEn: Schema.Attribute.Text & Schema.Attribute.Required;
    bodyNl: Schema.Attribute.Text & Schema.Attribute.Required;
    counts: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    endsAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    isTest: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    isUrgent: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    kind: Schema.Attribute.Enumeration<
      ['changes', 'place', 'soon', 'stands', 'news']
    > &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::push-message.push-message'
    > &
      Schema.Attribute.Private;
    madeBy: Schema.Attribute.String;
    messageId: Schema.Attribute.String & Schema.Attribute.Required;
    origin: Schema.Attribute.Enumeration<['staff', 'automatic']> &
      Schema.Attribute.Required;
    path: Schema.Attribute.Text & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    sendAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<
      ['planned', 'sending', 'done', 'stopped']
    > &
      Schema.Attribute.Required;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    tag: Schema.Attribute.String & Schema.Attribute.Required;
    target: Schema.Attribute.JSON;
    targetText: Schema.Attribute.String;
    titleEn: Schema.Attribute.String & Schema.Attribute.Required;
    titleNl: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPushSavedItemPushSavedItem
  extends Struct.CollectionTypeSchema {
  collectionName: 'push_saved_items';
  info: {
    description: 'Wat een toestel zonder account bewaarde, voor pushberichten daarover.';
    displayName: 'Bewaard op een toestel';
    pluralName: 'push-saved-items';
    singularName: 'push-saved-item';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    installation: Schema.Attribute.Integer & Schema.Attribute.Required;
    item: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::push-saved-item.push-saved-item'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiRedirectRedirect extends Struct.CollectionTypeSchema {
  collectionName: 'redirects';
  info: {
    description: 'Oude adressen die naar een nieuw adres leiden.';
    displayName: 'Doorverwijzingen';
    pluralName: 'redirects';
    singularName: 'redirect';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'from:ASC';
      layout: [
        [
          {
            name: 'from';
            size: 6;
          },
          {
            name: 'to';
            size: 6;
          },
        ],
        [
          {
            name: 'kind';
            size: 6;
          },
        ],
      ];
      list: ['from', 'to', 'kind'];
      mainField: 'from';
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    from: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Pad op deze site, bijvoorbeeld /oud-adres.';
          label: 'Van';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    kind: Schema.Attribute.Enumeration<['permanent', 'temporary']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Blijvend als de pagina is verhuisd, tijdelijk als het oude adres terugkomt.';
          label: 'Soort';
          values: {
            permanent: 'Blijvend (301)';
            temporary: 'Tijdelijk (302)';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'permanent'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::redirect.redirect'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    to: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een pad, of een adres dat met https:// begint op een toegestane host.';
          label: 'Naar';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiReferenceCounterReferenceCounter
  extends Struct.CollectionTypeSchema {
  collectionName: 'reference_counters';
  info: {
    description: 'Laatste nummer per soort kenmerk en jaar.';
    displayName: 'Kenmerkteller';
    pluralName: 'reference-counters';
    singularName: 'reference-counter';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    counter: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::reference-counter.reference-counter'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    series: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiRegulationRegulation extends Struct.CollectionTypeSchema {
  collectionName: 'regulations';
  info: {
    description: 'Het reglement per versie; een oude versie blijft bereikbaar.';
    displayName: 'Reglement standhouders';
    pluralName: 'regulations';
    singularName: 'regulation';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'validFrom:DESC';
      layout: [
        [
          {
            name: 'version';
            size: 4;
          },
          {
            name: 'adoptedOn';
            size: 4;
          },
          {
            name: 'validFrom';
            size: 4;
          },
        ],
        [
          {
            name: 'introduction';
            size: 12;
          },
        ],
        [
          {
            name: 'chapters';
            size: 12;
          },
        ],
        [
          {
            name: 'edition';
            size: 6;
          },
        ],
      ];
      list: ['version', 'validFrom', 'adoptedOn', 'edition'];
      mainField: 'version';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    adoptedOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De dag waarop de organisatie deze versie vaststelde.';
          label: 'Vastgesteld op';
        };
      }>;
    chapters: Schema.Attribute.Component<'regulation.chapter', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In de volgorde van hun nummers.';
          label: 'Hoofdstukken';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    edition: Schema.Attribute.Relation<'manyToOne', 'api::edition.edition'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurs waar deze versie bij hoort. Leeg: bij elke.';
          label: 'Editie';
        };
      }>;
    introduction: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven het eerste hoofdstuk.';
          label: 'Inleiding';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::regulation.regulation'
    >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    validFrom: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Op die dag vervangt deze versie de vorige.';
          label: 'Geldig vanaf';
        };
      }>;
    version: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld 3. Staat in het webadres en op het contract.';
          label: 'Versie';
          pattern: 'Gebruik kleine letters en cijfers, met punten of streepjes ertussen, bijvoorbeeld 3.1.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

export interface ApiRoomRoom extends Struct.CollectionTypeSchema {
  collectionName: 'rooms';
  info: {
    description: 'Een zaal, podium of verzamelpunt.';
    displayName: 'Ruimtes';
    pluralName: 'rooms';
    singularName: 'room';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'hall';
            size: 4;
          },
          {
            name: 'capacity';
            size: 4;
          },
          {
            name: 'position';
            size: 4;
          },
        ],
        [
          {
            name: 'hearingLoop';
            size: 6;
          },
          {
            name: 'wheelchairPlaces';
            size: 6;
          },
        ],
        [
          {
            name: 'polygon';
            size: 12;
          },
        ],
      ];
      list: ['name', 'hall', 'capacity', 'hearingLoop'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    capacity: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een onderdeel kan niet meer plaatsen hebben.';
          label: 'Plaatsen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 1;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    hall: Schema.Attribute.Relation<'manyToOne', 'api::hall.hall'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De hal waarin de ruimte ligt.';
          label: 'Hal';
        };
      }>;
    hearingLoop: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Aan als er een ringleiding voor hoortoestellen is.';
          label: 'Ringleiding';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::room.room'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals de ruimte in het programma en op de plattegrond heet.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    polygon: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Sleep om te verplaatsen, trek aan een greep voor de maat.';
          field: 'outline';
          label: 'Plaats op de plattegrond';
        };
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse naam. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    wheelchairPlaces: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoeveel plaatsen er voor rolstoelen zijn.';
          label: 'Rolstoelplaatsen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
  };
}

export interface ApiSavedEntrySavedEntry extends Struct.CollectionTypeSchema {
  collectionName: 'saved_entries';
  info: {
    description: 'Wat bezoekers met een account bewaarden, met hun notities. Alleen voor henzelf.';
    displayName: 'Bewaard door bezoekers';
    pluralName: 'saved-entries';
    singularName: 'saved-entry';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    changedAt: Schema.Attribute.BigInteger & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::saved-entry.saved-entry'
    > &
      Schema.Attribute.Private;
    note: Schema.Attribute.Text;
    place: Schema.Attribute.String;
    planned: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    saved: Schema.Attribute.Boolean & Schema.Attribute.Required;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    target: Schema.Attribute.String & Schema.Attribute.Required;
    told: Schema.Attribute.Text;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    visitor: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiSearchMissSearchMiss extends Struct.CollectionTypeSchema {
  collectionName: 'search_misses';
  info: {
    description: 'Hoe vaak op een dag op de site is gezocht naar iets dat er niet is. Niets over wie zocht.';
    displayName: 'Zoekopdrachten zonder resultaat';
    pluralName: 'search-misses';
    singularName: 'search-miss';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    count: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    day: Schema.Attribute.String & Schema.Attribute.Required;
    language: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::search-miss.search-miss'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    term: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiShortLinkShortLink extends Struct.CollectionTypeSchema {
  collectionName: 'short_links';
  info: {
    description: 'Korte adressen voor drukwerk en QR-codes.';
    displayName: 'Korte links';
    pluralName: 'short-links';
    singularName: 'short-link';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'code:ASC';
      layout: [
        [
          {
            name: 'code';
            size: 6;
          },
          {
            name: 'target';
            size: 6;
          },
        ],
        [
          {
            name: 'clicks';
            size: 6;
          },
        ],
      ];
      list: ['code', 'target', 'clicks'];
      mainField: 'code';
    };
  };
  attributes: {
    clicks: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hoe vaak de link is gevolgd. De site telt, zonder robots en zonder gegevens van bezoekers, en geeft het elke tien seconden door.';
          label: 'Kliks';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kleine letters, cijfers en streepjes.';
          label: 'Code';
          pattern: 'Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld flyer-2027.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::short-link.short-link'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    target: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een pad, of een adres dat met https:// begint op een toegestane host.';
          label: 'Doel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiSignInLinkSignInLink extends Struct.CollectionTypeSchema {
  collectionName: 'sign_in_links';
  info: {
    description: 'Per mail gestuurd; alleen het controlegetal wordt bewaard.';
    displayName: 'Links om in te loggen';
    pluralName: 'sign-in-links';
    singularName: 'sign-in-link';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.String & Schema.Attribute.Required;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    heldUntil: Schema.Attribute.DateTime;
    item: Schema.Attribute.String;
    key: Schema.Attribute.String;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::sign-in-link.sign-in-link'
    > &
      Schema.Attribute.Private;
    network: Schema.Attribute.String & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sender: Schema.Attribute.String & Schema.Attribute.Private;
    source: Schema.Attribute.String & Schema.Attribute.Required;
    until: Schema.Attribute.DateTime & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    usedAt: Schema.Attribute.DateTime;
  };
}

export interface ApiSignUpSignUp extends Struct.CollectionTypeSchema {
  collectionName: 'sign_ups';
  info: {
    description: 'Wie zich voor welk programmaonderdeel heeft aangemeld, en hoe dat staat.';
    displayName: 'Aanmeldingen';
    pluralName: 'sign-ups';
    singularName: 'sign-up';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    arrivedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    changedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.String & Schema.Attribute.Required;
    history: Schema.Attribute.JSON;
    item: Schema.Attribute.String & Schema.Attribute.Required;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::sign-up.sign-up'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    offerHash: Schema.Attribute.String & Schema.Attribute.Private;
    phone: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    remindedAt: Schema.Attribute.DateTime;
    sequence: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    source: Schema.Attribute.String & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<
      [
        'held',
        'confirmed',
        'waiting',
        'offered',
        'cancelled',
        'attended',
        'absent',
        'walk-in',
      ]
    > &
      Schema.Attribute.Required;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    told: Schema.Attribute.JSON;
    turn: Schema.Attribute.Integer & Schema.Attribute.Required;
    until: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    visitor: Schema.Attribute.String;
  };
}

export interface ApiSiteSettingsSiteSettings extends Struct.SingleTypeSchema {
  collectionName: 'site_settings_all';
  info: {
    description: 'Naam, adresgegevens, huidige editie en mededeling.';
    displayName: 'Instellingen van de site';
    pluralName: 'site-settings-all';
    singularName: 'site-settings';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'name:ASC';
      layout: [
        [
          {
            name: 'edition';
            size: 12;
          },
        ],
        [
          {
            name: 'nextEdition';
            size: 6;
          },
          {
            name: 'nextEditionFrom';
            size: 6;
          },
        ],
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'organisation';
            size: 6;
          },
        ],
        [
          {
            name: 'mainColour';
            size: 6;
          },
          {
            name: 'accentColour';
            size: 6;
          },
        ],
        [
          {
            name: 'logo';
            size: 6;
          },
          {
            name: 'logoDark';
            size: 6;
          },
        ],
        [
          {
            name: 'mark';
            size: 6;
          },
          {
            name: 'icon';
            size: 6;
          },
        ],
        [
          {
            name: 'corners';
            size: 6;
          },
          {
            name: 'drawing';
            size: 6;
          },
        ],
        [
          {
            name: 'heroPhoto';
            size: 6;
          },
          {
            name: 'typeface';
            size: 6;
          },
        ],
        [
          {
            name: 'address';
            size: 4;
          },
          {
            name: 'postcode';
            size: 4;
          },
          {
            name: 'city';
            size: 4;
          },
        ],
        [
          {
            name: 'kvk';
            size: 6;
          },
          {
            name: 'vat';
            size: 6;
          },
        ],
        [
          {
            name: 'email';
            size: 6;
          },
          {
            name: 'phone';
            size: 6;
          },
        ],
        [
          {
            name: 'officeHours';
            size: 12;
          },
        ],
        [
          {
            name: 'bannerActive';
            size: 6;
          },
          {
            name: 'bannerTarget';
            size: 6;
          },
        ],
        [
          {
            name: 'bannerText';
            size: 6;
          },
          {
            name: 'bannerEdition';
            size: 6;
          },
        ],
        [
          {
            name: 'socials';
            size: 12;
          },
        ],
        [
          {
            name: 'redirectHosts';
            size: 12;
          },
        ],
        [
          {
            name: 'placesPerDay';
            size: 6;
          },
          {
            name: 'english';
            size: 6;
          },
        ],
        [
          {
            name: 'tours';
            size: 3;
          },
          {
            name: 'knowledgeSessions';
            size: 3;
          },
          {
            name: 'pavilions';
            size: 3;
          },
          {
            name: 'concepts';
            size: 3;
          },
        ],
        [
          {
            name: 'interviews';
            size: 4;
          },
          {
            name: 'vacancies';
            size: 4;
          },
          {
            name: 'networkingList';
            size: 4;
          },
        ],
      ];
      list: ['name', 'organisation', 'edition'];
      mainField: 'id';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    accentColour: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Op donkere vlakken, zoals boven aan de homepage. Leeg: een lichte tint van de hoofdkleur.';
          label: 'Accentkleur';
          pattern: 'Schrijf een kleur als # met zes cijfers of letters a tot en met f, zoals #7dd3fc.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    address: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Straat en nummer van de organisatie, in de voet van de site.';
          label: 'Adres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    bannerActive: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Aan: de mededeling staat boven elke pagina.';
          label: 'Mededeling tonen';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    bannerEdition: Schema.Attribute.Relation<
      'manyToOne',
      'api::edition.edition'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen op de site van deze beurs. Leeg: van elke.';
          label: 'Editie van de mededeling';
        };
      }>;
    bannerTarget: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een pad of een adres dat met https:// begint.';
          label: 'Doel van de mededeling';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    bannerText: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Staat boven aan elke pagina.';
          label: 'Mededeling';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    city: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Plaatsnaam van de organisatie.';
          label: 'Plaats';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    concepts: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Producten van standhouders die bezoekers naast elkaar zetten. Uit: nergens op de site en niet in het menu van het beheer.';
          label: 'Concepten';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    corners: Schema.Attribute.Enumeration<['straight', 'slight', 'round']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Van knoppen en velden.';
          label: 'Hoeken';
          values: {
            round: 'Rond';
            slight: 'Licht afgerond';
            straight: 'Recht';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'slight'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    drawing: Schema.Attribute.Enumeration<['street', 'pattern']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Boven aan de homepage, en waar een foto ontbreekt.';
          label: 'Tekeningen';
          values: {
            pattern: 'Patroon';
            street: 'Straat met huizen';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'street'>;
    edition: Schema.Attribute.Relation<'manyToOne', 'api::edition.edition'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurs die de site toont.';
          label: 'Huidige editie';
        };
      }>;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar bezoekers naartoe kunnen mailen; in de voet van de site.';
          label: 'E-mailadres';
        };
      }>;
    english: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Uit: de site, het beheer en nieuwe mails zijn alleen in het Nederlands; Engelse adressen leiden naar de Nederlandse pagina. Engelse teksten blijven bewaard.';
          label: 'Ook in het Engels';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    heroPhoto: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Liggend, minstens 1920 pixels breed; onder de slogan. Leeg: een tekening.';
          label: 'Foto op de homepage';
        };
      }>;
    icon: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Vierkant, SVG of PNG van minstens 512 pixels. Op het tabblad en op het beginscherm van telefoons. Leeg: het teken.';
          label: 'Pictogram';
        };
      }>;
    interviews: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Gesprekken met deelnemers, met een eigen pagina en feed. Uit: nergens op de site en niet in het menu van het beheer.';
          label: 'Interviews';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    knowledgeSessions: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een eigen pagina met alle kennissessies. Uit: nergens op de site en niet in het menu van het beheer.';
          label: 'Kennissessies';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    kvk: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: '8 cijfers.';
          label: 'KvK-nummer';
          pattern: 'Een KvK-nummer heeft 8 cijfers.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::site-settings.site-settings'
    >;
    logo: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Liggend en zonder rand, liefst SVG. In de kop van de site, in plaats van teken en naam.';
          label: 'Logo';
        };
      }>;
    logoDark: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Met dezelfde verhoudingen, voor het donkere schema. Leeg: hetzelfde logo.';
          label: 'Logo op donker';
        };
      }>;
    mainColour: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Van knoppen, links en de donkere vlakken; de andere tinten volgen. Leeg: groen.';
          label: 'Hoofdkleur';
          pattern: 'Schrijf een kleur als # met zes cijfers of letters a tot en met f, zoals #1d4ed8.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    mark: Schema.Attribute.Enumeration<['square', 'roof']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Naast de naam: in de kop zolang er geen logo is, op badges, in documenten en op deelplaatjes.';
          label: 'Teken';
          values: {
            roof: 'Dak';
            square: 'Vierkant';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'square'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In de titel van elke pagina en bij het delen.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    networkingList: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bezoekers die dat kiezen, zien elkaar. Uit: nergens op de site en niet in het menu van het beheer.';
          label: 'Netwerklijst';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    nextEdition: Schema.Attribute.Relation<
      'manyToOne',
      'api::edition.edition'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De editie die op een moment de huidige wordt; zie de pagina Edities.';
          label: 'Volgende editie';
        };
      }>;
    nextEditionFrom: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Vanaf dan is de volgende editie de huidige.';
          label: 'Wordt de huidige op';
        };
      }>;
    officeHours: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld \u201CMaandag tot en met vrijdag, 9.00\u201317.00 uur\u201D.';
          label: 'Bereikbaarheid kantoor';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    organisation: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Statutaire naam.';
          label: 'Organisatie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    pavilions: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Gezamenlijke stands rond een thema. Uit: nergens op de site en niet in het menu van het beheer.';
          label: 'Paviljoens';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Met landnummer: +31 20 123 45 67.';
          label: 'Telefoonnummer';
          pattern: 'Vul een telefoonnummer in met cijfers, spaties en streepjes, bijvoorbeeld +31 20 123 45 67.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    placesPerDay: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bij hoeveel onderdelen van een dag \u00E9\u00E9n bezoeker een plaats mag hebben. Leeg: zoveel als zij willen.';
          label: 'Plaatsen per bezoeker per dag';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    postcode: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals 1234 AB.';
          label: 'Postcode';
          pattern: 'Gebruik 1234 AB.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    redirectHosts: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Naar welke andere sites doorverwijzingen en korte links mogen leiden; \u00E9\u00E9n host per regel.';
          label: 'Toegestane hosts';
        };
      }>;
    socials: Schema.Attribute.Component<'shared.social-link', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n regel per netwerk; in de voet van de site.';
          label: 'Sociale netwerken';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    tours: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Rondleidingen over de beursvloer met een eigen pagina. Uit: nergens op de site en niet in het menu van het beheer.';
          label: 'Tours';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    typeface: Schema.Attribute.Enumeration<
      ['bricolage', 'instrument', 'archivo', 'fraunces', 'bitter']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Van koppen en teksten op de site.';
          label: 'Letter';
          values: {
            archivo: 'Archivo met Figtree';
            bitter: 'Bitter (met schreef) met Atkinson Hyperlegible';
            bricolage: 'Bricolage met Instrument Sans';
            fraunces: 'Fraunces (met schreef) met Figtree';
            instrument: 'Instrument Sans';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'bricolage'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    vacancies: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Banen bij standhouders, die zij zelf insturen. Uit: nergens op de site en niet in het menu van het beheer.';
          label: 'Vacatures';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    vat: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld NL000099998B57.';
          label: 'Btw-id';
          pattern: 'Een btw-nummer is zoals NL000099998B57.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 14;
      }>;
  };
}

export interface ApiSpeakerSpeaker extends Struct.CollectionTypeSchema {
  collectionName: 'speakers';
  info: {
    description: 'Mensen die op de beurs spreken.';
    displayName: 'Sprekers';
    pluralName: 'speakers';
    singularName: 'speaker';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'lastName:ASC';
      layout: [
        [
          {
            name: 'firstName';
            size: 4;
          },
          {
            name: 'infix';
            size: 4;
          },
          {
            name: 'lastName';
            size: 4;
          },
        ],
        [
          {
            name: 'slug';
            size: 6;
          },
          {
            name: 'jobTitle';
            size: 6;
          },
        ],
        [
          {
            name: 'organisation';
            size: 6;
          },
          {
            name: 'exhibitor';
            size: 6;
          },
        ],
        [
          {
            name: 'photo';
            size: 6;
          },
          {
            name: 'linkedIn';
            size: 6;
          },
        ],
        [
          {
            name: 'bio';
            size: 12;
          },
        ],
        [
          {
            name: 'featured';
            size: 6;
          },
        ],
        [
          {
            name: 'seo';
            size: 12;
          },
        ],
        [
          {
            name: 'editions';
            size: 6;
          },
        ],
      ];
      list: ['lastName', 'infix', 'firstName', 'organisation', 'featured'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    bio: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie de spreker is, in een paar zinnen.';
          label: 'Over de spreker';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 800;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    editions: Schema.Attribute.Relation<'manyToMany', 'api::edition.edition'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurzen van deze spreker, naast die waarin een onderdeel hen noemt. Leeg: elke.';
          label: 'Edities';
        };
      }>;
    exhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Als de organisatie op de beurs staat.';
          label: 'Standhouder';
        };
      }>;
    featured: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Op de voorpagina.';
          label: 'Uitgelicht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    firstName: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De naam waarmee de spreker bekendstaat.';
          label: 'Voornaam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    infix: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld \u201Evan der\u201D. Telt niet mee bij het sorteren.';
          label: 'Tussenvoegsel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    jobTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld \u201EDirecteur innovatie\u201D.';
          label: 'Functie';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    lastName: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zonder tussenvoegsel; hierop wordt gesorteerd.';
          label: 'Achternaam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    linkedIn: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Begint met https://www.linkedin.com/';
          label: 'LinkedIn';
          pattern: 'Vul een adres in dat met https://www.linkedin.com/ begint.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::speaker.speaker'
    >;
    name: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voornaam, tussenvoegsel en achternaam.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 170;
      }>;
    organisation: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar de spreker werkt.';
          label: 'Organisatie';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    photo: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: de site toont de initialen.';
          label: 'Foto';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    seo: Schema.Attribute.Component<'shared.seo', false> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laat leeg om titel en inleiding van deze pagina te gebruiken.';
          label: 'Zoekmachines en delen';
        };
        i18n: {
          localized: true;
        };
      }>;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de naam. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiStandInvoiceStandInvoice
  extends Struct.CollectionTypeSchema {
  collectionName: 'stand_invoices';
  info: {
    description: 'Facturen zoals de boekhouding ze heeft.';
    displayName: 'Facturen van standhouders';
    pluralName: 'stand-invoices';
    singularName: 'stand-invoice';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    cents: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    date: Schema.Attribute.Date & Schema.Attribute.Required;
    due: Schema.Attribute.Date & Schema.Attribute.Required;
    exhibitorId: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::stand-invoice.stand-invoice'
    > &
      Schema.Attribute.Private;
    number: Schema.Attribute.String & Schema.Attribute.Required;
    paidOn: Schema.Attribute.Date;
    publishedAt: Schema.Attribute.DateTime;
    reference: Schema.Attribute.String;
    storedAs: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiStandPictureStandPicture
  extends Struct.CollectionTypeSchema {
  collectionName: 'stand_pictures';
  info: {
    description: 'Beelden van een stand, op de pagina van de standhouder.';
    displayName: 'Beelden van stands';
    pluralName: 'stand-pictures';
    singularName: 'stand-picture';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'alt:ASC';
      layout: [
        [
          {
            name: 'image';
            size: 6;
          },
          {
            name: 'exhibitor';
            size: 6;
          },
        ],
        [
          {
            name: 'alt';
            size: 6;
          },
          {
            name: 'credit';
            size: 6;
          },
        ],
      ];
      list: ['alt', 'exhibitor', 'image'];
      mainField: 'alt';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er te zien is, voor wie het beeld niet ziet.';
          label: 'Beschrijving';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 250;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    credit: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Maker of rechthebbende; leeg als die niet genoemd hoeft te worden.';
          label: 'Bron';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    exhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Op wiens pagina het beeld staat.';
          label: 'Standhouder';
        };
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De stand, of wat er te zien is.';
          label: 'Afbeelding';
        };
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::stand-picture.stand-picture'
    >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiStandStand extends Struct.CollectionTypeSchema {
  collectionName: 'stands';
  info: {
    description: 'Een stand op de plattegrond.';
    displayName: 'Stands';
    pluralName: 'stands';
    singularName: 'stand';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'number:ASC';
      layout: [
        [
          {
            name: 'number';
            size: 6;
          },
          {
            name: 'hall';
            size: 6;
          },
        ],
        [
          {
            name: 'polygon';
            size: 12;
          },
        ],
        [
          {
            name: 'openSides';
            size: 4;
          },
          {
            name: 'availability';
            size: 4;
          },
          {
            name: 'optionUntil';
            size: 4;
          },
        ],
      ];
      list: ['number', 'hall', 'area', 'openSides', 'availability'];
      mainField: 'number';
    };
  };
  attributes: {
    area: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In m\u00B2, volgt uit de plattegrond tenzij het contract anders telt.';
          label: 'Oppervlakte';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 1;
        },
        number
      >;
    availability: Schema.Attribute.Enumeration<
      ['free', 'option', 'let', 'blocked']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wordt vanzelf verhuurd zodra een contract definitief is.';
          label: 'Beschikbaarheid';
          values: {
            blocked: 'Geblokkeerd';
            free: 'Vrij';
            let: 'Verhuurd';
            option: 'In optie';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'free'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    depth: Schema.Attribute.Decimal &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In meters, volgt uit de plattegrond.';
          label: 'Diepte';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 200;
          min: 0.5;
        },
        number
      >;
    hall: Schema.Attribute.Relation<'manyToOne', 'api::hall.hall'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De hal waar de stand in ligt.';
          label: 'Hal';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::stand.stand'> &
      Schema.Attribute.Private;
    number: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Rij en nummer, met de hal ervoor of een letter erachter: 1.A12, 1.A12a, B-101.';
          label: 'Standnummer';
          pattern: 'Een standnummer is rij en nummer, bijvoorbeeld 1.A12, 1.A12a of B-101.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10;
      }>;
    openSides: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: '1 rijstand, 2 hoekstand, 3 kopstand, 4 eilandstand.';
          label: 'Open zijden';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
          min: 1;
        },
        number
      >;
    optionUntil: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen bij een optie.';
          label: 'Optie tot';
        };
      }>;
    polygon: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Sleep om te verplaatsen, trek aan een greep voor de maat. De oppervlakte volgt; wijzig haar daarna alleen als het contract anders telt.';
          field: 'outline';
          label: 'Plaats op de plattegrond';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    width: Schema.Attribute.Decimal &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In meters, volgt uit de plattegrond.';
          label: 'Breedte';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 200;
          min: 0.5;
        },
        number
      >;
  };
}

export interface ApiStatisticsCountStatisticsCount
  extends Struct.CollectionTypeSchema {
  collectionName: 'statistics_counts';
  info: {
    description: 'Hoe vaak iets op de site gebeurde, per kwartier, uur of dag. Niets over wie het deed.';
    displayName: 'Bezoekcijfers';
    pluralName: 'statistics-counts';
    singularName: 'statistics-count';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    campaign: Schema.Attribute.String & Schema.Attribute.Required;
    count: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    detail: Schema.Attribute.String & Schema.Attribute.Required;
    device: Schema.Attribute.String & Schema.Attribute.Required;
    document: Schema.Attribute.String & Schema.Attribute.Required;
    event: Schema.Attribute.String & Schema.Attribute.Required;
    grain: Schema.Attribute.Integer & Schema.Attribute.Required;
    language: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::statistics-count.statistics-count'
    > &
      Schema.Attribute.Private;
    minute: Schema.Attribute.Integer & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    route: Schema.Attribute.String & Schema.Attribute.Required;
    source: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    visitor: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiStatisticsDayStatisticsDay
  extends Struct.CollectionTypeSchema {
  collectionName: 'statistics_days';
  info: {
    description: 'Dezelfde cijfers, opgeteld per dag en per kenmerk.';
    displayName: 'Bezoekcijfers per dag';
    pluralName: 'statistics-days';
    singularName: 'statistics-day';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    count: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    day: Schema.Attribute.String & Schema.Attribute.Required;
    detail: Schema.Attribute.String & Schema.Attribute.Required;
    dimension: Schema.Attribute.String & Schema.Attribute.Required;
    event: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::statistics-day.statistics-day'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    value: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiStatisticsNodeStatisticsNode
  extends Struct.CollectionTypeSchema {
  collectionName: 'statistics_nodes';
  info: {
    description: 'Tot welk nummer de cijfers van elk proces zijn verwerkt.';
    displayName: 'Tellende processen van de site';
    pluralName: 'statistics-nodes';
    singularName: 'statistics-node';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::statistics-node.statistics-node'
    > &
      Schema.Attribute.Private;
    node: Schema.Attribute.String & Schema.Attribute.Required;
    number: Schema.Attribute.Integer & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    seenAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiStatisticsSettingsStatisticsSettings
  extends Struct.SingleTypeSchema {
  collectionName: 'statistics_settings_all';
  info: {
    description: 'Hoe lang bezoekcijfers worden bewaard, en of een dienst van buiten meetelt.';
    displayName: 'Instellingen van de statistiek';
    pluralName: 'statistics-settings-all';
    singularName: 'statistics-settings';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      layout: [
        [
          {
            name: 'months';
            size: 6;
          },
        ],
        [
          {
            name: 'tagKind';
            size: 6;
          },
        ],
        [
          {
            name: 'tagAddress';
            size: 6;
          },
          {
            name: 'tagId';
            size: 6;
          },
        ],
        [
          {
            name: 'tagPurpose';
            size: 12;
          },
        ],
      ];
      mainField: 'id';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::statistics-settings.statistics-settings'
    >;
    months: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Na zoveel maanden worden de cijfers automatisch verwijderd. Vijfentwintig maanden laat twee edities naast elkaar zien.';
          label: 'Bewaartermijn bezoekcijfers (maanden)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<25>;
    publishedAt: Schema.Attribute.DateTime;
    tagAddress: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Matomo en Plausible: de map, zoals https://matomo.beurs.nl/. Een andere dienst: het adres van het script; {id} wordt het kenmerk. Google: leeg.';
          label: 'Adres van de dienst';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    tagId: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Matomo: het nummer van de site. Plausible: uw domein. Google: begint met G-.';
          label: 'Kenmerk van uw site bij de dienst';
          pattern: 'Gebruik alleen letters, cijfers, punt, dubbele punt en streepjes.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    tagKind: Schema.Attribute.Enumeration<
      ['none', 'matomo', 'plausible', 'google', 'other']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Geen: de site telt alleen zelf en vraagt niets. Anders vraagt de site elke bezoeker eerst toestemming.';
          label: 'Dienst van buiten';
          values: {
            google: 'Google Analytics';
            matomo: 'Matomo';
            none: 'Geen';
            other: 'Een andere dienst';
            plausible: 'Plausible';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'none'>;
    tagPurpose: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bezoekers lezen dit voordat zij kiezen. E\u00E9n of twee zinnen: wat u wilt weten en wat u ermee doet. Verandert u dit, dan wordt iedereen opnieuw gevraagd.';
          label: 'Waarvoor u meet';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiSubmissionFileSubmissionFile
  extends Struct.CollectionTypeSchema {
  collectionName: 'submission_files';
  info: {
    description: 'Bijlagen van inzendingen; de bestanden zelf staan in de besloten opslag.';
    displayName: 'Bestanden bij inzendingen';
    pluralName: 'submission-files';
    singularName: 'submission-file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    bytes: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    field: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::submission-file.submission-file'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    proofAt: Schema.Attribute.DateTime;
    proofBy: Schema.Attribute.String;
    proofOf: Schema.Attribute.String;
    proofState: Schema.Attribute.Enumeration<
      ['waiting', 'approved', 'returned', 'replaced']
    >;
    proofText: Schema.Attribute.Text;
    publishedAt: Schema.Attribute.DateTime;
    sha256: Schema.Attribute.String & Schema.Attribute.Required;
    storedAs: Schema.Attribute.String & Schema.Attribute.Required;
    submission: Schema.Attribute.Relation<
      'manyToOne',
      'api::submission.submission'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiSubmissionSubmission extends Struct.CollectionTypeSchema {
  collectionName: 'submissions';
  info: {
    description: 'Wat bezoekers via de formulieren hebben ingestuurd.';
    displayName: 'Inzendingen';
    pluralName: 'submissions';
    singularName: 'submission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    consents: Schema.Attribute.Relation<'oneToMany', 'api::consent.consent'>;
    contentHash: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deleteAfter: Schema.Attribute.DateTime & Schema.Attribute.Required;
    deliveries: Schema.Attribute.JSON;
    editionYear: Schema.Attribute.Integer & Schema.Attribute.Required;
    email: Schema.Attribute.String;
    exhibitorId: Schema.Attribute.String;
    files: Schema.Attribute.Relation<
      'oneToMany',
      'api::submission-file.submission-file'
    >;
    history: Schema.Attribute.JSON;
    idempotencyKey: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<
      [
        'contact',
        'participation',
        'contract',
        'advertising',
        'photo-removal',
        'vacancy',
        'waiting-list',
        'accreditation',
        'group-registration',
      ]
    > &
      Schema.Attribute.Required;
    kvk: Schema.Attribute.String;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::submission.submission'
    > &
      Schema.Attribute.Private;
    mails: Schema.Attribute.Relation<
      'oneToMany',
      'api::outbox-mail.outbox-mail'
    >;
    name: Schema.Attribute.String;
    newQuotation: Schema.Attribute.JSON;
    notes: Schema.Attribute.JSON;
    organisation: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    quotation: Schema.Attribute.JSON;
    receivedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    reference: Schema.Attribute.String;
    source: Schema.Attribute.String & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<
      [
        'submitted',
        'reviewing',
        'offered',
        'signed',
        'final',
        'rejected',
        'handled',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'submitted'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    vacancyId: Schema.Attribute.String;
    values: Schema.Attribute.JSON & Schema.Attribute.Required;
  };
}

export interface ApiSubscriptionSubscription
  extends Struct.CollectionTypeSchema {
  collectionName: 'subscriptions';
  info: {
    description: 'Wie de nieuwsbrief of een bericht over het programma wil.';
    displayName: 'Aanmeldingen voor mail';
    pluralName: 'subscriptions';
    singularName: 'subscription';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    confirmedAt: Schema.Attribute.DateTime;
    confirmTokenHash: Schema.Attribute.String;
    confirmUntil: Schema.Attribute.DateTime;
    consents: Schema.Attribute.Relation<'oneToMany', 'api::consent.consent'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.String & Schema.Attribute.Required;
    idempotencyKey: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<['newsletter', 'programme-mail']> &
      Schema.Attribute.Required;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::subscription.subscription'
    > &
      Schema.Attribute.Private;
    mails: Schema.Attribute.Relation<
      'oneToMany',
      'api::outbox-mail.outbox-mail'
    >;
    publishedAt: Schema.Attribute.DateTime;
    requestedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    source: Schema.Attribute.String & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<
      ['pending', 'confirmed', 'unsubscribed']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'pending'>;
    topics: Schema.Attribute.JSON;
    unsubscribedAt: Schema.Attribute.DateTime;
    unsubscribeTokenHash: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiSynonymSynonym extends Struct.CollectionTypeSchema {
  collectionName: 'synonyms';
  info: {
    description: 'Woorden die voor de zoekfunctie hetzelfde betekenen.';
    displayName: 'Zoeksynoniemen';
    pluralName: 'synonyms';
    singularName: 'synonym';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'subject:ASC';
      layout: [
        [
          {
            name: 'subject';
            size: 6;
          },
        ],
        [
          {
            name: 'terms';
            size: 12;
          },
        ],
      ];
      list: ['subject', 'terms'];
      mainField: 'subject';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::synonym.synonym'
    >;
    publishedAt: Schema.Attribute.DateTime;
    subject: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Alleen voor uzelf, om de groep terug te vinden.';
          label: 'Onderwerp';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    terms: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n woord of woordgroep per regel, minstens twee. Wie er \u00E9\u00E9n zoekt, vindt ze allemaal. Meervoud en accenten hoeven niet apart.';
          label: 'Woorden';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiTariffTariff extends Struct.CollectionTypeSchema {
  collectionName: 'tariffs';
  info: {
    description: 'Prijzen en betaalafspraken voor standhouders, per periode.';
    displayName: 'Tarieven';
    pluralName: 'tariffs';
    singularName: 'tariff';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'validFrom:DESC';
      layout: [
        [
          {
            name: 'name';
            size: 12;
          },
        ],
        [
          {
            name: 'validFrom';
            size: 6;
          },
          {
            name: 'validUntil';
            size: 6;
          },
        ],
        [
          {
            name: 'prices';
            size: 12;
          },
        ],
        [
          {
            name: 'openSides';
            size: 12;
          },
        ],
        [
          {
            name: 'publicDiscount';
            size: 4;
          },
          {
            name: 'earlyUntil';
            size: 4;
          },
          {
            name: 'vatPercent';
            size: 4;
          },
        ],
        [
          {
            name: 'floorIncludes';
            size: 12;
          },
        ],
        [
          {
            name: 'shellIncludes';
            size: 12;
          },
        ],
        [
          {
            name: 'pavilionIncludes';
            size: 12;
          },
        ],
        [
          {
            name: 'instalments';
            size: 12;
          },
        ],
        [
          {
            name: 'cancellation';
            size: 12;
          },
        ],
        [
          {
            name: 'edition';
            size: 6;
          },
        ],
      ];
      list: ['name', 'validFrom', 'validUntil', 'edition'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    cancellation: Schema.Attribute.Component<'tariff.cancellation', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat een standhouder nog betaalt, naar de tijd tot de beurs.';
          label: 'Annuleren';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    earlyUntil: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De datum van het getekende contract telt.';
          label: 'Vroegboekkorting tot en met';
        };
      }>;
    edition: Schema.Attribute.Relation<'manyToOne', 'api::edition.edition'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De beurs waar dit tarief bij hoort. Leeg: bij elke.';
          label: 'Editie';
        };
      }>;
    floorIncludes: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een onderdeel per regel.';
          label: 'Kale grond bevat';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    instalments: Schema.Attribute.Component<'tariff.instalment', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Samen 100 procent.';
          label: 'Betalen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::tariff.tariff'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld \u201CTarief 2027\u201D. Staat op offertes.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    openSides: Schema.Attribute.Component<'tariff.open-sides', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'E\u00E9n regel per aantal open zijden.';
          label: 'Toeslag open zijden';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
        },
        number
      >;
    pavilionIncludes: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een onderdeel per regel.';
          label: 'Paviljoenplek bevat';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    prices: Schema.Attribute.Component<'tariff.price', true> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Elk onderdeel \u00E9\u00E9n keer.';
          label: 'Prijzen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    publicDiscount: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In procenten van de grondprijs.';
          label: 'Korting corporaties en overheden';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    shellIncludes: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Een onderdeel per regel.';
          label: 'Systeemstand bevat';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    validFrom: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De eerste dag waarop met dit tarief wordt gerekend.';
          label: 'Geldig vanaf';
        };
      }>;
    validUntil: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg: tot nader order.';
          label: 'Geldig tot en met';
        };
      }>;
    vatPercent: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'In procenten.';
          label: 'Btw';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<21>;
  };
}

export interface ApiTeamMemberTeamMember extends Struct.CollectionTypeSchema {
  collectionName: 'team_members';
  info: {
    description: 'Wie er voor de beurs werken en waarvoor men hen belt.';
    displayName: 'Team';
    pluralName: 'team-members';
    singularName: 'team-member';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
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
            name: 'topics';
            size: 12;
          },
        ],
        [
          {
            name: 'subject';
            size: 6;
          },
          {
            name: 'position';
            size: 6;
          },
        ],
        [
          {
            name: 'email';
            size: 6;
          },
          {
            name: 'phone';
            size: 6;
          },
        ],
        [
          {
            name: 'photo';
            size: 6;
          },
        ],
      ];
      list: ['name', 'role', 'subject', 'position'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Staat op de contactpagina.';
          label: 'E-mailadres';
        };
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::team-member.team-member'
    >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Voor- en achternaam.';
          label: 'Naam';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Met landnummer: +31 20 123 45 67.';
          label: 'Telefoonnummer';
          pattern: 'Vul een telefoonnummer in met cijfers, spaties en streepjes, bijvoorbeeld +31 20 123 45 67.';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    photo: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zonder portret tekent de site iets met de initialen.';
          label: 'Portret';
        };
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar bezoekers of standhouders voor terechtkunnen.';
          label: 'Functie';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    subject: Schema.Attribute.Enumeration<
      ['visit', 'exhibitor', 'press', 'programme', 'photo']
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wie een vraag over dit onderwerp heeft, ziet deze persoon eerst.';
          label: 'Onderwerp';
          values: {
            exhibitor: 'Standhouder';
            photo: 'Foto verwijderen';
            press: 'Pers';
            programme: 'Programma';
            visit: 'Bezoek';
          };
        };
      }>;
    topics: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarvoor men deze persoon belt of mailt, in \u00E9\u00E9n zin.';
          label: 'Waarvoor';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiThemeTheme extends Struct.CollectionTypeSchema {
  collectionName: 'themes';
  info: {
    description: 'Onderwerp waarop bezoekers het programma en de standhouders filteren.';
    displayName: "Thema's";
    pluralName: 'themes';
    singularName: 'theme';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'position:ASC';
      layout: [
        [
          {
            name: 'name';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'colour';
            size: 4;
          },
          {
            name: 'icon';
            size: 4;
          },
          {
            name: 'position';
            size: 4;
          },
        ],
      ];
      list: ['name', 'colour', 'position'];
      mainField: 'name';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    colour: Schema.Attribute.Enumeration<
      ['green', 'ochre', 'violet', 'teal', 'crimson', 'blue']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zes kleuren die op wit leesbaar zijn; gebruik elke kleur \u00E9\u00E9n keer.';
          label: 'Kleur';
          values: {
            blue: 'Blauw';
            crimson: 'Karmijnrood';
            green: 'Groen';
            ochre: 'Oker';
            teal: 'Blauwgroen';
            violet: 'Violet';
          };
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    icon: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Naam van een pictogram op lucide.dev/icons, bijvoorbeeld leaf.';
          label: 'Pictogram';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::theme.theme'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Kort, want het staat in filters en bij elke sessie.';
          label: 'Naam';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laag getal eerst.';
          label: 'Volgorde';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse naam. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiTwoFactorTwoFactor extends Struct.CollectionTypeSchema {
  collectionName: 'two_factors';
  info: {
    description: 'De tweede stap bij het inloggen van een medewerker: de sleutel versleuteld, van herstelcodes alleen het controlegetal.';
    displayName: 'Tweestapsverificatie';
    pluralName: 'two-factors';
    singularName: 'two-factor';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    confirmedAt: Schema.Attribute.DateTime;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    lastStep: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::two-factor.two-factor'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    recoveryCodes: Schema.Attribute.Text;
    sealed: Schema.Attribute.Text & Schema.Attribute.Required;
    staff: Schema.Attribute.Integer & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiVacancyVacancy extends Struct.CollectionTypeSchema {
  collectionName: 'vacancies';
  info: {
    description: 'Vacatures van standhouders.';
    displayName: 'Vacatures';
    pluralName: 'vacancies';
    singularName: 'vacancy';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    beursvloer: {
      defaultSort: 'closingDate:ASC';
      layout: [
        [
          {
            name: 'title';
            size: 6;
          },
          {
            name: 'slug';
            size: 6;
          },
        ],
        [
          {
            name: 'exhibitor';
            size: 6;
          },
          {
            name: 'closingDate';
            size: 6;
          },
        ],
        [
          {
            name: 'place';
            size: 6;
          },
          {
            name: 'hours';
            size: 6;
          },
        ],
        [
          {
            name: 'url';
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
      list: ['title', 'exhibitor', 'place', 'closingDate'];
      mainField: 'title';
    };
    i18n: {
      localized: true;
    };
  };
  attributes: {
    body: Schema.Attribute.Blocks &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat de functie inhoudt en wat er wordt gevraagd.';
          label: 'Tekst';
        };
        i18n: {
          localized: true;
        };
      }>;
    closingDate: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De laatste dag waarop men kan reageren.';
          label: 'Sluitingsdatum';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    exhibitor: Schema.Attribute.Relation<
      'manyToOne',
      'api::exhibitor.exhibitor'
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De werkgever; de vacature staat ook op diens pagina.';
          label: 'Standhouder';
        };
      }>;
    hours: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld: 32 tot 36 uur per week.';
          label: 'Uren';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::vacancy.vacancy'
    >;
    place: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waar het werk is.';
          label: 'Plaats';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Laatste deel van het webadres: kleine letters, cijfers en streepjes. Laat leeg, dan wordt het gemaakt uit de Nederlandse titel. Na een wijziging verwijst het oude adres door.';
          label: 'Webadres';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'De functie.';
          label: 'Titel';
        };
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 140;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Begint met https://';
          label: 'Adres om te solliciteren';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ApiVisitorProfileVisitorProfile
  extends Struct.CollectionTypeSchema {
  collectionName: 'visitor_profiles';
  info: {
    description: 'Wie een account heeft, met gegevens en badge.';
    displayName: 'Bezoekersprofielen';
    pluralName: 'visitor-profiles';
    singularName: 'visitor-profile';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessibility: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Gezondheidsgegeven: wordt na de beurs gewist.';
          label: 'Toegankelijkheidswens';
        };
      }>;
    badgeCode: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Tekst van de QR-code op de badge.';
          label: 'Badgecode';
        };
      }>;
    confirmationHash: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Controlegetal van de laatste link.';
          label: 'Bevestigingslink';
        };
      }>;
    confirmationUntil: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Daarna vraagt de bezoeker een nieuwe.';
          label: 'Bevestigingslink geldig tot';
        };
      }>;
    confirmedAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg zolang het adres niet is bevestigd.';
          label: 'E-mailadres bevestigd op';
        };
      }>;
    consents: Schema.Attribute.Relation<'oneToMany', 'api::consent.consent'> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarmee deze bezoeker heeft ingestemd.';
          label: 'Toestemmingen';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    days: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarop de bezoeker komt, als kenmerken van de beursdagen.';
          label: 'Dagen';
        };
      }>;
    doorRooms: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Ruimten aan de deur waarvan deze bezoeker mag inchecken.';
          label: 'Deuren';
        };
      }>;
    firstName: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Leeg zolang iemand die via een andere dienst inlogt dit niet heeft ingevuld.';
          label: 'Voornaam';
        };
      }>;
    history: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat medewerkers met dit account deden, en waarom.';
          label: 'Geschiedenis';
        };
      }>;
    infix: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Bijvoorbeeld van de.';
          label: 'Tussenvoegsel';
        };
      }>;
    interests: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: "Als kenmerken van de thema's.";
          label: 'Interesses';
        };
      }>;
    invitation: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wiens afzender een bericht krijgt zodra het e-mailadres is bevestigd, omdat de bezoeker dat aankruiste.';
          label: 'Uitnodiging';
        };
      }>;
    jobTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals de bezoeker die opgaf.';
          label: 'Functie';
        };
      }>;
    language: Schema.Attribute.Enumeration<['nl', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarin deze bezoeker mail krijgt.';
          label: 'Taal';
        };
      }> &
      Schema.Attribute.DefaultTo<'nl'>;
    lastName: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zonder tussenvoegsel.';
          label: 'Achternaam';
        };
      }>;
    lastUsedAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Hooguit een dag ouder dan het laatste bezoek met dit account; leeg als het nog niet is gebruikt.';
          label: 'Laatst gebruikt op';
        };
      }>;
    listed: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Andere bezoekers die inloggen zien naam, functie, organisatie en type organisatie.';
          label: 'In de netwerklijst';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    listing: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Naam, functie en organisatie in kleine letters zonder accenten; leeg voor wie er niet in staat.';
          label: 'Zoektekst in de netwerklijst';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::visitor-profile.visitor-profile'
    > &
      Schema.Attribute.Private;
    mails: Schema.Attribute.Relation<
      'oneToMany',
      'api::outbox-mail.outbox-mail'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Mail over dit account.';
          label: 'Mail';
        };
      }>;
    newAddress: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wacht op bevestiging door de bezoeker.';
          label: 'Nieuw e-mailadres';
        };
      }>;
    newAddressHash: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Controlegetal van de laatste link.';
          label: 'Link voor het nieuwe adres';
        };
      }>;
    newAddressUntil: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Daarna vergeten wij dat adres.';
          label: 'Link voor het nieuwe adres geldig tot';
        };
      }>;
    organisation: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Zoals de bezoeker die opgaf.';
          label: 'Organisatie';
        };
      }>;
    organisationType: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Gekozen uit de lijst van het registratieformulier.';
          label: 'Type organisatie';
        };
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Internationaal geschreven.';
          label: 'Telefoonnummer';
        };
      }>;
    photo: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Naam van het bestand in de besloten opslag.';
          label: 'Foto';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    registeredAt: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wanneer het account is gemaakt.';
          label: 'Geregistreerd op';
        };
      }>;
    resetHash: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Controlegetal van de laatste link.';
          label: 'Herstellink';
        };
      }>;
    resetUntil: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Daarna vraagt de bezoeker een nieuwe.';
          label: 'Herstellink geldig tot';
        };
      }>;
    sharedFields: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: "Welke gegevens standhouders krijgen bij 'altijd'.";
          label: 'Gedeeld zonder vraag';
        };
      }>;
    sharing: Schema.Attribute.Enumeration<['ask', 'always', 'never']> &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Wat er gebeurt als een standhouder de badge scant: vragen, altijd of nooit.';
          label: 'Delen met standhouders';
        };
      }> &
      Schema.Attribute.DefaultTo<'ask'>;
    source: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Pagina waarop de bezoeker zich registreerde.';
          label: 'Bron';
        };
      }>;
    tellSaved: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Krijgt mail als een bewaard programmaonderdeel een andere tijd of plaats krijgt, of niet doorgaat.';
          label: 'Mail over wat bewaard is';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    user: Schema.Attribute.Relation<
      'oneToOne',
      'plugin::users-permissions.user'
    > &
      Schema.Attribute.SetPluginOptions<{
        beursvloer: {
          description: 'Waarmee deze bezoeker inlogt.';
          label: 'Account';
        };
      }>;
  };
}

export interface ApiWastebasketItemWastebasketItem
  extends Struct.CollectionTypeSchema {
  collectionName: 'wastebasket_items';
  info: {
    description: 'Wat medewerkers van de inhoud verwijderden, dertig dagen lang.';
    displayName: 'Prullenbak';
    pluralName: 'wastebasket-items';
    singularName: 'wastebasket-item';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    content: Schema.Attribute.JSON & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deletedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    deletedBy: Schema.Attribute.String;
    document: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::wastebasket-item.wastebasket-item'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.Text & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesRelease
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_releases';
  info: {
    displayName: 'Release';
    pluralName: 'releases';
    singularName: 'release';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    actions: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release-action'
    >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    releasedAt: Schema.Attribute.DateTime;
    scheduledAt: Schema.Attribute.DateTime;
    status: Schema.Attribute.Enumeration<
      ['ready', 'blocked', 'failed', 'done', 'empty']
    > &
      Schema.Attribute.Required;
    timezone: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesReleaseAction
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_release_actions';
  info: {
    displayName: 'Release Action';
    pluralName: 'release-actions';
    singularName: 'release-action';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentType: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    entryDocumentId: Schema.Attribute.String;
    isEntryValid: Schema.Attribute.Boolean;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release-action'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    release: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::content-releases.release'
    >;
    type: Schema.Attribute.Enumeration<['publish', 'unpublish']> &
      Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginI18NLocale extends Struct.CollectionTypeSchema {
  collectionName: 'i18n_locale';
  info: {
    collectionName: 'locales';
    description: '';
    displayName: 'Locale';
    pluralName: 'locales';
    singularName: 'locale';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Unique;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::i18n.locale'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflow
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows';
  info: {
    description: '';
    displayName: 'Workflow';
    name: 'Workflow';
    pluralName: 'workflows';
    singularName: 'workflow';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentTypes: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'[]'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    stageRequiredToPublish: Schema.Attribute.Relation<
      'oneToOne',
      'plugin::review-workflows.workflow-stage'
    >;
    stages: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow-stage'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflowStage
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows_stages';
  info: {
    description: '';
    displayName: 'Stages';
    name: 'Workflow Stage';
    pluralName: 'workflow-stages';
    singularName: 'workflow-stage';
  };
  options: {
    draftAndPublish: false;
    version: '1.1.0';
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<'#4945FF'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow-stage'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    permissions: Schema.Attribute.Relation<'manyToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    workflow: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::review-workflows.workflow'
    >;
  };
}

export interface PluginUploadFile extends Struct.CollectionTypeSchema {
  collectionName: 'files';
  info: {
    description: '';
    displayName: 'File';
    pluralName: 'files';
    singularName: 'file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    alternativeText: Schema.Attribute.Text;
    caption: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    ext: Schema.Attribute.String;
    focalPoint: Schema.Attribute.JSON;
    folder: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'> &
      Schema.Attribute.Private;
    folderPath: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    formats: Schema.Attribute.JSON;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::upload.file'
    > &
      Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    previewUrl: Schema.Attribute.Text;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    provider_metadata: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    related: Schema.Attribute.Relation<'morphToMany'>;
    size: Schema.Attribute.Decimal & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    width: Schema.Attribute.Integer;
  };
}

export interface PluginUploadFolder extends Struct.CollectionTypeSchema {
  collectionName: 'upload_folders';
  info: {
    displayName: 'Folder';
    pluralName: 'folders';
    singularName: 'folder';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    children: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    files: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::upload.folder'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    parent: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'>;
    path: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    pathId: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsPermission
  extends Struct.CollectionTypeSchema {
  collectionName: 'up_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::users-permissions.role'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsRole
  extends Struct.CollectionTypeSchema {
  collectionName: 'up_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.role'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.String & Schema.Attribute.Unique;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    users: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.user'
    >;
  };
}

export interface PluginUsersPermissionsUser
  extends Struct.CollectionTypeSchema {
  collectionName: 'up_users';
  info: {
    description: '';
    displayName: 'Accounts van bezoekers';
    name: 'user';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
    timestamps: true;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    blocked: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    confirmationToken: Schema.Attribute.String & Schema.Attribute.Private;
    confirmed: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.user'
    > &
      Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    provider: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    role: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::users-permissions.role'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    username: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ContentTypeSchemas {
      'admin::api-token': AdminApiToken;
      'admin::api-token-permission': AdminApiTokenPermission;
      'admin::permission': AdminPermission;
      'admin::role': AdminRole;
      'admin::session': AdminSession;
      'admin::transfer-token': AdminTransferToken;
      'admin::transfer-token-permission': AdminTransferTokenPermission;
      'admin::user': AdminUser;
      'api::acting-session.acting-session': ApiActingSessionActingSession;
      'api::calendar-item.calendar-item': ApiCalendarItemCalendarItem;
      'api::concept.concept': ApiConceptConcept;
      'api::consent.consent': ApiConsentConsent;
      'api::content-import.content-import': ApiContentImportContentImport;
      'api::content-version.content-version': ApiContentVersionContentVersion;
      'api::day.day': ApiDayDay;
      'api::deletion-report.deletion-report': ApiDeletionReportDeletionReport;
      'api::deletion.deletion': ApiDeletionDeletion;
      'api::edition.edition': ApiEditionEdition;
      'api::exhibitor-badge.exhibitor-badge': ApiExhibitorBadgeExhibitorBadge;
      'api::exhibitor-category.exhibitor-category': ApiExhibitorCategoryExhibitorCategory;
      'api::exhibitor-member.exhibitor-member': ApiExhibitorMemberExhibitorMember;
      'api::exhibitor-news.exhibitor-news': ApiExhibitorNewsExhibitorNews;
      'api::exhibitor-proposal.exhibitor-proposal': ApiExhibitorProposalExhibitorProposal;
      'api::exhibitor-return.exhibitor-return': ApiExhibitorReturnExhibitorReturn;
      'api::exhibitor-task-answer.exhibitor-task-answer': ApiExhibitorTaskAnswerExhibitorTaskAnswer;
      'api::exhibitor-task.exhibitor-task': ApiExhibitorTaskExhibitorTask;
      'api::exhibitor.exhibitor': ApiExhibitorExhibitor;
      'api::failure-limit.failure-limit': ApiFailureLimitFailureLimit;
      'api::fair-link.fair-link': ApiFairLinkFairLink;
      'api::faq-item.faq-item': ApiFaqItemFaqItem;
      'api::form-settings.form-settings': ApiFormSettingsFormSettings;
      'api::hall.hall': ApiHallHall;
      'api::interview.interview': ApiInterviewInterview;
      'api::lead.lead': ApiLeadLead;
      'api::live-fact.live-fact': ApiLiveFactLiveFact;
      'api::meeting.meeting': ApiMeetingMeeting;
      'api::navigation-item.navigation-item': ApiNavigationItemNavigationItem;
      'api::news-item.news-item': ApiNewsItemNewsItem;
      'api::organisation-type.organisation-type': ApiOrganisationTypeOrganisationType;
      'api::outbox-mail.outbox-mail': ApiOutboxMailOutboxMail;
      'api::page.page': ApiPagePage;
      'api::partner.partner': ApiPartnerPartner;
      'api::passage.passage': ApiPassagePassage;
      'api::pavilion.pavilion': ApiPavilionPavilion;
      'api::photo-album.photo-album': ApiPhotoAlbumPhotoAlbum;
      'api::product.product': ApiProductProduct;
      'api::programme-item.programme-item': ApiProgrammeItemProgrammeItem;
      'api::push-delivery.push-delivery': ApiPushDeliveryPushDelivery;
      'api::push-installation.push-installation': ApiPushInstallationPushInstallation;
      'api::push-item-fact.push-item-fact': ApiPushItemFactPushItemFact;
      'api::push-message.push-message': ApiPushMessagePushMessage;
      'api::push-saved-item.push-saved-item': ApiPushSavedItemPushSavedItem;
      'api::redirect.redirect': ApiRedirectRedirect;
      'api::reference-counter.reference-counter': ApiReferenceCounterReferenceCounter;
      'api::regulation.regulation': ApiRegulationRegulation;
      'api::room.room': ApiRoomRoom;
      'api::saved-entry.saved-entry': ApiSavedEntrySavedEntry;
      'api::search-miss.search-miss': ApiSearchMissSearchMiss;
      'api::short-link.short-link': ApiShortLinkShortLink;
      'api::sign-in-link.sign-in-link': ApiSignInLinkSignInLink;
      'api::sign-up.sign-up': ApiSignUpSignUp;
      'api::site-settings.site-settings': ApiSiteSettingsSiteSettings;
      'api::speaker.speaker': ApiSpeakerSpeaker;
      'api::stand-invoice.stand-invoice': ApiStandInvoiceStandInvoice;
      'api::stand-picture.stand-picture': ApiStandPictureStandPicture;
      'api::stand.stand': ApiStandStand;
      'api::statistics-count.statistics-count': ApiStatisticsCountStatisticsCount;
      'api::statistics-day.statistics-day': ApiStatisticsDayStatisticsDay;
      'api::statistics-node.statistics-node': ApiStatisticsNodeStatisticsNode;
      'api::statistics-settings.statistics-settings': ApiStatisticsSettingsStatisticsSettings;
      'api::submission-file.submission-file': ApiSubmissionFileSubmissionFile;
      'api::submission.submission': ApiSubmissionSubmission;
      'api::subscription.subscription': ApiSubscriptionSubscription;
      'api::synonym.synonym': ApiSynonymSynonym;
      'api::tariff.tariff': ApiTariffTariff;
      'api::team-member.team-member': ApiTeamMemberTeamMember;
      'api::theme.theme': ApiThemeTheme;
      'api::two-factor.two-factor': ApiTwoFactorTwoFactor;
      'api::vacancy.vacancy': ApiVacancyVacancy;
      'api::visitor-profile.visitor-profile': ApiVisitorProfileVisitorProfile;
      'api::wastebasket-item.wastebasket-item': ApiWastebasketItemWastebasketItem;
      'plugin::content-releases.release': PluginContentReleasesRelease;
      'plugin::content-releases.release-action': PluginContentReleasesReleaseAction;
      'plugin::i18n.locale': PluginI18NLocale;
      'plugin::review-workflows.workflow': PluginReviewWorkflowsWorkflow;
      'plugin::review-workflows.workflow-stage': PluginReviewWorkflowsWorkflowStage;
      'plugin::upload.file': PluginUploadFile;
      'plugin::upload.folder': PluginUploadFolder;
      'plugin::users-permissions.permission': PluginUsersPermissionsPermission;
      'plugin::users-permissions.role': PluginUsersPermissionsRole;
      'plugin::users-permissions.user': PluginUsersPermissionsUser;
    }
  }
}
