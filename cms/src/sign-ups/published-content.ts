import type { Core } from '@strapi/strapi'
import type { Fair } from '../fair/fair'
import { readFair } from '../fair/read-fair'
import { readItem, type SignUpItem } from './item'
import { readSessionTexts, type SessionTexts } from './session-facts'

type Language = 'nl' | 'en'

/** The published content that sign-ups need, each part read once. */
export class PublishedContent {
  private readonly fairs = new Map<Language, Promise<Fair>>()
  private readonly items = new Map<string, Promise<SignUpItem | null>>()
  private readonly sessions = new Map<string, Promise<SessionTexts | null>>()
  private settings: Promise<string> | undefined

  constructor(private readonly strapi: Core.Strapi) {}

  fair(language: Language): Promise<Fair> {
    const fair = this.fairs.get(language) ?? readFair(this.strapi, language)
    this.fairs.set(language, fair)
    return fair
  }

  item(id: string): Promise<SignUpItem | null> {
    const item = this.items.get(id) ?? readItem(this.strapi, id)
    this.items.set(id, item)
    return item
  }

  /** The calendar event of an item, in a language. */
  session(id: string, language: Language): Promise<SessionTexts | null> {
    const key = `${id} ${language}`
    const session = this.sessions.get(key) ?? readSessionTexts(this.strapi, id, language)
    this.sessions.set(key, session)
    return session
  }

  /** Document id of the site's settings, of which the exports of the site make their names as well. */
  settingsId(): Promise<string> {
    this.settings ??= this.strapi.db
      .query('api::site-settings.site-settings')
      .findOne({ select: ['documentId'], where: { locale: 'nl' } })
      .then((settings: { documentId: string } | null) => settings?.documentId ?? '')
    return this.settings
  }
}
